import { localeCookieName } from '#src/texts/locale.ts';
import { limits } from '#src/domain/limits.ts';

const DAY_SECONDS = 86_400;

/**
 * The text of the locale cookie (docs/reference/texts.md#languages): a language, remembered for 365 days, for this site alone.
 * @param name the locale, such as `en_US`
 * @param isSecure whether the page came over HTTPS, and the cookie is `Secure`
 * @param cookie the cookie of the site's language, or of the host pages' language
 */
export function localeCookie(name: string, isSecure: boolean, cookie = localeCookieName): string {
  const parts = [`${cookie}=${name}`, `Max-Age=${limits.localeCookieDays * DAY_SECONDS}`, 'Path=/', 'SameSite=Lax'];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}
