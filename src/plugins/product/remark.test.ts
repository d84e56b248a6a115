import {describe, expect, it} from 'vitest';
import {platforms} from '../../config/platforms';
import {componentFaults} from './remark/source';
import {remark, supplies} from './remark.test-support';
import {lastFactVersion} from '../../facts/versions';

const doc = 'docs/page.md';

describe('components', () => {
  it('are imported without a word from the author', async () => {
    const code = await remark('<Tabs><TabItem value="a">x</TabItem></Tabs>\n\n<Known />', doc);
    expect(code).toContain("import Known from '@site/src/blocks/Known'");
    expect(code).toContain("import Tabs from '@theme/Tabs'");
    expect(code).toContain("import TabItem from '@theme/TabItem'");
  });

  it('keep the import of the author, and those of Docusaurus', async () => {
    const code = await remark("import Own from './own';\n\n<Own />\n\n<Details>x</Details>", doc);
    expect(code.match(/^import Own /gm)).toHaveLength(1);
    expect(code).not.toContain('import Details');
  });

  it('must exist', async () => {
    await expect(remark('Text\n\n<Unknwon />', doc)).rejects.toThrow(
      /^docs\/page.md:3:1: <Unknwon> is not a component; .* choose one of: .*Known/,
    );
  });
});

describe('figures of job flows', () => {
  it('import their drawing', async () => {
    const code = await remark('<JobFlow file="static/samples/a.yaml" caption="A" />', doc);
    expect(code).toContain("import __product1 from '@generated/check/default/flows/static/samples/a.yaml.json'");
    expect(code).toMatch(/JobFlow, \{\s*caption: "A",\s*data: __product1\s*\}/);
  });

  it.each([
    ['<JobFlow />', 'lacks file="..."'],
    ['<JobFlow file="b.yaml" />', 'file="b.yaml" holds no job template'],
  ])('stop the build for %s', async (text, fault) => {
    const message = `docs/page.md:1:1: <JobFlow> ${fault}; choose one of: static/samples/a.yaml`;
    await expect(remark(text, doc)).rejects.toThrow(message);
  });
});

