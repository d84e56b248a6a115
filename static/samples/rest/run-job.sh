#!/bin/sh
# Uploads a document, runs a job of jadice flow on it, waits for its end and downloads the result.
#
#   ./run-job.sh --upload page.png --template ocr [--out result]    all of it, into the folder result
#   ./run-job.sh job-request.json [result.json]                     submit the request, wait, fetch the result
#   ./run-job.sh --job 18 [result.json]                             do not submit: wait for job 18, fetch its result
#
# With --out result instead of result.json, they download the new documents, too. Needs a POSIX shell, curl and jq.
# For settings such as FLOW_URL and for the exit codes, see "Settings and exit codes" on the page "REST API".
set -u

case ${1:-} in
  -h | --help) sed -n '1d; /^# shellcheck/d; /^#/!q; s/^# \{0,1\}//p' "$0" && exit 0 ;;
esac

# The command to go on repeats these settings. The others are secrets or optional.
shell_word() { printf "'%s'" "$(printf '%s' "$1" | sed "s/'/'\\\\''/g")"; }
own='' made='' # made: the job file of this call
for name in FLOW_URL FLOW_STORE_URL FLOW_STORE_INNER_URL FLOW_END_STATES; do
  eval "value=\${$name:-}"
  [ -z "$value" ] || own="$own$name=$(shell_word "$value") "
done
FLOW_URL=${FLOW_URL:-http://localhost:8080}
FLOW_URL=${FLOW_URL%/}
FLOW_STORE_URL=${FLOW_STORE_URL:-http://localhost:8085}
FLOW_STORE_URL=${FLOW_STORE_URL%/}
FLOW_STORE_INNER_URL=${FLOW_STORE_INNER_URL:-$FLOW_STORE_URL}
FLOW_STORE_INNER_URL=${FLOW_STORE_INNER_URL%/}
: "${FLOW_DEADLINE:=600}" "${FLOW_HTTP_TIMEOUT:=60}" "${FLOW_POLL_MAX:=30}" "${FLOW_END_STATES:=}" "${FLOW_JOB_FILE:=}" "${FLOW_MIME_TYPE:=}"

say() { printf '%s\n' "$*" >&2; }
fail() {
  code=$1
  shift
  case $code in 2 | 3 | 7) [ -z "$made" ] || rm -f "$made" ;; esac # nothing was submitted
  say "Error: $*"
  exit "$code"
}
usage() { fail 2 "expected --upload <file> --template <name>, job-request.json or --job <job ID>; see --help"; }

for tool in curl jq; do
  command -v "$tool" >/dev/null 2>&1 || fail 2 "$tool is not installed."
done

# Check everything before the job is submitted.
job_id='' request='' document='' template='' out='' result=''
while [ $# -gt 0 ]; do
  case $1 in
    -*) [ -n "${2:-}" ] || usage ;;
  esac
  case $1 in
    --upload) [ -z "$document" ] && document=$2 ;;
    --template) [ -z "$template" ] && template=$2 ;;
    --out) [ -z "$out" ] && out=$2 ;;
    --job) [ -z "$job_id" ] && job_id=$2 ;;
    '' | -*) usage ;;
    *)
      [ -z "$result" ] || usage
      if [ -z "$job_id$document$request" ]; then request=$1; else result=$1; fi
      set -- "$1" "$@"
      ;;
  esac || usage
  shift 2
done
case $job_id in *[!0-9]*) usage ;; esac
case "${job_id:+job}${document:+upload}${request:+request} ${template:+template}" in
  'upload template') out=${out:-result} ;;
  'job ' | 'request ') ;;
  *) usage ;;
esac
[ -z "$out" ] || [ -z "$result" ] || usage
file=${document:-$request}
[ -z "$file" ] || { [ -r "$file" ] && [ ! -d "$file" ]; } || fail 2 "Cannot read $file."
[ -z "$request" ] || { [ -s "$request" ] && jq empty "$request" 2>/dev/null; } || fail 2 "$request is not valid JSON."
for number in "$FLOW_DEADLINE" "$FLOW_HTTP_TIMEOUT" "$FLOW_POLL_MAX"; do
  case $number in '' | 0* | *[!0-9]*) fail 2 "Not a number of seconds: $number" ;; esac
