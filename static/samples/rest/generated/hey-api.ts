// Tested with @hey-api/openapi-ts 0.95.0 and TypeScript 5.9.3, which write the folders controller and data-store:
//   npx @hey-api/openapi-ts@0.95 --input controller.yaml --output controller
//   npx @hey-api/openapi-ts@0.95 --input data-store.yaml --output data-store
import {env} from 'node:process';
import {client as controller} from './controller/client.gen';
import {client as store} from './data-store/client.gen';
import {createDocument} from './data-store/sdk.gen';

/** Makes a job ID a text, because JSON.parse rounds it above 2^53. Its type remains number: only pass it on. */
const wholeIds: typeof fetch = async (...request) => {
  const response = await fetch(...request);
  const text = await response.text();
  return new Response(text.replace(/("jobExecutionID"\s*:\s*)(\d+)/, '$1"$2"'), response);
};

const login = Buffer.from(`${env.EUREKA_USERNAME}:${env.EUREKA_PASSWORD}`).toString('base64');
controller.setConfig({baseUrl: env.FLOW_URL, fetch: wholeIds});
store.setConfig({baseUrl: env.FLOW_STORE_URL, headers: {Authorization: `Basic ${login}`}});

/** Uploads a file. As a Blob, the part __DOC has the media type that the data store demands. */
export const upload = (file: File) =>
  createDocument({body: {__DOC: new Blob(['{}'], {type: 'application/json'}) as object, file}});