describe('facts', () => {
  it('come from the version of the page', async () => {
    const table = '<PropertyTable component="controller" group="database" />';
    const path = "'@generated/product/default/properties/controller/database";
    expect(await remark(table, doc)).toContain(`${path}/next.json'`);
    expect(await remark(table, 'versioned_docs/version-1.3.2/page.md')).toContain(`${path}/1.3.2.json'`);
    expect(await remark(table, 'blog/post.md')).toContain(`${path}/${lastFactVersion}.json'`);
  });

  it('are imported once per selection', async () => {
    const code = await remark('A <Term id="job">job</Term> is a <Term id="job">job</Term>.', doc);
    expect(code.match(/term\/job\/next\.json/g)).toHaveLength(1);
    expect(code.match(/data: __product1/g)).toHaveLength(2);
  });

  it('add the headings of their component to the table of contents', async () => {
    expect(await remark('<EndpointList group="job" />', doc)).toMatch(
      /h3.*id: "post-job-create".*"POST \/job\/create"/s,
    );
    expect(await remark('<WorkerCatalogue />', doc)).toMatch(/h3.*id: "[\w-]+".*"TessOCR"/s);
    expect(await remark('<WorkerTable />', doc)).not.toContain('h3');
  });

  it('give a key one anchor per page', async () => {
    const tables = ['controller', 'worker'].map((name) => `<PropertyTable component="${name}" group="storage" />`);
    const code = await remark(tables.join('\n\n'), doc);
    expect(code).toMatch(/taken: \["publisher\.eureka\.endpoint"/);
  });

  it.each([
    [
      '<PropertyTable component="controler" />',
      /<PropertyTable> component="controler" is not known in version next; did you mean controller\?$/,
    ],
    [
      '<PropertyTable component="controller" group="fonts" />',
      /group="fonts" is not known .* choose one of: database, event-bus, /,
    ],
    ['<PropertyTable />', /<PropertyTable> lacks component .* choose one of/],
    ['<PropertyTable component={x} />', /write component as plain text/],
    [
      '<PropertyTable component="ui" colour="red" />',
      /does not take the attribute colour; choose from: component, group/,
    ],
    ['<WorkerCatalogue headingLevel="2" />', /does not take the attribute headingLevel; it takes none/],
    ['<WorkerParameters worker="Tess" />', /worker="Tess" is not known .* did you mean TessOCR\?$/],
    ['A <Term id="jobs">job</Term>', /<Term> id="jobs" is not known .* did you mean job\?$/],
    ['<EndpointList group="admin" />', /group="admin" is not known .* choose one of: data-store, job$/],
  ])('%s fails with the choices', async (text, message) => {
    const failure = remark(`Text\n\n${text}`, doc);
    await expect(failure).rejects.toThrow(message);
    await expect(failure).rejects.toThrow(/^docs\/page.md:3:/);
  });

  it('that a version does not have fail', async () => {
    await expect(remark('<EventTable />', 'versioned_docs/version-1.3.2/page.md')).rejects.toThrow(
      '<EventTable> has nothing to show in version 1.3.2; delete it from this page',
    );
  });
});

describe('fences that name a file', () => {
  const fence = (meta: string, content = ''): string => `\`\`\`yaml ${meta}\n${content}\`\`\``;

  it('show it, with a link to download it', async () => {
    const code = await remark(fence('title="a.yaml" {2} file=static/samples/a.yaml'), doc);
    expect(code).toContain("import CodeBlock from '@theme/CodeBlock'");
    expect(code).toContain("'@generated/product/default/samples/static/samples/a.yaml.json'");
    expect(code).toContain('className: "language-yaml"');
    expect(code).toContain('metastring: "title=\\"a.yaml\\" {2}"');
    expect(code).toContain('className: "code-file"');
    expect(code).toMatch(/Download, \{\s*path: "samples\/a\.yaml",\s*children: "a\.yaml"/);
  });

  it('may stand before all else that the fence says', async () => {
    const code = await remark(fence('file=static/samples/a.yaml title="a.yaml"'), doc);
    expect(code).toContain('metastring: "title=\\"a.yaml\\""');
  });

  it('exist where only a link names them', async () => {
    expect(await remark('<Download path="samples/a.yaml" />', doc)).toContain('Download');
    expect(await remark('<Download path="tools/mock-server.mjs" />', doc)).toContain('Download');
    await expect(remark('Text\n\n<Download path="samples/nope.yaml" />', doc)).rejects.toThrow(
      /^docs\/page.md:3:1: <Download> path="samples\/nope.yaml" does not exist; did you mean samples\/a.yaml\?$/,
    );
  });

  it('have no link for job templates', async () => {
    const code = await remark(fence('title="ocr.yaml" file=product/job-templates/ocr.yaml'), doc);
    expect(code).toContain('samples/product/job-templates/ocr.yaml.json');
    expect(code).not.toContain('Download');
  });

  it('may stand in a list', async () => {
    const code = await remark('1. Step\n\n   ```yaml title="a" file=static/samples/a.yaml\n   ```', doc);
    expect(code).toContain('samples/static/samples/a.yaml.json');
  });

  it('leave other fences alone', async () => {
    expect(await remark(fence('title="x"', 'a: 1\n'), doc)).not.toContain('CodeBlock');
  });

  it.each([
    [
      fence('file=static/samples/b.yaml'),
      /file=static\/samples\/b.yaml does not exist; did you mean static\/samples\/a.yaml\?/,
    ],
    [
      fence('file=static/samples/../../package.json'),
      /only files below static\/samples\/ or product\/job-templates\/ can be shown/,
    ],
    [fence('file=package.json'), /only files below/],
    [fence('file=static/samples/a.yaml', 'a: 1\n'), /must be empty; delete its content/],
    ['``` file=static/samples/a.yaml\n```', /has no language; write one after the back ticks/],
  ])('%s fails', async (text, message) => {
    await expect(remark(text, doc)).rejects.toThrow(message);
  });
});

describe('tabs of platforms', () => {
  const tab = (value: string, code: string) =>
    `<TabItem value="${value}">\n\n\`\`\`bash\n${code}\n\`\`\`\n\n</TabItem>\n`;
  const tabs = (...items: string[]) => `<Tabs groupId="platform">\n${items.join('')}</Tabs>`;
  const [compose, standalone] = [tab('compose', 'docker ps'), tab('standalone', 'ps')];

  it('are one for each platform in their order, with a label, kept in the URL; those of OpenShift and the chart follow from Kubernetes', async () => {
    const code = await remark(tabs(standalone, compose, tab('kubernetes', 'kubectl get pods')), doc);
    expect(code).toMatch(/groupId: "platform",\s*queryString: "platform"/);
    expect([...code.matchAll(/label: "(.*)"/g)].map(([, label]) => label)).toEqual(Object.values(platforms));
    expect(code.match(/"kubectl get pods\\n"/g)).toHaveLength(2);
    expect(code.match(/"oc get pods\\n"/g)).toHaveLength(1);
  });

  it('keep what is written for OpenShift and the chart', async () => {
    const own = [tab('openshift', 'oc own'), tab('chart', 'helm own')];
    const code = await remark(tabs(compose, tab('kubernetes', 'kubectl apply -k .'), ...own, standalone), doc);
    expect(code).toContain('oc own');
    expect(code).toContain('helm own');
    expect(code).not.toContain('oc apply');
  });

  it.each([
    ['without the standalone distribution', tabs(compose, tab('kubernetes', 'kubectl get pods')), 'lack standalone'],
    [
      'of manifests without the chart',
      tabs(compose, tab('kubernetes', 'kubectl apply -k .'), standalone),
      'lack chart',
    ],
    ['with another name', tabs(compose, tab('k8s', 'kubectl get pods'), standalone), 'do not know "k8s"'],
  ])('stop the build %s', async (_, text, fault) => {
    await expect(remark(text, doc)).rejects.toThrow(
      `docs/page.md:1:1: the tabs of platforms ${fault}; write a <TabItem`,
    );
  });

  it('of other groups keep their choice in the URL, and stay as they are otherwise', async () => {
    const code = await remark('<Tabs groupId="os"><TabItem value="linux">x</TabItem></Tabs>', doc);
    expect(code).toMatch(/groupId: "os",\s*queryString: "os"/);
    expect(code.match(/TabItem, \{/g)).toHaveLength(1);
    expect(await remark('<Tabs><TabItem value="linux">x</TabItem></Tabs>', doc)).not.toContain('queryString');
  });
});

describe('faults in the source of a page', () => {
  const faults = (prose: string, text = prose): string[] => componentFaults(doc, prose, text, supplies);

  it.each([
    ['<Term id="job-template">a</Term> <Download\n  path="samples/a.yaml" />'],
    [
      '<PropertyTable component="controller" /> <JobFlow file="static/samples/a.yaml" caption="a > b" /> <Known a={1} />',
    ],
    ['```yaml title="a" file=static/samples/a.yaml\n```\n\n```yaml title="b"\nfile=x\n```'],
    ['1. Step\n\n   ```yaml title="a" file=static/samples/a.yaml\n   ```\n\n> ```bash\n> ls\n> ```'],
  ])('are none where the preview has none: %j', (text) => {
    expect(faults(text)).toEqual([]);
  });

  it('are those of the preview, with their line', () => {
    const text =
      '<Term id="job-tmplate">a</Term>\n<Term id={x} />\n\n<Download\n  path="samples/b.yaml" />\n<Term id="job-template" to="x" />\n' +
      '\n```yaml file=static/samples/b.yaml\n```\n> ```yaml file=static/samples/a.yaml\n> a: 1\n> ```';
    expect(faults(text)).toEqual([
      'docs/page.md:1: <Term> id="job-tmplate" is not known in version next; did you mean job-template?',
      'docs/page.md:2: <Term>: write id as plain text, as in id="..."',
      'docs/page.md:4: <Download> path="samples/b.yaml" does not exist; did you mean samples/a.yaml?',
      'docs/page.md:6: <Term> does not take the attribute to; choose from: id',
      'docs/page.md:8: file=static/samples/b.yaml does not exist; did you mean static/samples/a.yaml?',
      'docs/page.md:10: the fence shows file=static/samples/a.yaml and must be empty; delete its content',
    ]);
  });
});
