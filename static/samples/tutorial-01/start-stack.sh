#!/usr/bin/env bash
# Prepares the folders of the OCR stack and starts it (Linux and macOS).
#
#   bash start-stack.sh             logs in to the registry that .env names, and pulls missing images
#   bash start-stack.sh --no-login  the registry needs no login, or you have logged in already
#   bash start-stack.sh --offline   no login, no pull: all images are on this machine
set -euo pipefail

case ${1:-} in
  -h | --help) sed -n '1d; /^# shellcheck/d; /^#/!q; s/^# \{0,1\}//p' "$0" && exit 0 ;;
esac
case "$*" in
  "") login=yes pull=missing ;;
  --no-login) login=no pull=missing ;;
  --offline) login=no pull=never ;;
  *) echo "start-stack.sh: expected no argument, --no-login or --offline, not \"$*\"; see --help" >&2 && exit 2 ;;
esac
cd "$(dirname "$0")"

if [ ! -f .env ]; then
  echo "There is no .env here. Save env.txt as .env and fill it in." >&2
  exit 1
fi
# Comments may contain the word.
if grep -n '^[^#]*change-me' .env >&2; then
  echo "Replace each change-me in .env first." >&2
  exit 1
fi
if sed -n '/license-configuration:/,$p' controller-config/application.yaml | grep '^[^#]*change-me' >&2; then
  echo "Replace each change-me of the licence in controller-config/application.yaml first." >&2
  exit 1
fi

# A stack with the same name would lose its containers to this one.
name=${COMPOSE_PROJECT_NAME:-$(sed -n 's/^COMPOSE_PROJECT_NAME=//p' .env | tail -n 1)}
name=${name:-$(sed -n 's/^name: *//p' docker-compose.yaml)}
docker ps --all --filter "label=com.docker.compose.project=$name" \
  --format '{{.Label "com.docker.compose.project.working_dir"}}' |
  while read -r directory; do
    if [ -d "$directory" ] && ! [ "$directory" -ef . ]; then
      echo "There is a stack $name in $directory already. Set COMPOSE_PROJECT_NAME in .env to another name." >&2
      exit 1
    fi
  done

if grep -F jadice-flow-controller:0.26.5 docker-compose.yaml; then
  echo "This is a tag of the 2023 demo stack. For another release, press Ctrl+C and enter its tags in docker-compose.yaml."
fi

sudo_command=""
if [ "$(id -u)" -ne 0 ]; then
  sudo_command="sudo"
fi

echo "1/4 Log in to the registry"
registry=$(sed -n 's/^JF_CONTAINER_REGISTRY_JADICE=//p' .env | tail -n 1)
if [ "$login" = no ]; then
  echo "Skipped."
else
  docker login "${registry%%/*}"
fi

echo "2/4 Give the folders to the users of the containers"
mkdir -p eureka-data
# Controller and worker run as user and group 538446.
$sudo_command chown -R "$(id -u):538446" controller-config worker-config
# The folders of the data store get group 0, as in the public demo stack.
$sudo_command chown -R "$(id -u):0" eureka-config eureka-data
$sudo_command chmod -R u+rwX,g+rwX controller-config worker-config eureka-config eureka-data
# New files get the group of their folder, also those of an editor or of "sed -i".
$sudo_command find controller-config worker-config eureka-config eureka-data -type d -exec chmod g+s {} +
# These hold secrets.
chmod 600 .env
$sudo_command chmod -R o= controller-config

echo "3/4 Start the containers"
docker compose up -d --pull "$pull"

echo "4/4 Show the containers"
docker compose ps
