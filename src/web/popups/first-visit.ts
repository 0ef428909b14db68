// When the offer of a first visit is shown, and how it is remembered that it was (spec 4 and 9: voucher flag cookie).
import { limits } from '#src/domain/limits.ts';

const DAY_SECONDS = 86_400;
const NAME = 'voucher_shown';

/** The flag: the offer was shown in this browser; remembered for 365 days. */
export function voucherCookie(isSecure: boolean): string {
  const parts = [`${NAME}=1`, `Max-Age=${limits.voucherCookieDays * DAY_SECONDS}`, 'Path=/', 'SameSite=Lax'];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}

/** Whether the flag is among the cookies of a document. */
export function wasShown(cookies: string): boolean {
  return cookies.split(';').some((cookie) => cookie.trim().startsWith(`${NAME}=`));
}

/** Nobody is interrupted at the till or with a booking in hand. */
export function isQuietPath(path: string): boolean {
  return /^\/(booking|payment|dashboard|user|auth|inquiry|pickup-location|write-review)(\/|$)/.test(path);
}
