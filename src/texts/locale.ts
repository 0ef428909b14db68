// Which language texts are in (docs/content.md#languages). Runs in the browser too.

/** The language that every text exists in. */
export const defaultLocale = 'en_US';

/** The cookie that remembers a language. */
export const localeCookieName = 'i18n_redirected';

let readLocale = (): string => defaultLocale;

/** Says where the locale comes from: on the server the request, in the browser the page. Answers where it came from before. */
export function localeFrom(read: () => string): () => string {
  const before = readLocale;
  readLocale = read;
  return before;
}

/** The locale of the request or of the page, such as `en_US`. */
export function locale(): string {
  return readLocale();
}

/** The locale as Intl and the `lang` attribute take it, such as `en-US` (BCP 47). */
export function localeTag(): string {
  return tagOf(readLocale());
}

/** The locale that dates are written in: in English the day comes before the month, as most of the world has it. */
export function dateTag(): string {
  return readLocale() === defaultLocale ? 'en-GB' : localeTag();
}

/** Where the lines of the locale begin, for the `dir` attribute. On the server alone: not every browser can tell. */
export function textDirection(): 'ltr' | 'rtl' {
  const { direction } = (new Intl.Locale(localeTag()) as Intl.Locale & LineDirection).getTextInfo();
  return direction === 'rtl' ? 'rtl' : 'ltr';
}

// ECMA-402, Intl.Locale info; the compiler's library has it not yet.
interface LineDirection {
  getTextInfo(): { direction?: string };
}

/** `en-US` for `en_US`. */
export function tagOf(name: string): string {
  return name.replace('_', '-');
}
