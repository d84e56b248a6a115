import {roundTrip, Settings, Stop} from './run-job.ts';

try {
  const settings = Settings({FLOW_URL: 'http://localhost:8080', FLOW_DEADLINE: '900'});
  for (const file of await roundTrip(settings, 'page.png', 'ocr', 'result')) console.log(file);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.log(`Exit code ${error.code}, job ${error.jobId || 'unknown'}: ${error.message}`);
}
