/** The thread for large files, so that checks do not block typing. */
import type {CheckOptions, SourceFile} from '../../check';
import {run} from './run';

self.addEventListener('message', ({data}: MessageEvent<{files: SourceFile[]; options: CheckOptions}>) => {
  self.postMessage(run(data.files, data.options));
});
