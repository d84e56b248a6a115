@echo off
rem Prepares the folders of the OCR stack and starts it (Windows).
setlocal
cd /d "%~dp0"

if not exist .env (
  echo There is no .env here. Save env.txt as .env and fill it in.
  exit /b 1
)

echo 1/4 Log in to the registry
docker login registry.jadice.com || exit /b 1

echo 2/4 Create the folder for the documents
if not exist eureka-data mkdir eureka-data

echo 3/4 Start the containers
docker compose --env-file .env up -d || exit /b 1

echo 4/4 Show the containers
docker compose ps
