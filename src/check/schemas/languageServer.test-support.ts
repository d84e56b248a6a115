/** Talks to the real YAML language server, as an editor does. */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {repositoryRoot} from '../../facts/load/load';

interface Message {
  id?: number;
  method?: string;
  params?: {uri?: string; diagnostics?: {message: string; range: {start: {line: number}}}[]; items?: unknown[]};
  result?: unknown;
}

/** An editor with one language server. */
export class Editor {
  private readonly server = spawn(
    process.execPath,
    [path.join(repositoryRoot, 'node_modules/yaml-language-server/bin/yaml-language-server'), '--stdio'],
    {stdio: ['pipe', 'pipe', 'ignore']},
  );
  private readonly waiting: {fits: (message: Message) => boolean; resolve: (message: Message) => void}[] = [];
  private buffer = Buffer.alloc(0);
  private lastId = 0;

  constructor() {
    this.server.stdout.on('data', (data: Buffer) => {
      this.buffer = Buffer.concat([this.buffer, data]);
      this.read();
    });
  }

  private read(): void {
    for (;;) {
      const head = this.buffer.indexOf('\r\n\r\n');
      const length = Number(/Content-Length: (\d+)/.exec(this.buffer.toString('ascii', 0, Math.max(0, head)))?.[1]);
      if (head < 0 || this.buffer.length < head + 4 + length) {
        return;
      }
      const message = JSON.parse(this.buffer.toString('utf8', head + 4, head + 4 + length)) as Message;
      this.buffer = this.buffer.subarray(head + 4 + length);
      if (message.id !== undefined && message.method !== undefined) {
        // Request of the server for its settings. There are none.
        this.send({id: message.id, result: message.params?.items?.map(() => null) ?? null});
      }
      this.waiting.filter(({fits}) => fits(message)).forEach(({resolve}) => resolve(message));
    }
  }

  private send(message: object): void {
    const text = JSON.stringify({jsonrpc: '2.0', ...message});
    this.server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  private wait(fits: (message: Message) => boolean): Promise<Message> {
    return new Promise((resolve) => this.waiting.push({fits, resolve}));
  }

  /** Sends a request and waits for its answer. */
  async ask(method: string, params: object): Promise<unknown> {
    this.lastId += 1;
    const id = this.lastId;
    const answer = this.wait((message) => message.id === id && message.method === undefined);
    this.send({id, method, params});
    return (await answer).result;
  }

  /** Starts the conversation. */
  async start(): Promise<void> {
    const textDocument = {
      completion: {completionItem: {documentationFormat: ['markdown']}},
      hover: {contentFormat: ['markdown']},
      publishDiagnostics: {},
    };
    await this.ask('initialize', {processId: null, rootUri: null, capabilities: {textDocument}});
    this.send({method: 'initialized', params: {}});
  }

  /** Opens a text and waits for the diagnostics of the server. Returns lines, from 0, with messages. */
  async open(file: string, text: string): Promise<string[]> {
    const uri = pathToFileURL(file).href;
    const said = this.wait(({method, params}) => method === 'textDocument/publishDiagnostics' && params?.uri === uri);
    this.send({method: 'textDocument/didOpen', params: {textDocument: {uri, languageId: 'yaml', version: 1, text}}});
    const {params} = await said;
    return (params?.diagnostics ?? []).map(({message, range}) => `${range.start.line}: ${message}`);
  }

  /** Asks for something at a place of an open text; line and character from 0. */
  at(method: 'completion' | 'hover', file: string, line: number, character: number): Promise<unknown> {
    const textDocument = {uri: pathToFileURL(file).href};
    return this.ask(`textDocument/${method}`, {textDocument, position: {line, character}});
  }

  close(): void {
    this.server.kill();
  }
}
