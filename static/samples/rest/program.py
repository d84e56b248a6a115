from run_job import Settings, Stop, round_trip

try:
    settings = Settings({"FLOW_URL": "http://localhost:8080", "FLOW_DEADLINE": "900"})
    for file in round_trip(settings, "page.png", "ocr", "result"):
        print(file)
except Stop as stop:
    print(f"Exit code {stop.code}, job {stop.job_id or 'unknown'}: {stop}")
