/** Rules of markdownlint for pages: the fields of their front matter, and code blocks with a title and valid content. */
import {parseAllDocuments, parseDocument} from 'yaml';

const fields = [
  'title',
  'description',
  'sidebar_label',
  'slug',
  'authors',
  'tags',
  'hide_table_of_contents',
  'toc_max_heading_level',
  'unlisted',
  'draft',
  'date',
  'displayed_sidebar',
];
/** Lengths that search results and browser tabs show completely. */
const lengths = {title: [1, 60], description: [40, 200]};

const isPage = ({name}) => /(?:^|\/)(?:docs|versioned_docs|blog)\//.test(name.replaceAll('\\', '/'));

function checkFrontMatter({frontMatterLines}, onError) {
  const text = frontMatterLines.slice(1, frontMatterLines.lastIndexOf('---')).join('\n');
  const values = parseDocument(text).toJS() ?? {};
  const unknown = Object.keys(values).filter((name) => !fields.includes(name));
  const details = unknown.map((name) => `"${name}" is no field; expected one of ${fields.join(', ')}`);
  for (const [name, [least, most]] of Object.entries(lengths)) {
    const length = typeof values[name] === 'string' ? values[name].length : 0;
    if (length < least || length > most) {
      details.push(`${name}: ${length} characters; expected ${least} to ${most}`);
    }
  }
  // Line 1 is the first line after the front matter.
  details.forEach((detail) => onError({lineNumber: 1, detail}));
}

/** Problem in the content of a block, or undefined. */
function faultOf(language, content) {
  if (language === 'yaml') {
    return parseAllDocuments(content)
      .flatMap(({errors}) => errors)[0]
      ?.message.split('\n')[0];
  }
  try {
    return void (language === 'json' && JSON.parse(content));
  } catch (error) {
    return error.message;
  }
}

const tokensOf = (tokens, type) =>
  tokens.flatMap((token) => (token.type === type ? [token] : tokensOf(token.children, type)));

function checkCode({parsers}, onError) {
  for (const block of tokensOf(parsers.micromark.tokens, 'codeFenced')) {
    const textOf = (type) => tokensOf(block.children, type)[0]?.text ?? '';
    const lines = Array.from({length: block.endLine - block.startLine}, () => '');
    tokensOf(block.children, 'codeFlowValue').forEach(
      ({startLine, text}) => (lines[startLine - block.startLine - 1] = text),
    );
    const content = lines.join('\n').trim() === '' ? '' : lines.join('\n');
    const meta = textOf('codeFencedFenceMeta');
    const fault = content === '' ? undefined : faultOf(textOf('codeFencedFenceInfo'), content);
    const details = [
      /title="[^"]+"/.test(meta) ? undefined : 'no title; expected ```yaml title="application.yaml"',
      content !== '' || /\bfile=\S+/.test(meta) ? undefined : 'empty; expected content, or file=static/samples/...',
      fault && `not valid: ${fault}`,
    ];
    details.filter(Boolean).forEach((detail) => onError({lineNumber: block.startLine, detail}));
  }
}

const rule = (name, description, check) => ({
  names: [name],
  description,
  tags: ['pages'],
  parser: 'micromark',
  function: (params, onError) => isPage(params) && check(params, onError),
});

export default [
  rule('front-matter', 'Front matter has known fields, a title and a description', checkFrontMatter),
  rule('code-block', 'Code blocks have a title and valid content', checkCode),
];
