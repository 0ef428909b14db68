// Parts of an SMS, and how a text is shortened to two (docs/domain/hosts.md#short-texts).

// GSM 03.38 (3GPP TS 23.038, 6.2.1): the basic alphabet, and the characters that take two places.
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '^{}\\[~]|€\f';
const single: ReadonlySet<string> = new Set(basic);
const double: ReadonlySet<string> = new Set(extended);

export const mostParts = 2;

/** Parts of this text as an SMS: 160 and 153 places in the GSM alphabet, 70 and 67 UTF-16 units in any other. */
export function partsOf(text: string): number {
  const signs = [...text];
  const isGsm = signs.every((sign) => single.has(sign) || double.has(sign));
  const length = isGsm ? signs.reduce((sum, sign) => sum + (double.has(sign) ? 2 : 1), 0) : text.length;
  const [alone, each] = isGsm ? [160, 153] : [70, 67];
  return length <= alone ? 1 : Math.ceil(length / each);
}

/** At most `most` characters, cut after a whole one, with a mark where text is left out. */
export function shortened(text: string, most: number): string {
  const letters = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  if (letters.length <= most) return text;
  return `${letters
    .slice(0, Math.max(0, most - 2))
    .join('')
    .trimEnd()}..`;
}

// From full names down to a few characters: titles are cut, never a date, a digit or the link.
const lengths = [80, 48, 36, 28, 20, 14, 10, 6];

/** The text with names as long as `parts` parts allow; null where even names of `least` characters take more. */
export function fitted(
  write: (short: (name: string) => string) => string,
  { parts = mostParts, least = 0 }: { parts?: number; least?: number } = {},
): string | null {
  for (const most of lengths.filter((length) => length >= least)) {
    const text = write((name) => shortened(name, most));
    if (partsOf(text) <= parts) return text;
  }
  return null;
}
