// So many requests a second, spread evenly and begun whatever becomes of them, as strangers come: nobody waits for anybody.
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Load {
  /** By status: how long each answer took, in milliseconds. 0: none came. */
  times: Map<number, number[]>;
  seconds: number;
}

const tickMs = 5;
const patienceMs = 20_000;

/** Asks `origin` for the addresses that `path` makes, `rate` a second for `seconds`, and waits for the last answer. */
export async function loadEvenly(
  origin: string,
  { rate, seconds, path }: { rate: number; seconds: number; path: () => string },
): Promise<Load> {
  const times = new Map<number, number[]>();
  const agent = new Agent({ keepAlive: true });
  const under = new Set<Promise<void>>();
  const begun = performance.now();
  for (let sent = 0; performance.now() - begun < seconds * 1000; await sleep(tickMs)) {
    const due = Math.floor(((performance.now() - begun) / 1000) * rate);
    for (; sent < due; sent += 1) {
      const asking = ask(origin + path(), agent, times).finally(() => under.delete(asking));
      under.add(asking);
    }
  }
  await Promise.all(under);
  agent.destroy();
  return { times, seconds };
}

function ask(url: string, agent: Agent, times: Map<number, number[]>): Promise<void> {
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => {
      const known = times.get(status) ?? [];
      times.set(status, known);
      known.push(performance.now() - started);
      resolve();
    };
    get(url, { agent, timeout: patienceMs }, (answer) => {
      answer.resume();
      answer.once('end', () => end(answer.statusCode ?? 0));
      answer.once('error', () => end(0));
    })
      .once('timeout', function (this: { destroy(): void }) {
        this.destroy();
      })
      .once('error', () => end(0));
  });
}
