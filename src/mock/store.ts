/** The data store of the mock server: documents in memory. */
import {createHash, randomUUID} from 'node:crypto';
import {refuseUnless, type Answer} from './answers';
import type {Call} from './calls';

interface Element {
  id: string;
  fileName: string;
  type: string;
  length: number;
  digest: {algorithm: string; bytes: string};
  bytes: Buffer;
}

interface Document {
  documentId: string;
  dateCreated: string;
  dateModified: string;
  versionTimestamp: string;
  contentElements: Element[];
}

export const elementOf = (fileName: string, type: string, bytes: Buffer): Element => ({
  id: randomUUID(),
  fileName,
  type,
  length: bytes.length,
  digest: {algorithm: 'SHA-256', bytes: createHash('sha256').update(bytes).digest('base64')},
  bytes,
});

/** `JSON.stringify` omits what is undefined. */
const withoutBytes = (element: Element) => ({...element, bytes: undefined});

/** A document as the data store describes it. */
const described = (document: Document): Answer => ({
  status: 200,
  json: {...document, contentElements: document.contentElements.map(withoutBytes)},
});

const elementsOf = ({parts}: Call): Element[] =>
  parts.map(({fileName, type, bytes}) => elementOf(fileName, type, bytes));

function headersOf(document: Document, element: Element): Record<string, string> {
  return {
    'Content-Type': element.type,
    'X-NPE-Document-Version-Timestamp': document.versionTimestamp,
    'Last-Modified': new Date(document.dateModified).toUTCString(),
    // Of the bytes, because a replaced element keeps its ID here.
    ETag: `"${element.digest.bytes}"`,
    Digest: `SHA-256=${element.digest.bytes}`,
  };
}

const content = (document: Document, element: Element): Answer => ({
  status: 200,
  body: element.bytes,
  headers: headersOf(document, element),
});

/** All elements in one body of the type `multipart/mixed`. */
function allContent(document: Document): Answer {
  const boundary = randomUUID();
  const chunks = document.contentElements.flatMap((element) => {
    const named = {
      ...headersOf(document, element),
      'Content-Disposition': `attachment; filename="${element.fileName}"`,
    };
    const head = Object.entries(named).map(([name, value]) => `${name}: ${value}\r\n`);
    return [Buffer.from(`--${boundary}\r\n${head.join('')}\r\n`), element.bytes, Buffer.from('\r\n')];
  });
  const headers = {'Content-Type': `multipart/mixed; boundary=${boundary}`};
  return {status: 200, body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]), headers};
}

/** A later time than before, even within a millisecond: each change makes a version. */
function change(document: Document): Document {
  const now = Math.max(Date.now(), Date.parse(document.versionTimestamp) + 1);
  document.dateModified = document.versionTimestamp = new Date(now).toISOString();
  return document;
}

/** Documents in memory, and the answers to the calls of the data store. */
export class Store {
  private readonly documents = new Map<string, Document>();

  add(fields: Readonly<Record<string, unknown>>, contentElements: Element[]): Document {
    const now = new Date().toISOString();
    const documentId = typeof fields['documentId'] === 'string' ? fields['documentId'] : randomUUID();
    refuseUnless(/^[\w.-]+$/.test(documentId), 400, 'documentId may contain letters, digits, ".", "_" and "-" here');
    refuseUnless(!this.documents.has(documentId), 400, 'There is a document with this documentId already');
    const document = {documentId, dateCreated: now, dateModified: now, versionTimestamp: now, contentElements};
    this.documents.set(documentId, document);
    return document;
  }

  /** Whether there is a content element at the address. The host name does not matter. */
  has(address: string): boolean {
    const {pathname} = new URL(address);
    const [, id = '', elementId] = /^\/api\/v1\/documents\/([^/]+)\/content(?:\/([^/]+))?$/.exec(pathname) ?? [];
    return this.documents.get(id)?.contentElements.some((one) => one.id === (elementId ?? one.id)) ?? false;
  }

  remove(documentId: string): void {
    this.documents.delete(documentId);
  }

  answer(call: Call): Answer {
    const {operation, path, url, headers, bytes} = call;
    if (operation.operationId === 'createDocument') {
      return described(this.add(call.json, elementsOf(call)));
    }
    const document = this.documents.get(path['documentID'] ?? '');
    refuseUnless(document, 404, 'There is no such document');
    const {contentElements} = document;
    const element = contentElements.find(({id}) => id === path['contentElementId']);
    refuseUnless(element ?? path['contentElementId'] === undefined, 404, 'There is no such content element');
    switch (operation.operationId) {
      case 'updateDocument':
        return described(change(document));
      case 'deleteDocument':
        this.remove(document.documentId);
        return {status: 204};
      case 'addContent':
        contentElements.push(...elementsOf(call));
        return described(change(document));
      case 'getContent': {
        const choice = url.searchParams.get('return');
        // Uploads cannot set a role here, so no element has one.
        const found = url.searchParams.has('role') ? [] : contentElements;
        refuseUnless(choice !== 'only' || found.length === 1, 406, 'There is not exactly one match');
        refuseUnless(found[0], 404, 'No element matches');
        return choice === 'all' ? allContent(document) : content(document, found[0]);
      }
      case 'getContentElement':
        return content(document, element!);
      case 'replaceContentElement': {
        const {id, fileName} = element!;
        const changed = elementOf(fileName, headers['content-type'] ?? 'application/octet-stream', bytes);
        change(document);
        return {status: 200, json: withoutBytes(Object.assign(element!, changed, {id}))};
      }
      case 'deleteContentElement':
        change(document).contentElements = contentElements.filter((one) => one !== element);
        return {status: 204};
      default:
        return described(document);
    }
  }
}
