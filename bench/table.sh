#!/bin/sh
# Measures how fast the program is, and writes docs/performance.md with all that was measured so far.
#
#   bench/table.sh                     every scenario but the million; takes hours
#   bench/table.sh cold small          these two
#   bench/table.sh parts               the parts, by JMH
#   bench/table.sh page                measures nothing and writes the page
#
# Scenarios: parts cold small cores start package fetch memory large search million. bench/README.md says what each does
# and how long it takes.
#
# ROUNDS (5) is of how many rounds each median is; AGENTS (10000) and MANY (100000) are how many agents a usual and a
# large build have. WORK (bench/target/table) is where they lie, with what was measured; LAUNCHER (./agentdoc) is the
# program; PAGE is another page to write. Build first: mvn -Pbench,product -DskipTests -pl bench -am package; and
# bench/install.sh for the peers.
set -eu

here=$(cd -- "$(dirname -- "$0")" && pwd -P)
root=${here%/*}
work=${WORK:-$here/target/table}
launcher=${LAUNCHER:-$root/agentdoc}
page=${PAGE:-$root/docs/performance.md}
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
classes=${CLASSES:-$(printf '%s:' "$here"/target/product/*.jar "$here"/target/product/lib/*.jar)}
commit=$(git -C "$root" describe --always --dirty 2>/dev/null || echo unknown)

[ -x /usr/bin/time ] || { echo "bench: needs /usr/bin/time; bench/install.sh installs it" >&2; exit 2; }
[ $# -gt 0 ] || set -- parts cold small cores start package fetch memory large search
mkdir -p "$work"
work=$(cd -- "$work" && pwd -P)

# The first start builds the program and rehearses it; neither is to be measured.
"$launcher" --version >&2
program=$classes
if [ -r "$root/target/product/current" ]; then
    program=$(printf '%s:' "$root/target/product/run/$(cat "$root/target/product/current")"/*.jar)
fi

scenarios=
for scenario; do
    case $scenario in
        page) ;;
        parts)
            # shellcheck disable=SC2086
            "$java" -cp "$classes" org.openjdk.jmh.Main ${JMH-} -jvmArgs -Xmx1g -rf json -rff "$work/parts.new" 'io\.agentdoc\.bench\.parts\.'
            mv "$work/parts.new" "$work/parts.json"
            printf '%s, %s, on %s\n' "$(date -u +%F)" "$commit" "$(sed -n 's/^model name.*: //p' /proc/cpuinfo | head -n 1)" >"$work/parts.of"
            ;;
        *) scenarios="$scenarios $scenario" ;;
    esac
done
# shellcheck disable=SC2086
"$java" -cp "$classes" -Dbench.root="$root" -Dbench.work="$work" -Dbench.launcher="$launcher" -Dbench.program="$program" \
    -Dbench.classes="$classes" -Dbench.rounds="${ROUNDS:-5}" -Dbench.agents="${AGENTS:-10000}" \
    -Dbench.many="${MANY:-100000}" -Dbench.commit="$commit" -Dbench.page="$page" io.agentdoc.bench.Table $scenarios
