// Finds several unused ports at once.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Linux uses ports from 32768 for outgoing connections, which might take one before we listen.
const [first, last] = [20_000, 32_000];

/** This many different ports; they are free until a program listens. */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = randomInt(first, last);
    if (await isFree(port)) found.add(port);
  }
  return [...found];
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
