/** Fails if a page or a fact links to a page or an anchor that does not exist, an ID stands twice, or a page is in no sidebar. */
import {sourceFaults} from '../src/plugins/sources';
import {tellFailures} from './lib/failure';

tellFailures();
const faults = sourceFaults('.');
faults.forEach((fault) => console.error(fault));
console.log(`links: ${faults.length} ${faults.length === 1 ? 'finding' : 'findings'}`);
process.exitCode = faults.length > 0 ? 1 : 0;
