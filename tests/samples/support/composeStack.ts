import {randomBytes} from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {root} from './files';
import {type Circumstances, type Outcome, runScript} from './scripts';

/** A dump as `mariadb-dump` writes it, with bytes that are no text. */
export const dump = Buffer.concat([
  Buffer.from("-- MariaDB dump\nCREATE TABLE `JOB` (`ID` int);\nINSERT INTO `JOB` VALUES (1,'\\0"),
  Buffer.from([0xff, 0xfe, 0x80]),
  Buffer.from("');\nCREATE TABLE `STEP` (`ID` int);\n-- Dump completed on 2025-06-10  2:00:01\n"),
]);

const configuration = `name: flow-ocr
services:
  eureka:
    image: registry.jadice.com/neverpile-eureka-boxed:0.2.7
    ports:
      - mode: ingress
        published: "8085"
    volumes:
      - type: bind
        source: @PWD@/eureka-config
        target: /config
      - type: bind
        source: @PWD@/eureka-data
        target: /data/neverpile-eureka_default
  flow-db:
    image: mariadb:10.11
    volumes:
      - type: volume
        source: flow-db-data
        target: /var/lib/mysql
  flow-proxy:
    image: nginx:1.28
    volumes:
      - type: bind
        source: @PWD@/proxy/flow.conf
        target: /etc/nginx/conf.d/default.conf
  jf-controller:
    image: registry.jadice.com/jadice-flow-controller:0.26.5
networks:
  jadice-flow-network:
    name: @NAME@_jadice-flow-network
volumes:
  flow-db-data:
    name: @NAME@_flow-db-data
`;

const files: Record<string, string | Buffer> = {
  '.env': 'JF_ACCESS_TOKEN=a secret\nCOMPOSE_FILE=docker-compose.yaml\n',
  'docker-compose.yaml': configuration,
  'controller-config/application.yaml': 'server:\n  port: 8080\n',
  'eureka-config/application.yml': 'server:\n  port: 8080\n',
  'proxy/flow.conf': 'server {}\n',
  'eureka-data/0a/first document': randomBytes(70_000),
  'eureka-data/0b/empty': '',
};

/** A stack in a temporary folder, with a stand-in for Docker. */
export class StandIn {
  readonly folder = mkdtempSync(join(tmpdir(), 'flow stack '));
  readonly stack = join(this.folder, 'stack');
  readonly state = join(this.folder, 'docker');
  readonly backups = join(this.folder, 'backups');
  private readonly tools = join(this.folder, 'tools');

  constructor() {
    for (const folder of [this.stack, this.state, this.tools]) {
      mkdirSync(folder);
    }
    this.tool('docker', readFileSync(join(root, 'tests/samples/support/fake-docker.sh'), 'utf8'));
    for (const [path, content] of Object.entries(files)) {
      this.write(path, content);
    }
    chmodSync(join(this.stack, '.env'), 0o600);
    this.keep('flow-ocr.running', 'eureka\nflow-db\nflow-proxy\njf-controller\n');
    this.keep('flow-ocr_flow-db-data', dump);
  }

  /** Writes a file of the stack. */
  write(path: string, content: string | Buffer): void {
    mkdirSync(dirname(join(this.stack, path)), {recursive: true});
    writeFileSync(join(this.stack, path), content);
  }

  /** Writes into the state of the stand-in for Docker. */
  keep(name: string, content: string | Buffer): void {
    writeFileSync(join(this.state, name), content);
  }

  /** Spoils the stack as an accident would. */
  spoil(): void {
    this.write('.env', 'JF_ACCESS_TOKEN=another\nCOMPOSE_FILE=docker-compose.yaml\n');
    this.write('eureka-data/0c/stranger', 'later');
    rmSync(join(this.stack, 'eureka-data/0a'), {recursive: true});
    this.keep('flow-ocr_flow-db-data', 'CREATE TABLE `NEW` (`ID` int);\n-- Dump completed on 2025-06-11  2:00:01\n');
  }

  /** Puts a command before those of the machine. Returns its path. */
  tool(name: string, script: string): string {
    const file = join(this.tools, name);
    writeFileSync(file, script, {mode: 0o755});
    return file;
  }

  /** Makes `folder` look like the mount point of a file system of its own, with `free` KiB; the disk around it has `around`. */
  mount(folder: string, free: number, around: number): void {
    const where = `case $path/ in '${folder}'/*) set -- 2 ${free} ;; *) set -- 1 ${around} ;; esac`;
    this.tool('stat', `#!/bin/sh\ncase $3 in /*) path=$3 ;; *) path=$PWD/$3 ;; esac\n${where}\necho "$1"\n`);
    this.tool('df', `#!/bin/sh\npath=$2\n${where}\nprintf 'Filesystem\\n/dev/x 100 90 %s\\n' "$2"\n`);
    const busy = `echo "mv: cannot move '$1': Device or resource busy" >&2; exit 1`;
    const source = `case $1 in /*) source=$1 ;; *) source=$PWD/$1 ;; esac`;
    const real = `PATH='${process.env['PATH'] ?? ''}' exec mv "$@"`;
    this.tool('mv', `#!/bin/sh\n${source}\nif [ "$source" = '${folder}' ]; then ${busy}; fi\n${real}\n`);
  }

  /** What the stand-in for Docker was called with. */
  get calls(): string[] {
    return this.read('calls').split('\n');
  }

  /** The services of the stack that run, sorted. */
  get running(): string[] {
    return this.read('flow-ocr.running').trim().split('\n').sort();
  }

  read(name: string): string {
    return readFileSync(join(this.state, name), 'utf8');
  }

  /** The finished and unfinished backups, oldest first. */
  get written(): string[] {
    const names = existsSync(this.backups) ? readdirSync(this.backups).sort() : [];
    return names.filter((name) => !['restore.sh', 'documents-saved'].includes(name) && !name.startsWith('.'));
  }

  /** Runs a script of `static/samples/operations` in the folder of the stack. */
  run(script: string, args: readonly string[], environment: Record<string, string> = {}, other: Circumstances = {}) {
    const path = `${this.tools}:${process.env['PATH'] ?? ''}`;
    const all = {FAKE_STATE: this.state, HOME: this.folder, PATH: path, ...environment};
    return runScript(`operations/${script}`, args, all, {cwd: this.stack, ...other});
  }

  /**
   * Backs the stack up.
   *
   * @returns the directory of the backup
   * @throws if the script does not end with 0: what it said
   */
  async backUp(...args: string[]): Promise<string> {
    const {code, stdout, stderr} = await this.run('backup.sh', ['--to', this.backups, ...args]);
    const [, written] = /^Written and checked: (.*)$/m.exec(stdout) ?? [];
    if (code !== 0 || !written) {
      throw new Error(`backup.sh ended with ${code ?? 'a signal'}: ${stderr}`);
    }
    return written;
  }

  restore(...args: string[]): Promise<Outcome> {
    return this.run('restore.sh', args);
  }

  remove(): void {
    rmSync(this.folder, {recursive: true});
  }
}

/** Every file below a folder with its rights and its bytes. */
export function contents(folder: string): Record<string, string> {
  const paths = readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort();
  return Object.fromEntries(
    paths.map((path) => {
      const {mode} = statSync(join(folder, path));
      const isFile = statSync(join(folder, path)).isFile();
      return [path, `${mode.toString(8)} ${isFile ? readFileSync(join(folder, path)).toString('base64') : ''}`];
    }),
  );
}
