import {format, resolveConfig} from 'prettier';
import {tableText} from './browser/pages/faultTable';

const start = '<!-- fault table -->';
const end = '<!-- end of the fault table -->';

/**
 * The text of `tests/README.md` with the table of faults as it is now.
 *
 * @throws Error when the text has no place for it.
 */
export async function withFaultTable(text: string): Promise<string> {
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`tests/README.md: no place for the table of faults; expected ${start} and ${end}`);
  }
  const options = await resolveConfig('tests/README.md');
  return format(`${before}${start}\n\n${tableText()}\n\n${end}${after}`, {...options, parser: 'markdown'});
}
