// Which digits accept and decline which request (docs/domain/hosts.md#digits).
import { plainSigns } from '#src/domain/typed/signs.ts';

/** Two digits each, so that the last pair ends with 98. A number with more open requests than this answers them by link. */
export const mostPairs = 49;
/** How long a pair rests after its request has ended: three times and more of what a request may wait for its host. */
export const restMs = 7 * 24 * 3_600_000;

/** A pair that a number was given, with the request that it stands for. */
export interface GivenPair {
  pair: number;
  bookingId: string;
  /** ms since 1970, when it was last sent to the number. */
  sentAtMs: number;
  /** When its request ended; null while it waits. */
  closedAtMs: number | null;
}

/** The digits of a pair: 1 and 2, 3 and 4 … */
export function digitsOf(pair: number): { accept: number; decline: number } {
  return { accept: 2 * pair - 1, decline: 2 * pair };
}

/** Whether a pair may not be given to another request yet: an answer to its last message could still come. */
function isTaken({ sentAtMs, closedAtMs }: GivenPair, nowMs: number): boolean {
  return closedAtMs === null || Math.max(closedAtMs, sentAtMs) > nowMs - restMs;
}

/** The pair for a request: the one it has, else the lowest that no other request of this number needs; null when none is left. */
export function choosePair(given: readonly GivenPair[], bookingId: string, nowMs: number): number | null {
  const own = given.find((one) => one.bookingId === bookingId && isTaken(one, nowMs));
  if (own) return own.pair;
  const taken = new Set(given.filter((one) => isTaken(one, nowMs)).map(({ pair }) => pair));
  for (let pair = 1; pair <= mostPairs; pair += 1) if (!taken.has(pair)) return pair;
  return null;
}

/** What a digit means for a number: one open request and the answer to it, one that has ended, or nothing. */
export type FittedAnswer =
  | { fits: 'open'; bookingId: string; decision: 'accept' | 'decline' }
  | { fits: 'ended'; bookingId: string }
  | { fits: 'none' };

/** A digit stands for the request with which it was last sent, and for no other. */
export function fitAnswer(given: readonly GivenPair[], digit: number): FittedAnswer {
  const pair = Math.ceil(digit / 2);
  const last = given
    .filter((one) => one.pair === pair)
    .toSorted((a, b) => b.sentAtMs - a.sentAtMs || Number(a.closedAtMs !== null) - Number(b.closedAtMs !== null))[0];
  if (!last || digit < 1) return { fits: 'none' };
  if (last.closedAtMs !== null) return { fits: 'ended', bookingId: last.bookingId };
  return { fits: 'open', bookingId: last.bookingId, decision: digit % 2 === 1 ? 'accept' : 'decline' };
}

// What a host has typed, read leniently (docs/domain/hosts.md#replies).

/** A number, a word that the providers know as a command, or nothing that could be an answer. */
type ReadAnswer = { kind: 'number'; value: number } | { kind: 'stop' | 'start' | 'help' | 'unclear' };

// The words that end or begin messages at SMS services by default, and that ask for help.
const commands: Readonly<Record<string, 'stop' | 'start' | 'help'>> = {
  STOP: 'stop',
  STOPALL: 'stop',
  UNSUBSCRIBE: 'stop',
  CANCEL: 'stop',
  END: 'stop',
  QUIT: 'stop',
  OPTOUT: 'stop',
  REVOKE: 'stop',
  START: 'start',
  UNSTOP: 'start',
  YES: 'start',
  HELP: 'help',
  INFO: 'help',
};

// Spaces, punctuation, signs (emoji too) and the marks that make a keycap of a digit.
const around = /^[\s\p{P}\p{S}\p{M}\p{Cf}]*$/u;

/**
 * Reads a message. Anything with a letter in it is no answer: "1 hour late" must accept nothing. Two different numbers are
 * none either, because nobody can say which was meant.
 */
export function readAnswer(typed: string): ReadAnswer {
  const text = plainSigns(typed).trim();
  const word = text.replace(/[\s\p{P}]/gu, '').toUpperCase();
  if (Object.hasOwn(commands, word)) return { kind: commands[word] ?? 'unclear' };
  const numbers = new Set((text.match(/\d+/g) ?? []).map(Number));
  const [value, ...others] = numbers;
  if (value === undefined || others.length > 0 || !around.test(text.replace(/\d+/g, ''))) return { kind: 'unclear' };
  return Number.isSafeInteger(value) ? { kind: 'number', value } : { kind: 'unclear' };
}
