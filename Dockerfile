# Toktonk in one small image: SQLite on the volume /data, or PostgreSQL by TOKTONK_DATABASE_URL.
#   docker build -t toktonk .
# BASE can be any image with Python 3.11 and its venv module.
ARG BASE=python:3.11.14-slim-bookworm

FROM ${BASE} AS packages
WORKDIR /srv/toktonk
COPY requirements.lock ./
RUN python3 -m venv /srv/venv \
    && /srv/venv/bin/python -m pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.lock \
    && /srv/venv/bin/python -m pip uninstall --yes pip setuptools \
    && find /srv/venv -name __pycache__ -type d -prune -exec rm -rf {} +

FROM ${BASE}
LABEL org.opencontainers.image.title="Toktonk" \
      org.opencontainers.image.description="Tokken, Tok and Tonk with friends in the browser" \
      org.opencontainers.image.licenses="MIT"
RUN groupadd --gid 10001 toktonk \
    && useradd --uid 10001 --gid toktonk --no-create-home --no-log-init --home-dir /nonexistent \
        --shell /usr/sbin/nologin toktonk \
    && install -d -o toktonk -g toktonk -m 0750 /data
COPY --from=packages /srv/venv /srv/venv
WORKDIR /srv/toktonk
COPY LICENSE ./
COPY migrations ./migrations
COPY static ./static
COPY app ./app
# Compiled once here, since the running container may not write beside the code.
RUN /srv/venv/bin/python -m compileall -q -j 0 app migrations /srv/venv/lib
ENV PATH=/srv/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    TOKTONK_HOST=0.0.0.0 \
    TOKTONK_PORT=8000 \
    TOKTONK_DATABASE_URL=sqlite:////data/toktonk.db
USER 10001:10001
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=4s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as ask; ask.urlopen('http://127.0.0.1:' + os.environ['TOKTONK_PORT'] + '/healthz', timeout=3)"]
CMD ["python", "-m", "app", "serve"]
