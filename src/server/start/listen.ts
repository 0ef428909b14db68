// The HTTP server of a start: listening, and an end that lets running requests finish.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { refusedPort } from './ports.ts';

const drainMs = 10_000;
const sweepMs = 50;

/** Takes connections. Throws StartRefused when the port went to somebody else since it was looked at. */
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
