// Which language texts are in (docs/reference/texts.md#languages). Runs in the browser too.

/** The language that every text exists in. */
export const defaultLocale = 'en_US';

/** The cookie that remembers a language. */
export const localeCookieName = 'i18n_redirected';

/** The cookie that remembers in which language somebody reads what is made for hosts. */
export const hostLanguageCookieName = 'host_language';

/** The header by which a page in a language of hosts says so to the calls that it makes. */
export const hostLanguageHeader = 'host-language';

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

/** The locale as Intl takes it, such as `en-US` (BCP 47). */
export function localeTag(): string {
  return tagOf(readLocale());
}

/** The locale as the `lang` attribute takes it. */
export function langTag(): string {
  return readLocale().replace('_', '-');
}

/** The language of what stands round a page, which has none of hosts. */
export function frameTag(): string {
  return tagOf(isHostLocale(readLocale()) ? defaultLocale : readLocale());
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

/** Whether a locale is a language of hosts, such as `ne`: those have no country (docs/reference/texts.md#languages-of-hosts). */
export function isHostLocale(name: string): boolean {
  return !name.includes('_');
}

/** `en-US` for `en_US`. Hosts read the digits of keypads and banknotes, and the years of vouchers, in every language. */
export function tagOf(name: string): string {
  return isHostLocale(name) ? `${name}-u-ca-gregory-nu-latn` : name.replace('_', '-');
}
