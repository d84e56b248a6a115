import {parseAllDocuments} from 'yaml';
import type {Code, Finding, Page} from '../page';

/** Problem in the content of a block with its line, from 1, or undefined if it is valid. */
function fault({lang, content}: Code): {line: number; reason: string} | undefined {
  if (content.trim() === '') {
    return undefined;
  }
  if (lang === 'yaml') {
    const error = parseAllDocuments(content).flatMap(({errors}) => errors)[0];
    return error && {line: error.linePos?.[0].line ?? 1, reason: error.message.split('\n')[0]!};
  }
  if (lang === 'json') {
    try {
      JSON.parse(content);
    } catch (error) {
      const place = /position (\d+)/.exec(String(error))?.[1];
      const line = place === undefined ? 1 : content.slice(0, Number(place)).split('\n').length;
      return {line, reason: (error as Error).message};
    }
  }
  return undefined;
}

/** Blocks with a language and a title; YAML and JSON that can be read; content, or the name of a file. */
export function checkCode({file, codes}: Page): Finding[] {
  return codes.flatMap(({value, line}): Finding[] => {
    const found = fault(value);
    return [
      ...(value.lang === '' || !/title="[^"]+"/.test(value.meta)
        ? [{file, line, message: 'a block without language or title; expected ```yaml title="application.yaml"'}]
        : []),
      ...(value.content.trim() === '' && !/\bfile=\S+/.test(value.meta)
        ? [{file, line, message: 'an empty block; expected content, or file=static/samples/...'}]
        : []),
      ...(found ? [{file, line: line + found.line, message: `not valid ${value.lang}: ${found.reason}`}] : []),
    ];
  });
}
