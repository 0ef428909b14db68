// Finds out before anything else is started whether a port can be had, and listens on it.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartRefused } from '#src/server/platform/config/start-refused.ts';
import { ownPid } from '#src/server/platform/db/embedded/processes.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#src/server/platform/config.ts';

// Linux gives ports from 32768 on to outgoing connections and to anyone who asks for any port; macOS and Windows higher ones.
const firstChosen = 20_000;
const chosenCount = 12_000;
const step = 3_001;

/** Answers the port to use: the given one, or a free one for 0. Throws StartRefused when it cannot be had. */
export async function findPort(setting: string, host: string, port: number): Promise<number> {
  try {
    if (port === 0) return await freePort(host);
    await tryPort(host, port);
    return port;
  } catch (error) {
    throw refusedPort(setting, host, port, error) ?? error;
  }
}

/**
 * A port that is free now, and that no one takes by chance before it is listened on seconds later: no port of outgoing
 * connections, and processes that choose at the same time choose different ones. Throws what listening throws when no
 * port can be had on this host.
 */
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

/** Listens there for a moment, and throws what that throws. */
async function tryPort(host: string, port: number): Promise<void> {
  const server = createServer().listen({ host, port });
  try {
    await once(server, 'listening');
  } finally {
    server.close();
  }
}

/** The refusal for an error of listening; null for any other error. */
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

// The HTTP server of a start: listening, and an end that lets running requests finish.

const drainMs = 10_000;
const sweepMs = 50;

/** Takes connections. Throws StartRefused when the port went to someone else since it was looked at. */
export async function listen(app: FastifyInstance, { host, port }: Config['listen'], setting = 'PORT'): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw refusedPort(setting, host, port, error) ?? error;
  }
}

/** Stops taking connections, lets requests finish for at most ten seconds, then cuts what is left. */
export async function drain(app: FastifyInstance, limitMs = drainMs): Promise<void> {
  // A browser keeps its connection after the answer; each one that falls idle is closed at once.
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
  const cut = setTimeout(() => app.server.closeAllConnections(), limitMs);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
}
