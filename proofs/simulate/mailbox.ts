// Sits between the payment providers and the program: collects webhooks and delivers them late, twice, out of order or
// never.
import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { webhookSecret } from '#tests/support/app/program.ts';
import { startReceiver, type Delivery, type TestSandbox } from '#tests/support/sandbox/start-sandbox.ts';
import { randomFor } from '#proofs/kit/random.ts';

export interface Mailbox {
  /** Runs the providers' pending events and delivers them, well or badly. */
  handOn(): Promise<void>;
  /** From now on everything arrives, once and in order, including late events. */
  calm(): void;
  counts: { once: number; twice: number; late: number; never: number };
  close(): Promise<void>;
}

interface Letter {
  path: string;
  delivery: Delivery;
}

const patienceMs = 30_000;

type Receivers = Record<string, Awaited<ReturnType<typeof startReceiver>>>;

/** Takes the providers' new events, in order. */
function gathering(sandbox: TestSandbox, receivers: Receivers): () => Promise<Letter[]> {
  const come = () => Object.values(receivers).reduce((sum, { deliveries }) => sum + deliveries.length, 0);
  let known = 0;
  return async () => {
    await sandbox.control('/settle');
    const { events, paypal_events } = await sandbox.control('/webhooks', { hold: true });
    const all = Number(events) + Number(paypal_events);
    if (all === known) return [];
    known = all;
    const { released } = await sandbox.control('/webhooks/release');
    for (const end = performance.now() + patienceMs; come() < Number(released);) {
      if (performance.now() > end) throw new Error(`${come()} of ${String(released)} webhooks arrived`);
      await sleep(2);
    }
    await sandbox.control('/webhooks', { hold: true });
    return Object.entries(receivers).flatMap(([path, { deliveries }]) =>
      deliveries.splice(0).map((delivery) => ({ path, delivery })),
    );
  };
}

/** Points the sandbox at separate receivers. `door`: the program's webhook address. */
export async function openMailbox(
  sandbox: TestSandbox,
  door: Pick<FastifyInstance, 'inject'>,
  seed: number,
): Promise<Mailbox> {
  const receivers = { '/webhooks/stripe': await startReceiver(), '/webhooks/paypal': await startReceiver() };
  const urls = Object.values(receivers).map(({ url }) => url);
  await sandbox.control('/webhooks', { url: urls[0], secret: webhookSecret, paypal_url: urls[1], hold: true });
  const counts = { once: 0, twice: 0, late: 0, never: 0 };
  let late: Letter[] = [];
  let turn = 0;
  let isCalm = false;
  const gather = gathering(sandbox, receivers);
  const post = async ({ path, delivery }: Letter): Promise<void> => {
    const { 'content-length': _length, connection: _connection, ...headers } = delivery.headers;
    await door.inject({
      method: 'POST',
      url: path,
      payload: delivery.body,
      headers: headers as Record<string, string>,
    });
  };
  return {
    counts,
    async handOn() {
      const random = randomFor(seed, 2, (turn += 1));
      const letters = [...late, ...(await gather())];
      late = [];
      if (!isCalm && random.chance(0.3)) letters.reverse();
      for (const letter of letters) {
        const mood = isCalm ? 0 : random.below(100);
        const way = mood < 80 ? 'once' : mood < 88 ? 'twice' : mood < 96 ? 'late' : 'never';
        counts[way] += 1;
        if (way === 'late') late.push(letter);
        if (way === 'once' || way === 'twice') await post(letter);
        if (way === 'twice') await post(letter);
      }
    },
    calm() {
      isCalm = true;
    },
    async close() {
      await Promise.all(Object.values(receivers).map((receiver) => receiver.close()));
    },
  };
}
