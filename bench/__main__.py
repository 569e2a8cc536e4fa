"""`python -m bench [PART…]`: engine, moves, or both. Quick as it stands; the options make it thorough."""

from __future__ import annotations

import argparse
import sys

PARTS = ["engine", "moves"]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description="How fast Toktonk is; see bench/README.md.")
    parser.add_argument("parts", nargs="*", metavar="PART", help="engine, moves; both without")
    parser.add_argument("--seconds", type=float, default=None, help="of each measurement")
    parser.add_argument("--repeats", type=int, default=3, help="of each, the servers in turn")
    parser.add_argument("--rooms", type=int, default=64, help="that play at once")
    chosen = parser.parse_args()
    parts = chosen.parts or PARTS
    if unknown := set(parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}: choose {' or '.join(PARTS)}")
    if "engine" in parts:
        from bench import engine

        engine.main(chosen.seconds or 1.0, chosen.repeats)
    if "moves" in parts:
        from bench import moves

        moves.main(chosen.rooms, chosen.seconds or 2.5, chosen.repeats)
    return 0


if __name__ == "__main__":
    sys.exit(main())
