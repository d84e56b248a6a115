import {createServer, type AddressInfo} from 'node:net';
import {afterEach, describe, expect, it} from 'vitest';
import {freePort, readPort} from './port';

const host = '127.0.0.1';
const taken = createServer();

afterEach(() => new Promise<void>((done) => void taken.close(() => done())));

describe('reading a port from the environment', () => {
  it('takes what is set, and else the preset', () => {
    expect(readPort('PORT', '8080', 3000)).toBe(8080);
    expect(readPort('PORT', undefined, 3000)).toBe(3000);
    expect(readPort('PORT', '', 3000)).toBe(3000);
  });

  it.each(['abc', '0', '-1', '1.5', '1e3', ' 80', '65536'])('refuses "%s", and says what is expected', (value) => {
    expect(() => readPort('PORT', value, 3000)).toThrow(`PORT is "${value}"; expected a number from 1 to 65535`);
  });

  it('leaves room for the ports that follow', () => {
    expect(readPort('TEST_PORT', '65533', 4171, 2)).toBe(65533);
    expect(() => readPort('TEST_PORT', '65534', 4171, 2)).toThrow('expected a number from 1 to 65533');
  });
});

describe('choosing a port', () => {
  it('takes the next one when the wanted one is in use', async () => {
    await new Promise<void>((listening) => void taken.listen(0, host, listening));
    const {port} = taken.address() as AddressInfo;
    const chosen = await freePort(port, host);
    expect(chosen).toBeGreaterThan(port);
  });

  it('leaves room for the ports that follow', async () => {
    await new Promise<void>((listening) => void taken.listen(0, host, listening));
    const {port} = taken.address() as AddressInfo;
    const chosen = await freePort(port - 1, host, 50, 2);
    expect(chosen).toBeGreaterThan(port);
  });

  it('says what to do when all are in use', async () => {
    await new Promise<void>((listening) => void taken.listen(0, host, listening));
    const {port} = taken.address() as AddressInfo;
    await expect(freePort(port, host, 1)).rejects.toThrow('set PORT');
  });

  it('does not go on behind the last one', async () => {
    // When another program has it, it is in use just as well.
    await new Promise<void>((inUse) => void taken.once('error', () => inUse()).listen(65535, host, inUse));
    await expect(freePort(65535, host)).rejects.toThrow('No free port from 65535 to 65535');
  });
});
