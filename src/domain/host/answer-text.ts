// What a host has typed, read leniently (docs/phone.md#answers).

/** A number, a word that the providers know as a command, or nothing that could be an answer. */
export type ReadAnswer = { kind: 'number'; value: number } | { kind: 'stop' | 'start' | 'help' | 'unclear' };

// The zeros of the numerals that hosts write: each is followed by its nine others (Unicode 17, general category Nd).
const zeros = [
  0x30, // European
  0x660, // Arabic
  0x6f0, // Persian
  0x966, // Devanagari: Nepali, Hindi
  0x9e6, // Bengali
  0xe50, // Thai
  0xed0, // Lao
  0x1040, // Burmese
  0x1090, // Shan
  0x17e0, // Khmer
  0xff10, // of full width
];

/** A text with every numeral in its European form. */
export function europeanNumerals(text: string): string {
  return text.replace(/\p{Nd}/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const zero = zeros.find((one) => code >= one && code < one + 10);
    return zero === undefined ? sign : String(code - zero);
  });
}

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
  const text = europeanNumerals(typed.normalize('NFKC')).trim();
  const word = text.replace(/[\s\p{P}]/gu, '').toUpperCase();
  if (Object.hasOwn(commands, word)) return { kind: commands[word] ?? 'unclear' };
  const numbers = new Set((text.match(/\d+/g) ?? []).map(Number));
  const [value, ...others] = numbers;
  if (value === undefined || others.length > 0 || !around.test(text.replace(/\d+/g, ''))) return { kind: 'unclear' };
  return Number.isSafeInteger(value) ? { kind: 'number', value } : { kind: 'unclear' };
}
