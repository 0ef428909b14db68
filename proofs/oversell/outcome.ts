// The outcome of one attempt on one channel.
import type { CallAnswer } from '#proofs/kit/guest.ts';

/** `busy`: asked to retry; `absent`: the program has no such call. */
export type Outcome = 'done' | 'busy' | 'absent' | 'nothing to do' | Refused;
export type Refused = `refused: ${string}`;

/** A fault of the program itself, as opposed to a refusal. */
export class Broken extends Error {}

/** Classifies a response. Throws Broken for one that no guest should ever see. */
export function outcomeOf(call: string, { status, body }: CallAnswer): Outcome {
  if (status === 200) return 'done';
  if (status === 501) return 'absent';
  if (status === 503 || status === 429) return 'busy';
  if (status >= 500) throw new Broken(`${call} answered ${status} ${JSON.stringify(body).slice(0, 200)}`);
  return `refused: ${String(body.code)}`;
}
