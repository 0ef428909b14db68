// The language of texts (docs/reference/texts.md#languages). Runs in the browser as well.

/** The language of every text. */
export const defaultLocale = 'en_US';

/** The cookie that stores a visitor's language. */
export const localeCookieName = 'i18n_redirected';

/** The cookie that stores the language in which a user reads pages for hosts. */
export const hostLanguageCookieName = 'host_language';

/** The header with a page's language of hosts, in the calls that it makes. */
export const hostLanguageHeader = 'host-language';

let readLocale = (): string => defaultLocale;

/**
 * Sets where the locale comes from: the request on the server, the page in the browser. Returns the previous source.
 */
export function localeFrom(read: () => string): () => string {
  const before = readLocale;
  readLocale = read;
  return before;
}

/** The locale of the request or page, such as `en_US`. */
export function locale(): string {
  return readLocale();
}

/** The locale for Intl, such as `en-US` (BCP 47). */
export function localeTag(): string {
  return tagOf(readLocale());
}

/** For the `lang` attribute. */
export function langTag(): string {
  return readLocale().replace('_', '-');
}

/** The language of a page's frame, which is never one of hosts. */
export function frameTag(): string {
  return tagOf(isHostLocale(readLocale()) ? defaultLocale : readLocale());
}

/** The locale of dates: in English the day comes before the month, as in most of the world. */
export function dateTag(): string {
  return readLocale() === defaultLocale ? 'en-GB' : localeTag();
}

/** The writing direction, for the `dir` attribute. Server only: not every browser can tell. */
export function textDirection(): 'ltr' | 'rtl' {
  const { direction } = (new Intl.Locale(localeTag()) as Intl.Locale & LineDirection).getTextInfo();
  return direction === 'rtl' ? 'rtl' : 'ltr';
}

// ECMA-402, Intl.Locale info; not yet in the compiler's library.
interface LineDirection {
  getTextInfo(): { direction?: string };
}

/**
 * Whether a locale is a language of hosts, such as `ne`: those have no country
 * (docs/reference/texts.md#languages-of-hosts).
 */
export function isHostLocale(name: string): boolean {
  return !name.includes('_');
}

/**
 * `en-US` for `en_US`. In every language, hosts read the digits of keypads and banknotes, and the years of vouchers.
 */
export function tagOf(name: string): string {
  return isHostLocale(name) ? `${name}-u-ca-gregory-nu-latn` : name.replace('_', '-');
}
