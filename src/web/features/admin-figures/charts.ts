// The charts of the back office's figures, in their order: what a bar is, and the columns of the table behind it.
import { meanOf, shareOfWhole } from '#src/domain/figures/figure-steps.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { countText, numberFormat, percentText } from '#src/texts/intl.ts';
import { localeTag } from '#src/texts/locale.ts';
import { priceText } from '#src/texts/money-text.ts';
import type { FigureList } from './load.ts';
import { t } from './texts.ts';

type Figures = FigureList['total'];

interface Column {
  readonly name: keyof typeof columns;
  readonly text: (figures: Figures) => string;
}

/** A chart. `value` is null where there is nothing to say, such as a rate of nothing. */
export interface Chart {
  readonly name: 'bookings' | 'paid' | 'revenue' | 'refunded' | 'holds' | 'holdsPaid' | 'conversion' | 'replyTime';
  readonly value: (figures: Figures) => number | null;
  readonly text: (value: number) => string;
  readonly columns: readonly Column[];
}

const moneyText = (amount: number): string => priceText(wireCents(amount));
const or = (value: number | null, text: (value: number) => string): string => (value === null ? '–' : text(value));
/** `4.7 h` of seconds. */
const hoursText = (seconds: number): string =>
  t('hours', { hours: numberFormat(localeTag(), { maximumFractionDigits: 1 }).format(seconds / 3600) });

const conversion = ({ bookings, views }: Figures) => shareOfWhole(bookings, views);
const paidShare = (figures: Figures) => shareOfWhole(figures.holds_paid, figures.holds);
const replyTime = (figures: Figures) => meanOf(figures.reply_seconds, figures.replies);

const columns = {
  bookings: ({ bookings }: Figures) => countText(bookings),
  paid: ({ paid }: Figures) => moneyText(paid),
  revenue: ({ revenue }: Figures) => moneyText(revenue),
  refunds: ({ refunds }: Figures) => countText(refunds),
  refunded: ({ refunded }: Figures) => moneyText(refunded),
  holds: ({ holds }: Figures) => countText(holds),
  holds_paid: (figures: Figures) => countText(figures.holds_paid),
  holds_run_out: (figures: Figures) => countText(figures.holds_run_out),
  paid_share: (figures: Figures) => or(paidShare(figures), percentText),
  views: ({ views }: Figures) => countText(views),
  conversion: (figures: Figures) => or(conversion(figures), percentText),
  replies: ({ replies }: Figures) => countText(replies),
  reply_time: (figures: Figures) => or(replyTime(figures), hoursText),
  replies_in_a_day: (figures: Figures) => or(shareOfWhole(figures.replies_in_a_day, figures.replies), percentText),
} as const;

const shown = (...names: (keyof typeof columns)[]): readonly Column[] =>
  names.map((name) => ({ name, text: columns[name] }));

/** All charts. */
export const charts: readonly Chart[] = [
  { name: 'bookings', value: ({ bookings }) => bookings, text: countText, columns: shown('bookings', 'paid') },
  { name: 'paid', value: ({ paid }) => paid, text: moneyText, columns: shown('paid', 'bookings') },
  { name: 'revenue', value: ({ revenue }) => revenue, text: moneyText, columns: shown('revenue') },
  { name: 'refunded', value: ({ refunded }) => refunded, text: moneyText, columns: shown('refunded', 'refunds') },
  {
    name: 'holds',
    value: ({ holds }) => holds,
    text: countText,
    columns: shown('holds', 'holds_paid', 'holds_run_out'),
  },
  { name: 'holdsPaid', value: paidShare, text: percentText, columns: shown('paid_share', 'holds_paid', 'holds') },
  { name: 'conversion', value: conversion, text: percentText, columns: shown('conversion', 'bookings', 'views') },
  {
    name: 'replyTime',
    value: replyTime,
    text: hoursText,
    columns: shown('reply_time', 'replies_in_a_day', 'replies'),
  },
];
