// A third, or a smaller part, of many cases of one kind, chosen by the seed of the day. Three seeds in a row, or as many as there are
// parts, try every case. `BANYAN_TEST_WHOLE=on`, which `npm run proofs` sets, tries all of them in one run.
import { createHash } from 'node:crypto';
import { thirdsSeed } from './property-seed.ts';

interface Choice {
  seed: number;
  isWhole: boolean;
}

const thisRun: Choice = { seed: thirdsSeed, isWhole: process.env.BANYAN_TEST_WHOLE === 'on' };

const thirds = 3;

/** The cases whose turn it is. The name of a case decides, so that new cases move no other. */
export function thirdOf<Case>(cases: readonly Case[], nameOf: (one: Case) => string, choice: Choice = thisRun): Case[] {
  return partOf(cases, nameOf, thirds, choice);
}

/** The same for one part of so many: of cases that meet the same code again and again. */
export function partOf<Case>(
  cases: readonly Case[],
  nameOf: (one: Case) => string,
  parts: number,
  { seed, isWhole }: Choice = thisRun,
): Case[] {
  return cases.filter((one) => isWhole || (hashOf(nameOf(one)) + seed) % parts === 0);
}

/** Whether it is the turn of the case of this name, every third run. */
export function isDue(name: string, choice: Choice = thisRun): boolean {
  return thirdOf([name], String, choice).length > 0;
}

/** One of a few cases; the next seed takes the next one. */
export function turnOf<Case>(cases: readonly Case[], { seed, isWhole }: Choice = thisRun): Case[] {
  return cases.filter((_one, index) => isWhole || index === seed % cases.length);
}

/** How many of so many generated cases this run tries. */
export function partOfRuns(count: number, parts: number, { isWhole }: Choice = thisRun): number {
  return isWhole ? count : Math.ceil(count / parts);
}

function hashOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0);
}
