// Values as the cells, facts and rows of the back office show them.
import type { ReactNode } from 'react';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { pageLanguage } from '#src/domain/catalogue/page-rules.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { languageName } from '#src/web/platform/locale/language-names.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { t } from './texts.ts';

/** An amount of the wire, in the currency of prices. */
export const money = (amount: number): string => priceText(wireCents(amount));

/** `4 Dec 2026, 12:30 UTC`; `none` where there is no instant. */
export const utc = (at: string | null, none = ''): string =>
  at === null ? none : t('utc', { when: instantText(at, 'UTC') });

/** The status of a booking as the staff reads it. */
export const statusText = (status: CallOutput<'booking/detail'>['booking_status']): string => t(`status.${status}`);

/** The name of a language; of several of one name with its country. */
export function languageText(locale: string): string {
  const [language, country = ''] = locale.split('_');
  const name = languageName(locale);
  return locale !== pageLanguage && pageLanguage.startsWith(`${language}_`) ? `${name} (${country})` : name;
}

/** A kind of message in plain text: `Booking confirmed` for `booking-confirmed`. */
export function kindText(kind: string): string {
  const text = kind.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An option of a select. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Options from values and what each is called. */
export const choicesOf = <Value extends string>(
  values: readonly Value[],
  textOf: (value: Value) => string,
): readonly Choice[] => values.map((value) => ({ value, label: textOf(value) }));

/** Options from rows with a name, such as cities. */
export const choicesByName = (rows: readonly { readonly id: number; readonly name: string }[]): readonly Choice[] =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));

/** A cell that stays on one line. */
export const oneLine = (text: ReactNode) => <span className="whitespace-nowrap">{text}</span>;

/** A cell with an instant of UTC; `none` where there is none. */
export const instantCell = (at: string | null, none = ''): ReactNode =>
  (at !== null || none !== '') && oneLine(at === null ? none : instantText(at, 'UTC'));

const widths = {
  24: 'min-w-24',
  28: 'min-w-28',
  36: 'min-w-36',
  40: 'min-w-40',
  52: 'min-w-52',
  56: 'min-w-56',
  64: 'min-w-64',
} as const;

/** A cell with text that may take several lines, and no less room than this. */
export const longText = (text: ReactNode, width: keyof typeof widths = 36) => (
  <span className={classNames('block wrap-anywhere', widths[width])}>{text}</span>
);

/** A link within a line, a cell or a fact. */
export const linkTo = (href: string, text: ReactNode, className = '') => (
  <a key={href} href={href} className={classNames('link inline-flex min-h-6 items-center', className)}>
    {text}
  </a>
);

/** The page of a booking. */
export const bookingUrl = (id: string): string => `${adminRoutes['admin-bookings'].path}/${id}`;

/** A booking by its ref, and what else names the row it stands in. */
export const bookingRow = (id: string, ref: string, more: ReactNode) => (
  <>
    <a href={bookingUrl(id)} className="link font-medium">
      {ref}
    </a>{' '}
    {more}
  </>
);
