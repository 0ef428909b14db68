// Checks a port early, and listens on it.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';
import { ownPid } from '#src/server/platform/db/embedded/processes.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#src/server/platform/config.ts';

// Above system ports, below outgoing ones (Linux from 32768).
const firstChosen = 20_000;
const chosenCount = 12_000;
const step = 3_001;

/** 0: a free one. Throws StartRefused when unavailable. */
export async function findPort(setting: string, host: string, port: number): Promise<number> {
  try {
    if (port === 0) return await freePort(host);
    await tryPort(host, port);
    return port;
  } catch (error) {
    throw refusedPort(setting, host, port, error) ?? error;
  }
}

/** Random and not an outgoing port, so unlikely to be taken before use. Throws errors of listening. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (let turn = 0; ; turn += 1) {
    const port = firstChosen + ((ownPid + turn * step) % chosenCount);
    try {
      await tryPort(host, port);
      return port;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || turn === chosenCount) throw error;
    }
  }
}

async function tryPort(host: string, port: number): Promise<void> {
  const server = createServer().listen({ host, port });
  try {
    await once(server, 'listening');
  } finally {
    server.close();
  }
}

/** Null for other errors. */
function refusedPort(setting: string, host: string, port: number, error: unknown): StartRefused | null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartRefused(
      `${setting}: port ${port} on ${host} is taken by another program: stop it or choose another port.`,
      error,
    );
  if (code === 'EACCES')
    return new StartRefused(`${setting}: no permission to listen on port ${port}: choose one above 1023.`, error);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartRefused(`HOST: ${host} is not an address of this machine.`, error);
  return null;
}

// Milliseconds that running requests get.

const drainMs = 10_000;
const sweepMs = 50;

/** Throws StartRefused when the port was just taken. */
export async function listen(app: FastifyInstance, { host, port }: Config['listen'], setting = 'PORT'): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw refusedPort(setting, host, port, error) ?? error;
  }
}

/** Waits ten seconds at most, then closes all connections. */
export async function drain(app: FastifyInstance, limitMs = drainMs): Promise<void> {
  // Closes keep-alive connections once idle.
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
  const cut = setTimeout(() => app.server.closeAllConnections(), limitMs);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
}
