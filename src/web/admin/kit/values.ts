import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { t } from './texts.ts';

/** A wire amount in the currency of prices. */
export const money = (amount: number): string => priceText(wireCents(amount));

/** `4 Dec 2026, 12:30 UTC`; `none` for null. */
export const utc = (at: string | null, none = ''): string =>
  at === null ? none : t('utc', { when: instantText(at, 'UTC') });

/** `booking-confirmed` as `Booking confirmed`. */
export function kindText(kind: string): string {
  const text = kind.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export const choicesOf = <Value extends string>(
  values: readonly Value[],
  textOf: (value: Value) => string,
): readonly Choice[] => values.map((value) => ({ value, label: textOf(value) }));

export const choicesByName = (rows: readonly { readonly id: number; readonly name: string }[]): readonly Choice[] =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));
