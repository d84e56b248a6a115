import {expect, it} from 'vitest';
import {kindOf} from './item';

it.each([
  ['/docs/installation/security', 'Page'],
  ['/docs/installation/security#secrets', 'Section'],
  ['/docs/installation/general-configuration#spring.datasource.url', 'Key'],
  ['/docs/reference/source-scanner#scanners.configs%5B%5D.name', 'Key'],
  ['/docs/release#version-1.9', 'Section'],
  ['/docs/reference/flow-rest-api#post-job-create.request.priority', 'Endpoint'],
  ['/base/WorkerInfoComponent#tessocr', 'Worker'],
  ['/docs/operations/troubleshooting#controller-does-not-start', 'Fault'],
  ['/docs/operations/troubleshooting', 'Page'],
  ['/docs/reference/workers#logging.level.com.jadice', 'Key'],
  ['/docs/reference/oauth2-keycloak#get-a-token', 'Section'],
])('a hit at %s is a %s', (url, kind) => {
  expect(kindOf(url).name).toBe(kind);
});
