// impact/figures: what the marketplace does for hosts and guests (docs/content.md#live-figures).
import { fromMinor } from '#src/domain/money/money.ts';
import type { Handler } from '#src/server/call.ts';
import { findImpact } from './figures-queries.ts';

// All bookings are added up; nobody decides by these figures.
const cacheMs = 3_600_000;

export const impactFigures: Handler<'impact/figures'> = async (_input, { services }) => {
  const { paid_cents, cash_cents, ...counts } = await services.answers.of(
    'impact',
    () => findImpact(services.db),
    cacheMs,
  );
  return { data: { ...counts, paid: fromMinor(paid_cents), cash_to_hosts: fromMinor(cash_cents) } };
};
