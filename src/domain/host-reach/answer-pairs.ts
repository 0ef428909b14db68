// The digits that accept and decline each request (docs/domain/hosts.md#digits).
import { plainSigns } from '#src/domain/typed/signs.ts';

/** Two digits each, so the last pair ends with 98. Beyond this many open requests, a number answers by link. */
export const mostPairs = 49;
/** How long a pair rests after its request has ended: over three times a request's longest wait. */
export const restMs = 7 * 24 * 3_600_000;

/** A pair assigned to a number, and its request. */
export interface GivenPair {
  pair: number;
  bookingId: string;
  /** When it was last sent to the number, ms since 1970. */
  sentAtMs: number;
  /** When its request ended; null while it waits. */
  closedAtMs: number | null;
}

/** The digits of a pair: 1 and 2, 3 and 4 … */
export function digitsOf(pair: number): { accept: number; decline: number } {
  return { accept: 2 * pair - 1, decline: 2 * pair };
}

/** Whether a pair is not yet free for another request: a reply to its last message could still arrive. */
function isTaken({ sentAtMs, closedAtMs }: GivenPair, nowMs: number): boolean {
  return closedAtMs === null || Math.max(closedAtMs, sentAtMs) > nowMs - restMs;
}

/** The pair of a request: its current one, else the lowest free one of this number; null when none is free. */
export function choosePair(given: readonly GivenPair[], bookingId: string, nowMs: number): number | null {
  const own = given.find((one) => one.bookingId === bookingId && isTaken(one, nowMs));
  if (own) return own.pair;
  const taken = new Set(given.filter((one) => isTaken(one, nowMs)).map(({ pair }) => pair));
  for (let pair = 1; pair <= mostPairs; pair += 1) if (!taken.has(pair)) return pair;
  return null;
}

/** The meaning of a digit for a number: an open request with its decision, an ended request, or nothing. */
export type FittedAnswer =
  | { fits: 'open'; bookingId: string; decision: 'accept' | 'decline' }
  | { fits: 'ended'; bookingId: string }
  | { fits: 'none' };

/** A digit belongs to the request with which it was last sent, and to no other. */
export function fitAnswer(given: readonly GivenPair[], digit: number): FittedAnswer {
  const pair = Math.ceil(digit / 2);
  const last = given
    .filter((one) => one.pair === pair)
    .toSorted((a, b) => b.sentAtMs - a.sentAtMs || Number(a.closedAtMs !== null) - Number(b.closedAtMs !== null))[0];
  if (!last || digit < 1) return { fits: 'none' };
  if (last.closedAtMs !== null) return { fits: 'ended', bookingId: last.bookingId };
  return { fits: 'open', bookingId: last.bookingId, decision: digit % 2 === 1 ? 'accept' : 'decline' };
}

// Reads a host's reply leniently (docs/domain/hosts.md#replies).

/** A number, a command known to the providers, or unclear. */
type ReadAnswer = { kind: 'number'; value: number } | { kind: 'stop' | 'start' | 'help' | 'unclear' };

// SMS services read these by default as stop, start or help.
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

// Spaces, punctuation, symbols (emoji, too) and the combining marks of keycap digits.
const around = /^[\s\p{P}\p{S}\p{M}\p{Cf}]*$/u;

/**
 * Reads a message. A letter makes it unclear: "1 hour late" must accept nothing. So do two different numbers, because
 * the intended one is unknown.
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
