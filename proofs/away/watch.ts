// Somebody who asks all the time, of each process, and notes what is answered and how long it takes.
import { setTimeout as sleep } from 'node:timers/promises';

interface Answer {
  at: number;
  /** 0: none. */
  status: number;
  ms: number;
  retryAfter: string | null;
}

export interface Watch {
  answers: Answer[];
  /** From then to the first answer with 200 that was asked for after it, in milliseconds; null when none comes within 20 s. */
  untilServed(since: number): Promise<number | null>;
  stop(): Promise<void>;
}

const everyMs = 100;
const patienceMs = 20_000;

/** Asks for a course, which only the database knows. */
export function watchAnswers(origins: () => readonly string[], courseId: number): Watch {
  const answers: Answer[] = [];
  const under = new Set<Promise<void>>();
  let isOver = false;
  const ask = async (origin: string): Promise<void> => {
    const at = performance.now();
    const said = await fetch(`${origin}/api/course/detail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ course_id: courseId }),
      signal: AbortSignal.timeout(patienceMs),
    }).catch(() => null);
    await said?.arrayBuffer();
    const [status, retryAfter] = [said?.status ?? 0, said?.headers.get('retry-after') ?? null];
    answers.push({ at, status, ms: performance.now() - at, retryAfter });
  };
  const watching = (async () => {
    while (!isOver) {
      for (const origin of origins()) {
        const asking = ask(origin).finally(() => under.delete(asking));
        under.add(asking);
      }
      await sleep(everyMs);
    }
    await Promise.all(under);
  })();
  return {
    answers,
    async untilServed(since) {
      while (performance.now() < since + patienceMs) {
        const first = answers.find(({ at, status }) => at >= since && status === 200);
        if (first !== undefined) return first.at + first.ms - since;
        await sleep(everyMs / 2);
      }
      return null;
    },
    async stop() {
      isOver = true;
      await watching;
    },
  };
}
