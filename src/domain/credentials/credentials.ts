// Validity and expiry warnings of a host's credentials (docs/domain/hosts.md#documents). Dates are civil days in UTC.
import { daysBetween } from '#src/domain/calendar/civil.ts';

/** Days before the last day on which host and coordinators are told; -1 is the day after it. */
export const warningDays = [30, 7, -1] as const;

export type CredentialDecision = 'waiting' | 'verified' | 'refused';

/** The current state: a verified credential whose last day has passed is `expired`. */
export type CredentialState = CredentialDecision | 'expired';

/**
 * A credential is valid until the end of its last day, everywhere the same day; without a last day it never expires.
 */
export function credentialState(
  { decision, expires_on }: { readonly decision: CredentialDecision; readonly expires_on: string | null },
  today: string,
): CredentialState {
  return decision === 'verified' && hasRunOut(expires_on, today) ? 'expired' : decision;
}

const hasRunOut = (expiresOn: string | null, today: string): boolean => expiresOn !== null && expiresOn < today;

/** Whether a credential uploaded today can have this last day: an expired one is refused. */
export function isLastDay(expiresOn: string, today: string): boolean {
  return !hasRunOut(expiresOn, today);
}

/**
 * The nearest warning whose day has come; null before the first. The warning reached on the day of the upload is taken
 * as sent: for a credential uploaded ten days before its end, the next one is at 7.
 */
export function reachedWarning(expiresOn: string, today: string): number | null {
  const left = daysBetween(today, expiresOn);
  return warningDays.findLast((days) => left <= days) ?? null;
}

/** The warning to send; null when there is none, or `lastWarning` was as near. Missed days cause no second email. */
export function dueWarning(expiresOn: string, today: string, lastWarning: number | null): number | null {
  const reached = reachedWarning(expiresOn, today);
  return reached !== null && (lastWarning === null || reached < lastWarning) ? reached : null;
}
