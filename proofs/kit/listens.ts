// Whether a program listens on a port of this machine.
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Never rejects. */
export function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

/**
 * A port is taken only when a program listens: choose the next one afterwards. Throws when `name` takes longer than
 * `withinMs`.
 */
export async function untilListening(name: string, port: number, withinMs: number): Promise<void> {
  for (const end = performance.now() + withinMs; !(await listens(port)); await sleep(100))
    if (performance.now() > end) throw new Error(`${name} does not listen`);
}
