import { limits } from '#src/domain/limits.ts';

const DAY_SECONDS = 86_400;

/**
 * The text of the locale cookie (docs/content.md#texts): the one locale, remembered for 365 days, for this site alone.
 * @param isSecure whether the page came over HTTPS, and the cookie shall go nowhere else
 */
export function localeCookie(isSecure: boolean): string {
  const parts = ['i18n_redirected=en_US', `Max-Age=${limits.localeCookieDays * DAY_SECONDS}`, 'Path=/', 'SameSite=Lax'];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}
