// Thai, Lao, Burmese and Khmer stack marks above and below their letters.
const TALL = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF]/;

/** Classes for a text that may be in such a script: room between the lines, no spacing between letters; else none. */
export function tallScript(...texts: readonly string[]): string {
  return texts.some((text) => TALL.test(text)) ? 'leading-[1.7] tracking-normal' : '';
}
