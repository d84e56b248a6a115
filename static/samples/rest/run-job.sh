#!/bin/sh
# Submits a job request to a jadice flow controller, waits for the end of the job and saves the result.
#
#   ./run-job.sh job-request.json [result.json]    submit the request, wait, fetch the result
#   ./run-job.sh --job 18 [result.json]            do not submit: wait for job 18, fetch its result
#
# Needs a POSIX shell, curl and jq. Settings come from the environment:
#   FLOW_URL            address of the controller            (http://localhost:8080)
#   FLOW_TOKEN          access token for OAuth2              (none)
#   FLOW_TOKEN_COMMAND  command that prints a new token, run when a call answers 401: with-token.sh printenv FLOW_TOKEN
#   FLOW_USER           name for HTTP Basic                  (none)
#   FLOW_PASSWORD       password for HTTP Basic              (none)
#   FLOW_DEADLINE       give up after this many seconds        (600)
#   FLOW_HTTP_TIMEOUT   seconds for one HTTP call            (60)
#   FLOW_POLL_MAX       longest pause between two polls      (30)
#   FLOW_END_STATES     more status values that end a job, separated by spaces; take them from
#                       your tests or from jadice support    (none)
#
# Exit codes: 0 finished, 1 ended with another status, 2 invalid arguments, 3 HTTP or network error, 4 deadline.
set -u

case ${1:-} in
  -h | --help) sed -n '1d; /^# shellcheck/d; /^#/!q; s/^# \{0,1\}//p' "$0" && exit 0 ;;
esac

FLOW_URL=${FLOW_URL:-http://localhost:8080}
FLOW_URL=${FLOW_URL%/}
FLOW_DEADLINE=${FLOW_DEADLINE:-600}
FLOW_HTTP_TIMEOUT=${FLOW_HTTP_TIMEOUT:-60}
FLOW_POLL_MAX=${FLOW_POLL_MAX:-30}
FLOW_END_STATES=${FLOW_END_STATES:-}

say() { printf '%s\n' "$*" >&2; }
fail() { code=$1; shift; say "Error: $*"; exit "$code"; }
usage() { fail 2 "expected job-request.json [result.json] or --job <job ID> [result.json]; see --help"; }

for tool in curl jq; do
  command -v "$tool" >/dev/null 2>&1 || fail 2 "$tool is not installed."
done

job_id=''
request=''
case ${1:-} in
  --job) [ $# -le 3 ] || usage; job_id=${2:-}; result=${3:-result.json} ;;
  '' | -*) usage ;;
  *) [ $# -le 2 ] || usage; request=$1; result=${2:-result.json} ;;
esac
if [ -z "$request" ]; then
  case $job_id in '' | *[!0-9]*) usage ;; esac
else
  [ -r "$request" ] || fail 2 "Cannot read $request."
  [ -s "$request" ] || fail 2 "$request is empty."
  jq empty "$request" 2>/dev/null || fail 2 "$request is not valid JSON."
fi

# Check everything before the job is submitted.
for number in "$FLOW_DEADLINE" "$FLOW_HTTP_TIMEOUT" "$FLOW_POLL_MAX"; do
  case $number in '' | 0* | *[!0-9]*) fail 2 "Not a number of seconds: $number" ;; esac
done
[ ! -d "$result" ] || fail 2 "$result is a folder."
if [ -e "$result" ]; then [ -w "$result" ]; else [ -w "$(dirname "$result")" ]; fi || fail 2 "Cannot write $result."

umask 077
tmp=$(mktemp -d) || fail 2 "Cannot create a temporary directory."
trap 'rm -rf "$tmp"' EXIT
trap 'exit 130' HUP INT TERM

# The credentials go into a file that only this user can read, so that the process list does not show them.
quote() { printf '%s' "$1" | sed 's/[\\"]/\\&/g'; }
is_token() { case $1 in '' | *[[:space:]]*) false ;; esac; }
use_token() { printf 'header = "Authorization: Bearer %s"\n' "$(quote "$1")" >"$tmp/curl.conf"; }
: >"$tmp/curl.conf"
if [ -n "${FLOW_TOKEN:-}" ]; then
  is_token "$FLOW_TOKEN" || fail 2 "FLOW_TOKEN is no token: it contains a blank or a line break."
  use_token "$FLOW_TOKEN"
elif [ -n "${FLOW_USER:-}" ]; then
  [ -n "${FLOW_PASSWORD:-}" ] || fail 2 "FLOW_USER is set, FLOW_PASSWORD is not."
  printf 'user = "%s"\n' "$(quote "$FLOW_USER:$FLOW_PASSWORD")" >"$tmp/curl.conf"
fi

