// Reads numbers as people write them: in any numerals, grouped by commas, points, spaces or apostrophes
// (docs/reference/texts.md#typed-input).
import { plainSigns } from './signs.ts';

/** One number, empty input, two numbers that differ by a separator's meaning, or no number. */
export type ReadNumber =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'ambiguous'; readonly values: readonly [whole: number, decimal: number] }
  | { readonly kind: 'unclear' };

interface NumberRules {
  readonly decimals: number;
  /** The decimal separator of the reader's language. */
  readonly point: '.' | ',';
}

// Groups of three, or of two before the last three as in India and Nepal: 1,500,000 or 15,00,000.
const groups = (sign: string) =>
  new RegExp(String.raw`^[1-9]\d{0,2}(?:${sign}\d{3})+$|^[1-9]\d?(?:${sign}\d{2})+${sign}\d{3}$`);
const grouped = { '.': groups(String.raw`\.`), ',': groups(','), ' ': groups(' ') };
type Sign = keyof typeof grouped;

const without = (text: string, sign: Sign) => text.replaceAll(sign, '');

/** The characters of a number in canonical form, or null if any other is among them. */
function spelt(typed: string): string | null {
  const text = plainSigns(typed)
    .trim()
    .replace(/[\u066B]/g, '.')
    .replace(/[\u066C\u060C\u3001]/g, ',')
    .replace(/(?<=\d)[\s'’`_]+(?=\d)/g, ' ')
    .replace(/^[\u2212\p{Pd}]/u, '-');
  return /^-?[\d.,]+(?: \d+)*(?:[.,]\d*)?$/.test(text) && /\d/.test(text) ? text : null;
}

/** An integer part, which may be grouped by one separator. */
function wholePart(text: string): string | null {
  if (/^\d*$/.test(text)) return text === '' ? '0' : text;
  const sign = (['.', ',', ' '] as const).find((one) => grouped[one].test(text));
  return sign === undefined ? null : without(text, sign);
}

/**
 * Reads a number. One separator before three digits is read by the reader's language where that many decimals are
 * allowed; otherwise `1,500` may be 1500 or 1.5, and only its writer knows.
 */
export function readNumber(typed: string, { decimals, point }: NumberRules): ReadNumber {
  if (plainSigns(typed).trim() === '') return { kind: 'empty' };
  const text = spelt(typed);
  if (text === null) return { kind: 'unclear' };
  const minus = text.startsWith('-') ? -1 : 1;
  const figures = minus < 0 ? text.slice(1) : text;
  const whole = wholePart(figures);
  const at = Math.max(figures.lastIndexOf('.'), figures.lastIndexOf(','));
  const sign = figures.charAt(at);
  const isOnce = at >= 0 && figures.indexOf(sign) === at;
  const [before, after] = isOnce ? [wholePart(figures.slice(0, at)), figures.slice(at + 1)] : [null, ''];
  const fits = before !== null && /^\d*$/.test(after) && after.replace(/0+$/, '').length <= decimals;
  const asWhole = whole === null ? null : minus * Number(whole);
  const asDecimal = fits ? minus * Number(`${before}.${after === '' ? '0' : after}`) : null;
  return choose(asWhole, asDecimal, after.length <= decimals && sign === point);
}

function choose(whole: number | null, decimal: number | null, isDecimal: boolean): ReadNumber {
  if (whole === null || decimal === null || whole === decimal) {
    const value = whole ?? decimal;
    return value === null || !Number.isFinite(value) ? { kind: 'unclear' } : { kind: 'number', value };
  }
  return isDecimal ? { kind: 'number', value: decimal } : { kind: 'ambiguous', values: [whole, decimal] };
}
