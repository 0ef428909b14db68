// Which language texts are in (docs/content.md#languages). Runs in the browser too.

/** The language that every text exists in. */
export const defaultLocale = 'en_US';

let readLocale = (): string => defaultLocale;

/** Says where the locale comes from: on the server the request, in the browser the page. */
export function localeFrom(read: () => string): void {
  readLocale = read;
}

/** The locale of the request or of the page, such as `en_US`. */
export function locale(): string {
  return readLocale();
}

/** The locale as Intl and the `lang` attribute take it, such as `en-US` (BCP 47). */
export function localeTag(): string {
  return tagOf(readLocale());
}

/** `en-US` for `en_US`. */
export function tagOf(name: string): string {
  return name.replace('_', '-');
}
