// Finds out before anything else is started whether a port can be had.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartRefused } from '../config/start-refused.ts';
import { ownPid } from '../db/embedded/processes.ts';

// Linux gives ports from 32768 on to outgoing connections and to whoever asks for any port; macOS and Windows higher ones.
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
 * A port that is free now, and that nobody takes by chance before it is listened on seconds later: no port of outgoing
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
export function refusedPort(setting: string, host: string, port: number, error: unknown): StartRefused | null {
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
