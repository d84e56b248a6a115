import {describe, expect, it} from 'vitest';
import {samplesOf} from './samples';

const get = {
  method: 'GET',
  path: '/job/execution/{jobId}',
  parameters: [{path: 'jobId', type: 'integer', example: '18', description: ''}],
};
const post = {method: 'POST', path: '/job/create', parameters: [], request: {fields: [], example: '{}'}};
const text = (call: Parameters<typeof samplesOf>[0]): string[] => samplesOf(call, 'body.json').map(({code}) => code);

describe('a call in four languages', () => {
  it('has the example of its parameter in the path', () => {
    for (const code of text(get)) {
      expect(code).toContain('/job/execution/18');
      expect(code).not.toMatch(/body\.json|Content-Type/);
    }
  });

  it('sends its body as JSON', () => {
    expect(text(post)).toHaveLength(4);
    for (const code of text(post)) {
      expect(code).toContain('body.json');
      expect(code).toContain('application/json');
    }
  });

  it('names the method where the program would take another', () => {
    expect(text({...post, method: 'PUT'})[0]).toContain('--request PUT');
    expect(text(post)[0]).not.toContain('--request');
    expect(text({...get, method: 'DELETE'})[0]).toContain('--request DELETE');
  });

  it('keeps the name of a parameter without an example', () => {
    expect(text({...get, parameters: []})[0]).toContain('{jobId}');
  });

  it('is none where only the path is known', () => {
    expect(text({...get, method: undefined})).toEqual([]);
  });
});
