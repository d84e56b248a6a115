/** What the builder writes is a request without findings, and the programs send just that. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, describe, expect, it} from 'vitest';
import {ModuleKind, ScriptTarget, transpileModule} from 'typescript';
import {component, runProgram, stopComponents} from '../../../../tests/samples/support/scripts';
import {check} from '../check';
import {loadKnowledge} from '../knowledge/load';
import {programs, signIns, type SignIn} from './programs';
import {builderData} from './published';
import {changed, newDraft, newItem, requestText, without, type Draft} from './request';

const knowledge = loadKnowledge();
const draft: Draft = {
  template: 'ocr',
  priority: '-3',
  items: [
    {
      parts: [
        {
          url: 'https://store.example.com/ä/1',
          filename: 'a "b" \\ 𝄞 $HOME `x`.png',
          type: 'BASE_PART',
          mimeType: 'image/png',
        },
        {url: '', filename: '', type: 'META', mimeType: ''},
      ],
      properties: [
        {name: 'customer', value: "it's\nEND_OF_REQUEST\n'''"},
        {name: '', value: 'left out'},
      ],
    },
  ],
};

describe('the request', () => {
  it('has what was filled in', () => {
    expect(JSON.parse(requestText(draft))).toEqual({
      jobTemplateName: 'ocr',
      priority: -3,
      items: [
        {
          parts: [
            {
              url: 'https://store.example.com/ä/1',
              filename: draft.items[0]!.parts[0]!.filename,
              type: 'BASE_PART',
              mimeType: 'image/png',
            },
            {url: 'change-me: address of the document in the data store', type: 'META'},
          ],
          processingProperties: {customer: draft.items[0]!.properties[0]!.value},
        },
      ],
    });
  });

  it('is checked by the rules', () => {
    const codes = (one: Draft): string[] =>
      check([{name: 'job-request.json', text: requestText(one)}], {version: '1.9.0'}, knowledge).findings.map(
        ({code}) => code,
      );
    const [part] = draft.items[0]!.parts;
    expect(codes({...draft, items: [{...newItem, parts: [part!]}]})).toEqual([]);
    expect(codes(draft)).toEqual(['left-open']);
    expect(codes({...draft, priority: 'high'})).toContain('request-value');
    expect(codes(newDraft)).toContain('request-incomplete');
    const wrongType = {...newItem, parts: [{...draft.items[0]!.parts[0]!, type: 'OTHER'}]};
    expect(codes({...draft, items: [wrongType]})).toContain('part-type');
  });

  it('changes and drops entries of lists', () => {
    expect(changed([{a: 1}, {a: 2}], 1, {a: 3})).toEqual([{a: 1}, {a: 3}]);
    expect(without(['a', 'b'], 0)).toEqual(['b']);
  });

  it('can name each published template, with the MIME types of its steps', () => {
    const {templates, partTypes} = builderData(knowledge);
    expect(templates.map(({name}) => name)).toEqual(
      expect.arrayContaining(['ocr', 'imageToPdfWithHOCR', 'ocr-if-needed']),
    );
    expect(templates.find(({name}) => name === 'ocr')?.mimeTypes).toContain('image/png');
    expect(partTypes).toEqual(['BASE_PART', 'META']);
  });
});

describe('the programs', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'create job '));
  afterAll(() => rmSync(folder, {recursive: true}));
  afterEach(stopComponents);
  const request = requestText(draft);
  const commands: Readonly<Record<string, (file: string) => readonly [string, ...string[]]>> = {
    curl: (file) => ['sh', file],
    typescript: (file) => [process.execPath, file],
    python: (file) => ['python3', file],
    java: (file) => ['java', '-XX:TieredStopAtLevel=1', file],
  };
  /** TypeScript as a reader with an older Node.js compiles it. */
  const compiled = (text: string): string =>
    transpileModule(text, {compilerOptions: {module: ModuleKind.ESNext, target: ScriptTarget.ES2022}}).outputText;
  const headers: Readonly<Record<SignIn, string | undefined>> = {
    none: undefined,
    basic: `Basic ${Buffer.from('me:secret').toString('base64')}`,
    bearer: 'Bearer token',
  };
  const pairs = programs
    .filter(({id}) => id !== 'json')
    .flatMap(({id, file, write}) => signIns.map((signIn) => [id, signIn.id, file, write] as const));

  it.each(pairs)(
    'send the request: %s, %s',
    async (id, signIn, file, write) => {
      const calls: unknown[] = [];
      const url = await component(({method, url: at, headers: sent}, body) => {
        calls.push([method, at, sent['content-type'], sent.authorization, JSON.parse(body)]);
        return [200, '{"jobExecutionID":18}'];
      });
      const name = path.join(folder, id === 'typescript' ? 'create-job.mjs' : file);
      const text = write(request, signIn);
      writeFileSync(name, id === 'typescript' ? compiled(text) : text);
      const environment = {
        FLOW_URL: url,
        FLOW_USER: 'me',
        FLOW_PASSWORD: 'secret',
        FLOW_TOKEN: 'token',
        HOME: process.env['HOME']!,
      };
      const {code, stdout, stderr} = await runProgram(commands[id]!(name), [], environment, {cwd: folder});
      expect({code, stderr}).toEqual({code: 0, stderr: ''});
      expect(stdout).toContain('18');
      expect(calls).toEqual([['POST', '/job/create', 'application/json', headers[signIn], JSON.parse(request)]]);
    },
    60_000,
  );
});
