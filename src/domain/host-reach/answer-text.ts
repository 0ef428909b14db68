// What a host has typed, read leniently (docs/phone.md#answers).
import { plainSigns } from '#src/domain/typed/signs.ts';

/** A number, a word that the providers know as a command, or nothing that could be an answer. */
export type ReadAnswer = { kind: 'number'; value: number } | { kind: 'stop' | 'start' | 'help' | 'unclear' };

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
