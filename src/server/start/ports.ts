// Finds out before anything else is started whether a port can be had.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartRefused } from '../config/start-refused.ts';

/** Answers the port to use: the given one, or a free one for 0. Throws StartRefused when it cannot be had. */
export async function findPort(setting: string, host: string, port: number): Promise<number> {
  const server = createServer();
  try {
    server.listen({ host, port });
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : port;
  } catch (error) {
    throw refusedPort(setting, host, port, error) ?? error;
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
