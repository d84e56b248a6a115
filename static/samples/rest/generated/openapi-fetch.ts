// Tested with openapi-typescript 7.13.0, openapi-fetch 0.17.0 and TypeScript 5.9.3, which write controller.ts and data-store.ts:
//   npx openapi-typescript@7 controller.yaml --output controller.ts
//   npx openapi-typescript@7 data-store.yaml --output data-store.ts
import {env} from 'node:process';
import createClient from 'openapi-fetch';
import type {paths as Controller} from './controller.ts';
import type {paths as DataStore} from './data-store.ts';

/** Makes a job ID a text, because JSON.parse rounds it above 2^53. Its type remains number: only pass it on. */
const wholeIds: typeof fetch = async (...request) => {
  const response = await fetch(...request);
  const text = await response.text();
  return new Response(text.replace(/("jobExecutionID"\s*:\s*)(\d+)/, '$1"$2"'), response);
};

const login = Buffer.from(`${env.EUREKA_USERNAME}:${env.EUREKA_PASSWORD}`).toString('base64');
export const controller = createClient<Controller>({baseUrl: env.FLOW_URL, fetch: wholeIds});
export const store = createClient<DataStore>({baseUrl: env.FLOW_STORE_URL, headers: {Authorization: `Basic ${login}`}});

/** Uploads a file. The types have no files, so the serializer makes the form. */
export const upload = (file: File) =>
  store.POST('/api/v1/documents', {
    body: {__DOC: {}},
    bodySerializer() {
      const form = new FormData();
      form.set('__DOC', new Blob(['{}'], {type: 'application/json'}));
      form.set('file', file);
      return form;
    },
  });