done
mkdir -p "${out:-.}" 2>/dev/null || fail 2 "Cannot make the folder $out."
result=${out:+$out/}${result:-result.json}
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

: >"$tmp/store.conf"
[ -z "${EUREKA_USERNAME:-}" ] || printf 'user = "%s"\n' "$(quote "$EUREKA_USERNAME:${EUREKA_PASSWORD:-}")" >"$tmp/store.conf"

# call METHOD ADDRESS [curl options]: sets http_code (000 = no complete answer), leaves the body in $tmp/body. After 401 of the controller, once
# more with a new token.
call() {
  call_once "$@"
  case $2 in "$FLOW_URL"/*) ;; *) return ;; esac
  if [ "$http_code" = 401 ] && [ -n "${FLOW_TOKEN_COMMAND:-}" ]; then
    code=3
    [ -z "$job_id" ] || code=6
    token=$(sh -c "$FLOW_TOKEN_COMMAND") || fail "$code" "FLOW_TOKEN_COMMAND failed with exit status $?."
    token=${token%"$(printf '\r')"}
    is_token "$token" || fail "$code" "FLOW_TOKEN_COMMAND printed no token: expected one word."
    use_token "$token"
    call_once "$@"
  fi
}
call_once() {
  method=$1
  address=$2
  shift 2
  case $address in
    "$FLOW_STORE_URL"/*) config=$tmp/store.conf ;;
    "$FLOW_URL"/*) config=$tmp/curl.conf ;;
    *) config=/dev/null ;;
  esac
  : >"$tmp/body"
  : >"$tmp/head"
  curl_rc=0
  written=$(curl --config "$config" --silent --show-error --retry 0 \
    --connect-timeout 10 --max-time "$FLOW_HTTP_TIMEOUT" \
    --request "$method" --header 'Accept: application/json, */*' \
    --output "$tmp/body" --dump-header "$tmp/head" --write-out '%{http_code} %{redirect_url}' "$@" "$address") || curl_rc=$?
  http_code=${written%% *}
  [ "$curl_rc" -eq 0 ] || http_code=000
  # The exit code if the request did not leave this machine: 2 for a wrong URL, name or certificate, else 3.
  case $curl_rc in 1 | 3 | 5 | 6 | 60 | 77) unsent=2 ;; 7 | 35) unsent=3 ;; *) unsent='' ;; esac
  wait=$(tr -d '\r' <"$tmp/head" | sed -n 's/^[Rr]etry-[Aa]fter: *//p' | tail -n 1)
  # Seconds that Retry-After asks for, as a number or a date.
  case $wait in
    '') asked=0 ;;
    *[!0-9]*) asked=$(jq -nr --arg date "$wait" '$date | try (strptime("%a, %d %b %Y %H:%M:%S GMT") | mktime - now | ceil) catch 0') ;;
    ???????*) asked=0 ;;
    *) asked=$wait ;;
  esac
  reason="HTTP $http_code"
  [ "$asked" -le 0 ] || reason="$reason, Retry-After $asked s"
  host=$(printf '%s' "${written#* }" | sed 's,^[^:]*://,,; s,[/?#].*,,; s,.*@,,; s,:[0-9]*$,,')
  [ -z "$host" ] || reason="$reason to $host"
  reason="$reason: $(head -c 500 "$tmp/body")"
}

unclear='The job might exist: check the Controller UI first.'
if [ -n "$FLOW_JOB_FILE" ] && [ -z "$job_id" ]; then
  # Makes the file. If there is one already, an earlier call may have submitted the job.
  (set -C && echo submitting >"$FLOW_JOB_FILE") 2>/dev/null || {
    [ -e "$FLOW_JOB_FILE" ] || fail 2 "Cannot write $FLOW_JOB_FILE."
    earlier=$(head -c 99 "$FLOW_JOB_FILE" 2>/dev/null)
    case $earlier in
      '' | *[!0-9]*) advice="$unclear Then use --job, or delete the file." ;;
      *) advice="Use --job $earlier, or another file for another document." ;;
    esac
    fail 5 "$FLOW_JOB_FILE is there from an earlier call. $advice"
  }
  made=$FLOW_JOB_FILE
