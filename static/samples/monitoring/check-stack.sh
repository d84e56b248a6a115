#!/bin/sh
# Checks that controller, workers and data store of a jadice flow stack respond. For cron, Nagios, Icinga and manual checks.
#
#   ./check-stack.sh            print one line per component
#
# Needs a POSIX shell and curl. Settings come from the environment:
#   FLOW_URL            address of the controller                      (http://localhost:8080)
#   FLOW_WORKER_URLS    addresses of the workers, separated by spaces  (http://localhost:7081)
#   FLOW_STORE_URL      address of the data store                      (http://localhost:8085)
#   FLOW_TEMPLATE       a job template that must exist                 (none)
#   FLOW_TOKEN          access token for OAuth2                        (none)
#   FLOW_USER           name for HTTP Basic                            (none)
#   FLOW_PASSWORD       password for HTTP Basic                        (none)
#   FLOW_HTTP_TIMEOUT   seconds for one HTTP call                      (10)
#
# Exit codes: 0 all components answer, 2 at least one does not, 3 the check itself cannot run.
set -u

case ${1:-} in
  -h | --help) sed -n '1d; /^# shellcheck/d; /^#/!q; s/^# \{0,1\}//p' "$0" && exit 0 ;;
esac

[ $# -eq 0 ] || { echo "UNKNOWN  check-stack.sh takes no argument, but got \"$1\"; see --help"; exit 3; }

FLOW_URL=${FLOW_URL:-http://localhost:8080}
FLOW_WORKER_URLS=${FLOW_WORKER_URLS:-http://localhost:7081}
FLOW_STORE_URL=${FLOW_STORE_URL:-http://localhost:8085}
FLOW_TEMPLATE=${FLOW_TEMPLATE:-}
FLOW_HTTP_TIMEOUT=${FLOW_HTTP_TIMEOUT:-10}

command -v curl >/dev/null 2>&1 || { echo "UNKNOWN  curl is not installed"; exit 3; }
umask 077
tmp=$(mktemp -d) || { echo "UNKNOWN  cannot create a temporary directory"; exit 3; }
trap 'rm -rf "$tmp"' EXIT
trap 'exit 3' HUP INT TERM

# The credentials go into a file that only this user can read, so that the process list does not show them.
quote() { printf '%s' "$1" | sed 's/[\\"]/\\&/g'; }
: >"$tmp/curl.conf"
if [ -n "${FLOW_TOKEN:-}" ]; then
  case $FLOW_TOKEN in *[[:space:]]*) echo "UNKNOWN  FLOW_TOKEN is no token: it contains a blank or a line break"; exit 3 ;; esac
  printf 'header = "Authorization: Bearer %s"\n' "$(quote "$FLOW_TOKEN")" >"$tmp/curl.conf"
elif [ -n "${FLOW_USER:-}" ]; then
  printf 'user = "%s"\n' "$(quote "$FLOW_USER:${FLOW_PASSWORD:-}")" >"$tmp/curl.conf"
fi

# get URL [curl options]: sets code (000 = no complete answer), leaves the body in $tmp/body.
# Never use a proxy from the environment: its own response, such as 403, would look like that of a component.
get() {
  url=$1
  shift
  : >"$tmp/body"
  code=$(curl --silent --noproxy '*' --max-time "$FLOW_HTTP_TIMEOUT" --output "$tmp/body" --write-out '%{http_code}' "$@" "$url") ||
    code=000
}

failures=0
# Failures come first: Nagios usually shows only the first line.
: >"$tmp/good"
good() { printf 'OK        %s\n' "$*" >>"$tmp/good"; }
bad() {
  printf 'CRITICAL  %s\n' "$*"
  failures=$((failures + 1))
}

url="${FLOW_URL%/}/job/template-names"
get "$url" --config "$tmp/curl.conf"
if [ "$code" != 200 ]; then
  bad "controller: HTTP $code from $url"
elif [ -n "$FLOW_TEMPLATE" ] && ! grep -qF "\"$FLOW_TEMPLATE\"" "$tmp/body"; then
  bad "controller: answers, but the job template $FLOW_TEMPLATE is missing"
else
  good "controller: answers with its job templates"
fi

# is_up: the status of the whole is UP, whatever the order of the keys. What is nested is taken out first.
is_up() {
  tr -d ' \r\n\t' <"$tmp/body" | sed -e 's/^{//' -e ':nested' -e 's/{[^{}]*}//g' -e 't nested' | grep -qE '(^|,)"status":"UP"[,}]'
}

for worker in $FLOW_WORKER_URLS; do
  url="${worker%/}/actuator/health"
  get "$url" --config "$tmp/curl.conf"
  if [ "$code" = 200 ] && is_up; then
    good "worker: $worker is UP"
  else
    bad "worker: HTTP $code from $url: $(head -c 200 "$tmp/body")"
  fi
done

# Any answer below 500 shows that the data store runs; without its login, 401 is a good answer.
get "$FLOW_STORE_URL"
case $code in
  000 | 5??) bad "data store: HTTP $code from $FLOW_STORE_URL" ;;
  *) good "data store: answers with HTTP $code" ;;
esac

cat "$tmp/good"
[ "$failures" -eq 0 ] || exit 2
