import { localeCookieName } from '#src/texts/locale.ts';
import { limits } from '#src/domain/limits.ts';

const DAY_SECONDS = 86_400;

/**
 * The locale cookie (docs/reference/texts.md#languages), valid for 365 days; `isSecure` over HTTPS; `cookie` is the site's or the
 * host pages'.
 */
export function localeCookie(name: string, isSecure: boolean, cookie = localeCookieName): string {
  const parts = [`${cookie}=${name}`, `Max-Age=${limits.localeCookieDays * DAY_SECONDS}`, 'Path=/', 'SameSite=Lax'];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}
