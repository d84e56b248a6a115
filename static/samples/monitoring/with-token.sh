#!/bin/sh
# Runs a command with a fresh access token of Keycloak in FLOW_TOKEN, for cron, because a token is valid for only a few minutes.
#
#   ./with-token.sh ./check-stack.sh
#   ./with-token.sh ./run-job.sh job-request.json result.json
#
# Needs a POSIX shell, curl and jq. Settings come from the environment:
#   FLOW_TOKEN_URL      address for tokens, such as https://sso.example.com/realms/jadice-flow/protocol/openid-connect/token
#   FLOW_CLIENT_ID      Keycloak client with a service account            (jadice-flow-sa)
#   FLOW_SECRET_FILE    file with its secret; chmod 600                   (client-secret.txt)
#
# Exit codes: 2 invalid use, 3 no token, with the reason on standard error; else that of the command.
set -u

case ${1:-} in
  -h | --help) sed -n '1d; /^# shellcheck/d; /^#/!q; s/^# \{0,1\}//p' "$0" && exit 0 ;;
  '' | -*) printf 'with-token.sh: expected a command; see --help\n' >&2 && exit 2 ;;
esac

# Standard output belongs to the command: its reader must not take this text for a token.
fail() { printf 'UNKNOWN  %s\n' "$*" >&2; exit 3; }
[ -n "${FLOW_TOKEN_URL:-}" ] || fail "FLOW_TOKEN_URL is not set"
file=${FLOW_SECRET_FILE:-client-secret.txt}
if [ ! -r "$file" ] || [ ! -s "$file" ]; then fail "cannot read the client secret in $file"; fi
for tool in curl jq; do
  command -v "$tool" >/dev/null 2>&1 || fail "$tool is not installed"
done

# The secret goes in by standard input, so that the process list does not show it; a line break at its end does not count.
answer=$(printf %s "$(cat "$file")" | curl --silent --show-error --fail --max-time 30 \
  --data grant_type=client_credentials \
  --data-urlencode "client_id=${FLOW_CLIENT_ID:-jadice-flow-sa}" \
  --data-urlencode client_secret@- "$FLOW_TOKEN_URL") || fail "no token from $FLOW_TOKEN_URL"
FLOW_TOKEN=$(printf '%s' "$answer" | jq -er '.access_token | strings | select(test("^\\S+$"))' 2>/dev/null) || fail "the answer of $FLOW_TOKEN_URL holds no access_token"
export FLOW_TOKEN
exec "$@"
