import {mkdtempSync, cpSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {readYaml, samples} from './support/files';

interface Compose {
  services: Record<string, {image?: string; stop_grace_period?: string; volumes?: string[]}>;
}

const files = [
  'tutorial-01/docker-compose.yaml',
  'docker-compose/compose.database.yaml',
  'monitoring/compose.monitoring.yaml',
];
const mounted = (volumes: readonly string[] = []) => volumes.filter((volume) => !volume.endsWith(':ro'));

describe('Compose samples', () => {
  it.each(files)('every container of %s that holds data or work has time to end it', (file) => {
    const [{services}] = readYaml(file) as [Compose];
    const busy = Object.entries(services).filter(([, {image, volumes}]) => image && mounted(volumes).length > 0);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy.filter(([, service]) => service.stop_grace_period !== '1m')).toEqual([]);
  });
});

describe('start-stack.sh', () => {
  it('lets new files in the folders have the group of the folders', () => {
    const folder = mkdtempSync(join(tmpdir(), 'start stack '));
    cpSync(join(samples, 'tutorial-01'), folder, {recursive: true});
    const tools = {docker: 'exit 0', sudo: 'exec "$@"', chown: 'exit 0'};
    for (const [name, command] of Object.entries(tools)) {
      writeFileSync(join(folder, name), `#!/bin/sh\n${command}\n`, {mode: 0o755});
    }
    writeFileSync(join(folder, '.env'), '');
    const started = spawnSync('bash', [join(folder, 'start-stack.sh')], {
      env: {PATH: `${folder}:${process.env['PATH'] ?? ''}`},
      encoding: 'utf8',
    });
    expect(started.stderr).toBe('');
    for (const name of ['controller-config', 'worker-config', 'eureka-config', 'eureka-data']) {
      expect(statSync(join(folder, name)).mode & 0o2070, name).toBe(0o2070);
    }
    rmSync(folder, {recursive: true});
  });
});
