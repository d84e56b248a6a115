import {createServer, type AddressInfo} from 'node:net';
import {afterEach, describe, expect, it} from 'vitest';
import {freePort} from './port';

const host = '127.0.0.1';
const taken = createServer();

afterEach(() => new Promise<void>((done) => void taken.close(() => done())));

describe('choosing a port', () => {
  it('takes the next one when the wanted one is in use', async () => {
    await new Promise<void>((listening) => void taken.listen(0, host, listening));
    const {port} = taken.address() as AddressInfo;
    const chosen = await freePort(port, host);
    expect(chosen).toBeGreaterThan(port);
  });

  it('says what to do when all are in use', async () => {
    await new Promise<void>((listening) => void taken.listen(0, host, listening));
    const {port} = taken.address() as AddressInfo;
    await expect(freePort(port, host, 1)).rejects.toThrow('set PORT');
  });
});
