// A third, or a smaller part, of many cases of one kind, chosen by the seed of the day. Three seeds in a row, or one
// per part, try every case. `BANYAN_TEST_WHOLE=on`, set by `npm run proofs`, tries all.
import { createHash } from 'node:crypto';
import { thirdsSeed } from './property-seed.ts';

interface Choice {
  seed: number;
  isWhole: boolean;
}

const thisRun: Choice = { seed: thirdsSeed, isWhole: process.env.BANYAN_TEST_WHOLE === 'on' };

const thirds = 3;

/** The cases of this run. A case's name decides, so that new cases move no other. */
export function thirdOf<Case>(cases: readonly Case[], nameOf: (one: Case) => string, choice: Choice = thisRun): Case[] {
  return partOf(cases, nameOf, thirds, choice);
}

/** The same for one of `parts`: for cases that test the same code repeatedly. */
export function partOf<Case>(
  cases: readonly Case[],
  nameOf: (one: Case) => string,
  parts: number,
  { seed, isWhole }: Choice = thisRun,
): Case[] {
  return cases.filter((one) => isWhole || (hashOf(nameOf(one)) + seed) % parts === 0);
}

/** Whether this case is due, every third run. */
export function isDue(name: string, choice: Choice = thisRun): boolean {
  return thirdOf([name], String, choice).length > 0;
}

/** One of a few cases; the next seed takes the next one. */
export function turnOf<Case>(cases: readonly Case[], { seed, isWhole }: Choice = thisRun): Case[] {
  return cases.filter((_one, index) => isWhole || index === seed % cases.length);
}

/** How many of `count` generated cases this run tries. */
export function partOfRuns(count: number, parts: number, { isWhole }: Choice = thisRun): number {
  return isWhole ? count : Math.ceil(count / parts);
}

function hashOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0);
}
