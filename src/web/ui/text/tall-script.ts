const TALL = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF]/;

/** More line height and no letter spacing for such scripts. */
export function tallScript(...texts: readonly string[]): string {
  return texts.some((text) => TALL.test(text)) ? 'leading-[1.7] tracking-normal' : '';
}