# call METHOD PATH [curl options]: sets http_code (000 = no complete answer), leaves the body in $tmp/body. After 401, once more with a new token.
call() {
  call_once "$@"
  if [ "$http_code" = 401 ] && [ -n "${FLOW_TOKEN_COMMAND:-}" ]; then
    token=$(sh -c "$FLOW_TOKEN_COMMAND") || fail 3 "FLOW_TOKEN_COMMAND failed with exit status $?."
    token=${token%"$(printf '\r')"}
    is_token "$token" || fail 3 "FLOW_TOKEN_COMMAND printed no token: expected one word."
    use_token "$token"
    call_once "$@"
  fi
}
call_once() {
  method=$1
  path=$2
  shift 2
  : >"$tmp/body"
  : >"$tmp/head"
  curl_rc=0
  http_code=$(curl --config "$tmp/curl.conf" --silent --show-error --retry 0 \
    --connect-timeout 10 --max-time "$FLOW_HTTP_TIMEOUT" \
    --request "$method" --header 'Accept: application/json' \
    --output "$tmp/body" --dump-header "$tmp/head" --write-out '%{http_code}' "$@" "$FLOW_URL$path") || curl_rc=$?
  [ "$curl_rc" -eq 0 ] || http_code=000
}

if [ -z "$job_id" ]; then
  # Sent only once, regardless of ~/.curlrc, because a second submission could start the same work twice.
  trap 'say "Interrupted. The job might exist: check the Controller UI first."; exit 130' HUP INT TERM
  call POST /job/create --header 'Content-Type: application/json' --data-binary "@$request"
  case $http_code in
    2??) ;;
    000)
      # Name, connection or certificate: nothing has been sent yet.
      case $curl_rc in 3 | 5 | 6 | 7 | 35 | 60 | 77) fail 3 "Cannot reach $FLOW_URL. Nothing was submitted." ;; esac
      fail 3 "No response to the submission. The job might exist: check the Controller UI first."
      ;;
    5??) fail 3 "HTTP $http_code. The job might exist: check the Controller UI first. $(cat "$tmp/body")" ;;
    *) fail 3 "The controller rejected the job request, HTTP $http_code: $(cat "$tmp/body")" ;;
  esac
  job_id=$(jq -er '.jobExecutionID' "$tmp/body" 2>/dev/null) ||
    fail 3 "The response contains no jobExecutionID: $(cat "$tmp/body")"
  # jq 1.6 reports no error for an empty answer.
  case $job_id in '' | *[!0-9]*) fail 3 "The response contains no jobExecutionID: $(cat "$tmp/body")" ;; esac
  say "Job $job_id submitted."
  trap 'exit 130' HUP INT TERM
fi

again="FLOW_URL='$FLOW_URL' $0 --job $job_id '$result'"
give_up_at=$(($(date +%s) + FLOW_DEADLINE))
pause=1
last=''
while :; do
  call GET "/job/execution/$job_id"
  case $http_code in
    2??)
      status=$(jq -r '.status? | strings' "$tmp/body" 2>/dev/null)
      [ -n "$status" ] || fail 3 "The response contains no status. Compare it with your Swagger UI: $(cat "$tmp/body")"
      if [ "$status" != "$last" ]; then
        say "Job $job_id: $status"
        last=$status
      fi
      [ "$status" = FINISHED ] && break
      case " $FLOW_END_STATES " in
        *" $status "*) fail 1 "Job $job_id ended with status $status." ;;
      esac
      ;;
    000 | 429 | 5??)
      asked=$(tr -d '\r' <"$tmp/head" | sed -n 's/^[Rr]etry-[Aa]fter: *\([1-9][0-9]\{0,5\}\)$/\1/p' | tail -n 1)
      [ "${asked:-0}" -le "$pause" ] || pause=$asked
      say "No usable response (HTTP $http_code). Retrying in $pause s."
      ;;
    *) fail 3 "Cannot read job $job_id, HTTP $http_code: $(cat "$tmp/body")" ;;
  esac
  if [ $(($(date +%s) + pause)) -gt "$give_up_at" ]; then
    fail 4 "Job $job_id is not finished after $FLOW_DEADLINE s, last status: ${last:-unknown}. If this status ends a job, name it in FLOW_END_STATES. To keep waiting, run: $again"
  fi
  sleep "$pause"
  pause=$((pause * 2))
  if [ "$pause" -gt "$FLOW_POLL_MAX" ]; then pause=$FLOW_POLL_MAX; fi
done

call GET "/job/result/$job_id"
case $http_code in
  2??) ;;
  *) fail 3 "Cannot fetch the result, HTTP $http_code. Try again with: $again" ;;
esac
if [ ! -s "$tmp/body" ] || ! jq empty "$tmp/body" 2>/dev/null; then
  fail 3 "The response is not JSON. Compare it with your Swagger UI: $(head -c 500 "$tmp/body")"
fi
cp "$tmp/body" "$result" || fail 3 "Cannot write $result. Try again with: $again"
say "Result saved in $result. URLs of new documents:"
jq -r '.. | objects | select(.type != "META") | .url? | strings' "$result" 2>/dev/null
exit 0
