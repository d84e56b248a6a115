@echo off
rem Prepares the folders of the OCR stack and starts it (Windows).
setlocal
if "%~1"=="--help" (
  echo Prepares the folders of the OCR stack and starts it. Logs in to the registry that .env names, unless the argument is --no-login.
  exit /b 0
)
if not "%~1"=="" if not "%~1"=="--no-login" (
  echo start-stack.cmd: expected no argument or --no-login, not "%~1">&2
  exit /b 2
)
cd /d "%~dp0"

if not exist .env (
  echo There is no .env here. Save env.txt as .env and fill it in.
  exit /b 1
)

echo 1/4 Log in to the registry
for /f "tokens=2 delims=/=" %%r in ('findstr /b "JF_CONTAINER_REGISTRY_JADICE=" .env') do set registry=%%r
if not "%~1"=="--no-login" docker login %registry% || exit /b 1

echo 2/4 Create the folder for the documents
if not exist eureka-data mkdir eureka-data

echo 3/4 Start the containers
docker compose --env-file .env up -d || exit /b 1

echo 4/4 Show the containers
docker compose ps
