// Why a status has changed: stored as a key with its figures, read in the language of the person who looks at the history.
import { t } from '../t.ts';

const plain = [
  'paid',
  'nothing-due',
  'accepted',
  'over',
  'lapsed',
  'replaced',
  'given-up',
  'guest',
  'host',
  'host_late',
  'unsafe_weather',
  'request_declined',
  'request_expired',
  'check_in',
  'undo_check_in',
] as const;

/** A key with its figures: what share of the money goes back, or the day and start before and after a move. */
export type ChangeReason =
  | { readonly key: (typeof plain)[number]; readonly figures?: { readonly percent: number } }
  | { readonly key: 'moved'; readonly figures: { readonly from: string; readonly to: string } };

/** The sentence of a stored reason. What is no key was written in full, by an older version or for the demo. */
export function reasonText(key: string, figures: Readonly<Record<string, string | number>>): string {
  if (key === 'moved') return t('history.moved', { from: String(figures['from']), to: String(figures['to']) });
  const known = plain.find((one) => one === key);
  if (known === undefined) return key;
  const what = t(`history.${known}`);
  const percent = figures['percent'];
  return percent === undefined ? what : t('history.refunded', { what, percent });
}
