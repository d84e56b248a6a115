import type {PropsWithChildren, ReactNode} from 'react';
import {useDownloads} from '@site/src/blocks/DownloadList';
import {signatureFile} from '@site/src/config/downloads';

/** A text about the signature of the downloads, shown only if this site has one. */
export default function Signed({children}: PropsWithChildren): ReactNode {
  return useDownloads().names?.includes(signatureFile) === true && children;
}
