import { wireCents } from '#src/domain/money/money.ts';
import { countText } from '#src/texts/intl.ts';
import { priceText } from '#src/texts/money-text.ts';
import { type Mine, t } from './load.ts';

/** Visits and bookings of 30 days and in all, and the money. */
export function Figures({ mine }: { readonly mine: Mine }) {
  const money = (amount: number) => priceText(wireCents(Math.abs(amount)));
  const counts = [
    ...(mine.kind === 'ambassador' ? [{ label: t('count.clicks'), month: mine.clicks_30, all: mine.clicks }] : []),
    { label: t('count.bookings'), month: mine.bookings_30, all: mine.bookings },
  ];
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="text-h3">
        {t('figures')}
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-3 tablet:grid-cols-3">
        {counts.map(({ label, month, all }) => (
          <div key={label} className="rounded-card border border-line p-4">
            <dt className="text-small text-ink-2">{label}</dt>
            <dd className="numbers text-h4 font-bold">{t('count.month', { count: countText(month) })}</dd>
            <dd className="numbers text-small text-ink-2">{t('count.inAll', { count: countText(all) })}</dd>
          </div>
        ))}
        {[
          [t('amount.waiting'), money(mine.waiting)],
          [t(mine.released < 0 ? 'amount.left' : 'amount.released'), money(mine.released)],
          [t('amount.paid'), money(mine.paid)],
        ].map(([label, amount]) => (
          <div key={label} className="rounded-card border border-line p-4">
            <dt className="text-small text-ink-2">{label}</dt>
            <dd className="numbers text-h4 font-bold">{amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
