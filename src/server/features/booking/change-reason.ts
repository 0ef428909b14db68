// Reasons of status changes: stored as keys with figures, read in the reader's language.
import { t } from '#src/server/features/texts.ts';

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
  'called_off',
  'called_off_refund',
  'contested',
  'contest-upheld',
  'contest-rejected',
  'check_in',
  'undo_check_in',
] as const;

const onPhone = ['check-in', 'check-in-undone', 'no-show', 'no-show-undone'] as const;

/** Figures: percent refunded, or date and time before and after a move. */
export type ChangeReason =
  | { readonly key: (typeof plain)[number]; readonly figures?: { readonly percent: number } }
  | { readonly key: (typeof onPhone)[number]; readonly figures: { readonly device: string } }
  | { readonly key: 'time-offered' | 'time-refused'; readonly figures: { readonly to: string } }
  | { readonly key: 'moved' | 'time-taken'; readonly figures: { readonly from: string; readonly to: string } };

/** Old versions and the demo stored the sentence itself. */
export function reasonText(key: string, figures: Readonly<Record<string, string | number>>): string {
  const [from, to] = [String(figures['from']), String(figures['to'])];
  if (key === 'moved' || key === 'time-taken') return t(`history.${key}`, { from, to });
  if (key === 'time-offered' || key === 'time-refused') return t(`history.${key}`, { to });
  const act = onPhone.find((one) => one === key);
  if (act !== undefined) return t(`history.${act}`, { device: String(figures['device']) });
  const reason = plain.find((one) => one === key);
  if (reason === undefined) return key;
  const what = t(`history.${reason}`);
  const percent = figures['percent'];
  return percent === undefined ? what : t('history.refunded', { what, percent });
}
