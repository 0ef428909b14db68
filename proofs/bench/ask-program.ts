// The parent of program.ts: starts the measured process and calls it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { MeasuredMix } from './listings.ts';
import type { MeasuredMonths } from './months.ts';
import type { OwnStatements } from './own-statements.ts';
import type { Question } from './program.ts';
import type { Rendering } from './rendering.ts';
import type { Addresses } from './rows.ts';

interface Answers {
  rendering: Rendering;
  listings: MeasuredMix[];
  months: MeasuredMonths;
  ownStatements: OwnStatements[];
  analyze: undefined;
}

export interface MeasuredProgram {
  courses: number;
  addresses: Addresses;
  ask: <K extends Question['ask']>(ask: K, rounds: number) => Promise<Answers[K]>;
  end: () => Promise<void>;
}

/** Starts it on a folder with a catalogue of this size; filling the folder may take minutes. */
export async function askProgram(folder: string, courses: number): Promise<MeasuredProgram> {
  const file = fileURLToPath(new URL('program.ts', import.meta.url));
  const child = fork(file, [folder, String(courses)], { env: { PATH: process.env['PATH'] } });
  const next = async () => {
    const [message] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => [{ failure: 'the measured process ended' }]),
    ]);
    return message as { failure?: string; answer?: unknown };
  };
  const begun = (await next()) as Addresses & { failure?: string };
  if (begun.failure !== undefined) throw new Error(begun.failure);
  return {
    courses,
    addresses: begun,
    async ask(ask, rounds) {
      child.send({ ask, rounds });
      const { failure, answer } = await next();
      if (failure !== undefined) throw new Error(failure);
      return answer as never;
    },
    async end() {
      if (child.exitCode !== null) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
