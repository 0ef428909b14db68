import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';
import { findPort, freePort } from './ports.ts';

const host = '127.0.0.1';

async function listenOn(port: number) {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => once(server.close(), 'close') };
}

describe('a free port', () => {
  it('is none of those that outgoing connections get, and another one while it is taken', async () => {
    const first = await listenOn(await freePort());
    const second = await listenOn(await freePort());
    expect(new Set([first.port, second.port]).size).toBe(2);
    for (const { port } of [first, second]) expect(port >= 20_000 && port < 32_000, String(port)).toBe(true);
    await Promise.all([first.close(), second.close()]);
    expect(await freePort()).toBe(first.port);
  });

  it('is not looked for where nothing can be listened on', async () => {
    // An address reserved for documentation, which no machine has.
    await expect(freePort('192.0.2.1')).rejects.toThrow('EADDRNOTAVAIL');
    await expect(findPort('PORT', '192.0.2.1', 0)).rejects.toThrow(
      'HOST: 192.0.2.1 is not an address of this machine.',
    );
  });
});

describe('the port of a setting', () => {
  it('is the given one, or a free one for 0', async () => {
    const given = await freePort();
    expect(await findPort('PORT', host, given)).toBe(given);
    expect(await findPort('PORT', host, 0)).toBe(given);
  });

  it('is refused in a line that names the setting while another program has it', async () => {
    const other = await listenOn(0);
    const refusal = new StartRefused(
      `PORT: port ${other.port} on 127.0.0.1 is taken by another program: stop it or choose another port.`,
    );
    await expect(findPort('PORT', host, other.port)).rejects.toThrow(refusal);
    await other.close();
  });
});
