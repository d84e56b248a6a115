import {describe, expect, it} from 'vitest';
import {kindOf} from './kind';

describe('the kind of a hit', () => {
  it.each([
    ['/docs/installation/security', 'lvl1', 'page'],
    ['/docs/installation/security', 'content', 'page'],
    ['/docs/installation/security#secrets', 'lvl2', 'section'],
    ['/docs/installation/security#secrets', 'content', 'section'],
    ['/docs/installation/general-configuration#spring.datasource.url', 'content', 'key'],
    ['/docs/reference/source-scanner#scanners.configs%5B%5D.name', 'content', 'key'],
    ['/docs/release#version-1.9', 'lvl2', 'section'],
    ['/docs/reference/flow-rest-api#post-job-create.request.priority', 'content', 'endpoint'],
    ['/base/WorkerInfoComponent#tessocr', 'lvl3', 'worker'],
    ['/docs/operations/troubleshooting#controller-does-not-start', 'lvl3', 'error'],
    ['/docs/operations/troubleshooting', 'lvl1', 'page'],
  ])('%s (%s) is a %s', (url, type, kind) => {
    expect(kindOf(url, type)).toBe(kind);
  });
});
