import {chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {forOpenShift} from '../../../src/facts/prepare/platforms';
import {root, samples} from './files';
import {runProgram} from './scripts';

/** A step of a guide or of a runbook: its text, and its blocks. */
export interface GuideStep {
  id?: string;
  text: string;
  blocks: readonly {title: string; language?: string; code: string}[];
}

/** The numbered steps below a heading of a page. */
export function stepsOf(page: string, heading: string): GuideStep[] {
  const text = readFileSync(join(root, page), 'utf8');
  const [, section] = text.split(new RegExp(`^#+ ${heading}.*\n`, 'm'));
  if (section === undefined) {
    throw new Error(`${page} has no heading "${heading}"`);
  }
  const steps = section
    .split(/^#/m)[0]!
    .split(/^\d+\. /m)
    .slice(1);
  return steps.map((step) => ({text: step.replaceAll(/\s+/g, ' '), blocks: blocksOf(step)}));
}

/** The blocks of a Markdown text. */
export const blocksOf = (text: string): GuideStep['blocks'] =>
  Array.from(text.matchAll(/^( *)```(\w+) title="(.*)"\n([\s\S]*?)\n *```/gm), ([, indent, language, title, code]) => ({
    language: language!,
    title: title!,
    code: code!.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));

interface Deployment {
  image: string;
  replicas: number;
  ready: boolean;
}

/** See `fake-kubectl.mjs`. */
interface Cluster {
  deployments: Record<string, Deployment>;
  broken: string[];
  wrong: string[];
  data: Record<string, string>;
  snapshots: Record<string, string>;
  secrets: Record<string, string>;
  pods: string[];
}

/** A reader who follows the guides with the manifests, in a cluster without any pods. */
export class Reader {
  /**
   * @param folder - For the files of the reader.
   * @param overlay - What the reader applies in OpenShift; without it, the manifests.
   */
  constructor(
    readonly folder: string,
    private readonly overlay?: string,
  ) {
    for (const name of ['kubernetes', 'kubernetes-backup', 'openshift']) {
      cpSync(join(samples, name), join(folder, name), {recursive: true});
    }
    mkdirSync(join(folder, 'bin'));
    // Commands in a pod run as another user.
    chmodSync(folder, 0o755);
    for (const tool of ['kubectl', 'oc']) {
      const file = join(folder, 'bin', tool);
      writeFileSync(
        file,
        `#!/bin/sh\ncase " $* " in *" get "*) exit ;; esac\nexec "${process.execPath}" "${join(root, 'tests/samples/support/fake-kubectl.mjs')}" "$@"\n`,
      );
      chmodSync(file, 0o755);
    }
    this.cluster = {deployments: {}, broken: [], wrong: [], data: {}, snapshots: {}, secrets: {}, pods: []};
  }

  get cluster(): Cluster {
    return JSON.parse(readFileSync(join(this.folder, 'cluster.json'), 'utf8')) as Cluster;
  }

  set cluster(cluster: Cluster) {
    writeFileSync(join(this.folder, 'cluster.json'), JSON.stringify(cluster));
  }

  /** Changes a file of the manifests. */
  edit(file: string, change: (text: string) => string): void {
    const path = join(this.folder, 'kubernetes', file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  }

  /** Runs commands. Returns whether they succeed. */
  async run(code: string, cwd = this.overlay ? this.folder : join(this.folder, 'kubernetes')): Promise<boolean> {
    const path = process.env['PATH'] ?? '';
    const environment = {
      PATH: `${join(this.folder, 'bin')}:${path}`,
      REAL_PATH: path,
      FAKE_CLUSTER: join(this.folder, 'cluster.json'),
      ...(this.overlay && {OVERLAY: this.overlay}),
    };
    const script = this.overlay ? forOpenShift(code) : code;
    const {code: status, stderr} = await runProgram(['bash', '-c', script], [], environment, {cwd});
    if (status === 64) {
      throw new Error(stderr);
    }
    return status === 0;
  }

  /** Follows steps until a command fails. Returns whether none did. */
  async follow(steps: readonly GuideStep[]): Promise<boolean> {
    for (const {text, blocks} of steps) {
      // The commands of the backup write to another directory than those of the restore read from, but not in OpenShift.
      const [, copied] = /\bcopy (?:the directory )?`(.*?)`/i.exec(text) ?? [];
      if (copied && !this.overlay) {
        const from = join(this.folder, 'kubernetes-backup');
        for (const name of readdirSync(from).filter((one) => one.startsWith(copied))) {
          cpSync(join(from, name), join(this.folder, 'kubernetes', name), {recursive: true});
        }
      }
      const [, lines = ''] = /delete the line of ([^.,]*)/i.exec(text) ?? [];
      for (const [, name = ''] of lines.matchAll(/`(.*?)`/g)) {
        this.edit('kustomization.yaml', (file) =>
          file.replace(new RegExp(`^(?: *- \\{name: ${name},.*|${name})\n`, 'm'), ''),
        );
      }
      for (const {title, language, code} of blocks) {
        if (language === 'yaml') {
          this.edit(basename(title.split(' ').at(-1)!), (file) => `${file}${code.trimEnd()}\n`);
        } else if (!(await this.run(code))) {
          return false;
        }
      }
    }
    return true;
  }
}
