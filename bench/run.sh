#!/bin/sh
# Builds a directory of yardstick agents, cold, then with nothing changed, then with one agent in a hundred changed, and
# says what each cost.
#
#   bench/run.sh [AGENTS [SEED]]      1000 agents of seed 1, unless told otherwise
#
# Build first: mvn -Pbench,product -DskipTests -pl bench -am package. JAVA_HOME names the JDK; JVM holds further options
# of it, such as -Xmx256m or -XX:StartFlightRecording=filename=run.jfr,settings=profile. The folder of a run lies in
# bench/target/run and is taken away at the end, unless KEEP is set.
#
# CPU time is of the whole process, compiler and collector included, and is what to compare on a machine that others use
# too. It needs GNU time, which Debian packages as time.
set -eu

agents=${1:-1000}
seed=${2:-1}
here=$(cd -- "$(dirname -- "$0")" && pwd -P)
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
classes=${CLASSES:-$(printf '%s:' "$here"/target/product/*.jar "$here"/target/product/lib/*.jar)}
run=$here/target/run-$agents-$seed

[ -x /usr/bin/time ] || { echo "bench: needs /usr/bin/time" >&2; exit 2; }
mkdir -p "$run"
[ -n "${KEEP-}" ] || trap 'rm -rf "$run"' EXIT
[ -f "$run/agents.jsonl" ] || "$java" -cp "$classes" io.agentdoc.bench.MakeDirectory "$run" "$agents" "$seed"

# What: a name for the line, then further options of build.
build() {
    what=$1
    shift
    # shellcheck disable=SC2086
    (cd "$run" && /usr/bin/time -q -f '%U %S %e %M' -o measured "$java" ${JVM-} -XX:-UsePerfData -cp "$classes" \
        io.agentdoc.cli.Main build agentdoc.yaml --offline --cache cache -o site "$@" 2>"$run/said") \
        || { cat "$run/said" >&2; exit 1; }
    awk -v what="$what" -v agents="$agents" '{
        cpu = $1 + $2
        printf "%-18s %8d agents  %8.3f ms CPU an agent  %7.0f agents a second  %7.0f a CPU second  %5.0f MB\n",
            what, agents, cpu * 1000 / agents, agents / $3, agents / cpu, $4 / 1024 }' "$run/measured"
}

# What the last build said of its files.
wrote() {
    sed -n 's/^ *\(wrote .*\)$/and \1/p' "$run/said"
}

rm -rf "$run/site" "$run/site.hosting"
build cold
build "nothing changed"
wrote
"$java" -cp "$classes" io.agentdoc.bench.ChangeSome "$run" "$agents" "$seed" 100
build "1 % changed"
wrote
