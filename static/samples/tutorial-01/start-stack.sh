#!/usr/bin/env bash
# Prepares the folders of the OCR stack and starts it (Linux and macOS).
set -euo pipefail
cd "$(dirname "$0")"

if [ ! -f .env ]; then
  echo "There is no .env here. Save env.txt as .env and fill it in." >&2
  exit 1
fi

sudo_command=""
if [ "$(id -u)" -ne 0 ]; then
  sudo_command="sudo"
fi

echo "1/4 Log in to the registry"
docker login registry.jadice.com

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
docker compose up -d

echo "4/4 Show the containers"
docker compose ps