fi

if [ -n "$document" ]; then
  name=$(basename "$document")
  ending=$(printf '%s' "${name##*.}" | tr '[:upper:]' '[:lower:]')
  case $ending in
    png | jpeg | tiff | bmp | gif) type=image/$ending ;;
    jpg) type=image/jpeg ;;
    tif) type=image/tiff ;;
    pdf) type=application/pdf ;;
    eml) type=message/rfc822 ;;
    docx) type=application/vnd.openxmlformats-officedocument.wordprocessingml.document ;;
    *) type=application/octet-stream ;;
  esac
  type=${FLOW_MIME_TYPE:-$type}
  [ "$type" != application/octet-stream ] || say "$name is sent as $type. FLOW_MIME_TYPE sets another type."
  call POST "$FLOW_STORE_URL/api/v1/documents" --form '__DOC={};type=application/json' \
    --form "file=@\"$(quote "$document")\";type=$type"
  path='' code=${unsent:-3}
  case $http_code in
    429) ;;
    [34]??) code=7 ;;
    2??) code=7 path=$(jq -er '"/api/v1/documents/\(.documentId | strings)/content/\(.contentElements[0].id | strings)"' "$tmp/body" 2>/dev/null) ;;
  esac
  [ -n "$path" ] || fail "$code" "Nothing was submitted, because the upload failed. $reason"
  say "Uploaded $name: $FLOW_STORE_INNER_URL$path"
  request=$tmp/request.json
  jq -n --arg template "$template" --arg url "$FLOW_STORE_INNER_URL$path" --arg name "$name" --arg type "$type" \
    '{jobTemplateName: $template, priority: 0, items: [{parts: [{url: $url, filename: $name, type: "BASE_PART", mimeType: $type}]}]}' >"$request"
fi

if [ -z "$job_id" ]; then
  # Sent only once, regardless of ~/.curlrc, because a second submission could start the same work twice.
  trap 'say "Interrupted. $unclear"; exit 130' HUP INT TERM
  call POST "$FLOW_URL/job/create" --header 'Content-Type: application/json' --data-binary "@$request"
  case $http_code$unsent in
    2??) ;;
    429 | 000?) fail "${unsent:-3}" "Nothing was submitted to $FLOW_URL. $reason" ;;
    000 | 5??) fail 5 "$unclear $reason" ;;
    *) fail 7 "$FLOW_URL rejected the job request, $reason" ;;
  esac
  # jq before 1.7 rounds large numbers, so it only checks that there is a number.
  jq -e '.jobExecutionID | tostring | test("^[0-9]+$")' "$tmp/body" >/dev/null 2>&1 &&
    job_id=$(tr -d '\n\r' <"$tmp/body" | sed -n 's/.*"jobExecutionID"[[:space:]]*:[[:space:]]*"\{0,1\}\([0-9]\{1,\}\).*/\1/p')
  [ -n "$job_id" ] || fail 5 "The response contains no jobExecutionID. $unclear $reason"
  say "Job $job_id submitted."
  [ -z "$FLOW_JOB_FILE" ] || echo "$job_id" >"$FLOW_JOB_FILE" || say "Cannot write $FLOW_JOB_FILE."
  trap 'exit 130' HUP INT TERM
fi

