// Credentials of a host: how long they count, and when somebody is told (docs/domain/hosts.md#documents). Dates are civil days in UTC.
import { daysBetween } from '#src/domain/calendar/civil.ts';

/** Days before the last day on which host and coordinators are told, and the day after it. */
export const warningDays = [30, 7, -1] as const;

/** What an operator has said of it. */
export type CredentialDecision = 'waiting' | 'verified' | 'refused';

/** What it is now: one that was verified and has run out is `expired`. */
export type CredentialState = CredentialDecision | 'expired';

/** A credential counts until the end of its last day, everywhere the same day; one without a last day does not run out. */
export function credentialState(
  { decision, expires_on }: { readonly decision: CredentialDecision; readonly expires_on: string | null },
  today: string,
): CredentialState {
  return decision === 'verified' && hasRunOut(expires_on, today) ? 'expired' : decision;
}

const hasRunOut = (expiresOn: string | null, today: string): boolean => expiresOn !== null && expiresOn < today;

/** Whether a day can be the last one of a credential that is handed in today: one that has run out is refused. */
export function isLastDay(expiresOn: string, today: string): boolean {
  return !hasRunOut(expiresOn, today);
}

/**
 * The nearest warning whose day has come; null before the first. What it answers on the day a credential is handed in counts as told:
 * who hands one in ten days before its end hears of it at 7.
 */
export function reachedWarning(expiresOn: string, today: string): number | null {
  const left = daysBetween(today, expiresOn);
  return warningDays.findLast((days) => left <= days) ?? null;
}

/** Which warning has to be sent; null when there is none, or `lastWarning` was as near. Missed days cost no second mail. */
export function dueWarning(expiresOn: string, today: string, lastWarning: number | null): number | null {
  const reached = reachedWarning(expiresOn, today);
  return reached !== null && (lastWarning === null || reached < lastWarning) ? reached : null;
}
