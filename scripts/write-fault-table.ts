/** Writes the table of `tests/browser/pages/faultTable.ts` into `tests/README.md`. A test says when it has to run. */
import {readFileSync, writeFileSync} from 'node:fs';
import {withFaultTable} from '../tests/faultTable';

const file = 'tests/README.md';

void withFaultTable(readFileSync(file, 'utf8')).then((text) => writeFileSync(file, text));