again="To go on without a second job, run: ${own}sh $(shell_word "$0") --job $job_id ${out:+--out }$(shell_word "${out:-$result}")"
give_up_at=$(($(date +%s) + FLOW_DEADLINE))
pause=1
last=''
unreadable() {
  state=: code=6
  [ "$last" != FINISHED ] || state=' is finished, but'
  [ "$http_code" != 404 ] || code=8 again='If the URL is right, only a new job helps.'
  fail "$code" "Job $job_id$state $* $again"
}
# pause SECONDS [TROUBLE]: the last pause ends at the deadline, but none is shorter than the server asked for. The next one is longer.
pause() {
  seconds=$pause
  [ "$seconds" -ge "$1" ] || seconds=$1
  [ -z "${2:-}" ] || say "No usable response (HTTP $http_code). Retrying in $seconds s."
  left=$((give_up_at - $(date +%s)))
  if [ "$left" -le 0 ] || [ "$1" -gt "$left" ]; then
    [ "$last" != FINISHED ] || unreadable "could not be read before the deadline of $FLOW_DEADLINE s.${2:-}"
    fail 4 "Job $job_id is not finished at the deadline of $FLOW_DEADLINE s, last status: ${last:-unknown}.${2:-} If this status ends a job, name it in FLOW_END_STATES. $again"
  fi
  [ "$seconds" -le "$left" ] || seconds=$left
  sleep "$seconds"
  pause=$((pause * 2))
  if [ "$pause" -gt "$FLOW_POLL_MAX" ]; then pause=$FLOW_POLL_MAX; fi
}
# get ADDRESS: goes on after network errors, 429 and server errors. Pauses grow until an answer is usable.
get() {
  poll_pause=$pause
  pause=1
  while :; do
    call GET "$1"
    case $http_code-$config in
      2*) break ;;
      000-* | 429-* | 5*) pause "$asked" " $1: $reason" && continue ;;
      401-/dev/null) reason="$reason No password was sent, because the URL begins with neither FLOW_STORE_URL nor FLOW_STORE_INNER_URL." ;;
    esac
    unreadable "$1 cannot be read. $reason"
  done
  pause=$poll_pause
}

while :; do
  get "$FLOW_URL/job/execution/$job_id"
  status=$(jq -r '.status? | strings' "$tmp/body" 2>/dev/null)
  [ -n "$status" ] || unreadable "the response has no status. Compare it with your Swagger UI. $reason"
  if [ "$status" != "$last" ]; then
    say "Job $job_id: $status"
    last=$status
  fi
  [ "$status" = FINISHED ] && break
  case " $FLOW_END_STATES " in
    *" $status "*) fail 1 "Job $job_id ended with status $status." ;;
  esac
  pause 0
done

get "$FLOW_URL/job/result/$job_id"
if [ ! -s "$tmp/body" ] || ! jq empty "$tmp/body" 2>/dev/null; then
  unreadable "its result is not JSON. Compare it with your Swagger UI. $reason"
fi
cp "$tmp/body" "$result" || unreadable "$result cannot be written."
parts='.. | objects | select(.type != "META" and (.url | type) == "string")'
if [ -z "$out" ]; then
  say "Result saved in $result. URLs of new documents:"
  jq -r "$parts | .url" "$result"
  exit 0
fi
# A name of a file for each address: safe characters only.
jq -r "$parts | [.url, (.filename // \"\" | tostring | if . == \"\" then \"document\" else . end | gsub(\"[^A-Za-z0-9_.-]\"; \"_\")), (.mimeType | strings // \"\")] | @tsv" "$result" >"$tmp/parts"
number=0
tab=$(printf '\t')
while IFS=$tab read -r url name type <&3; do
  number=$((number + 1))
  # The workers' name of the data store may be unknown here.
  case $url in "$FLOW_STORE_INNER_URL"/*) url=$FLOW_STORE_URL${url#"$FLOW_STORE_INNER_URL"} ;; esac
  get "$url"
  case $type in
    '' | *html*) ;;
    *) ! grep -qi '^content-type: *text/html' "$tmp/head" || unreadable "$url is an HTML page, not $type." ;;
  esac
  cp "$tmp/body" "$out/$number-$name" || unreadable "$out/$number-$name cannot be written."
  printf '%s\n' "$out/$number-$name"
done 3<"$tmp/parts"
[ "$number" -gt 0 ] || unreadable "$result names no new document. Compare it with your Swagger UI."
