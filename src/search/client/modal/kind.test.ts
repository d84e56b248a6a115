import {expect, it} from 'vitest';
import {kindOf} from './kind';

it.each([
  ['/docs/installation/security', 'page'],
  ['/docs/installation/security#secrets', 'section'],
  ['/docs/installation/general-configuration#spring.datasource.url', 'key'],
  ['/docs/reference/source-scanner#scanners.configs%5B%5D.name', 'key'],
  ['/docs/release#version-1.9', 'section'],
  ['/docs/reference/flow-rest-api#post-job-create.request.priority', 'endpoint'],
  ['/base/WorkerInfoComponent#tessocr', 'worker'],
  ['/docs/operations/troubleshooting#controller-does-not-start', 'error'],
  ['/docs/operations/troubleshooting', 'page'],
  ['/docs/reference/workers#logging.level.com.jadice', 'key'],
  ['/docs/reference/oauth2-keycloak#get-a-token', 'section'],
])('a hit at %s is a %s', (url, kind) => {
  expect(kindOf(url)).toBe(kind);
});
