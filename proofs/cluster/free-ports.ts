// Several ports at once that nobody listens on.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Linux gives ports from 32768 on to outgoing connections: one of those might be taken before it is listened on.
const [first, last] = [20_000, 32_000];

/** So many ports, all different; they are taken only when somebody listens there. */
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
