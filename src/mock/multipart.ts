/** Reads a body with the media type `multipart/form-data`. Pure. */
import {Refusal, refuseUnless} from './answers';

export interface Part {
  name: string;
  fileName: string;
  /** Media type without parameters. */
  type: string;
  bytes: Buffer;
}

export function partsOf(contentType: string, body: Buffer): Part[] {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  refuseUnless(boundary, 400, 'The Content-Type has no boundary');
  const mark = Buffer.from(`\r\n--${boundary[1] ?? boundary[2]}`);
  const text = Buffer.concat([Buffer.from('\r\n'), body]);
  const parts: Part[] = [];
  let start = text.indexOf(mark);
  while (start >= 0) {
    start += mark.length;
    if (text.toString('latin1', start, start + 2) === '--') return parts;
    const end = text.indexOf(mark, start);
    const head = text.indexOf('\r\n\r\n', start);
    if (end < 0 || head < 0 || head >= end) break;
    const headers = text.toString('utf8', start, head);
    const name = /[;\s]name="([^"]*)"/i.exec(headers)?.[1];
    refuseUnless(name, 400, 'A part has no name');
    parts.push({
      name,
      fileName: /filename="([^"]*)"/i.exec(headers)?.[1] ?? '',
      type: (/^content-type:\s*([\w.+-]+\/[\w.+-]+)/im.exec(headers)?.[1] ?? 'application/octet-stream').toLowerCase(),
      bytes: text.subarray(head + 4, end),
    });
    start = end;
  }
  throw new Refusal(400, 'The multipart body ends too early');
}
