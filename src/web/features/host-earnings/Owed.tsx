import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { instantText } from '#src/web/booking/wall-time.ts';
import type { Summary } from './load.ts';
import { t } from './t.ts';

/** The figure that a host looks for first, and when it is paid or what stands against it. */
export function Owed({ summary: { owed, payout, time_zone: zone } }: { readonly summary: Summary }) {
  const when = payout.held_until === null ? '' : instantText(payout.held_until, zone);
  const { last } = payout;
  return (
    <section aria-labelledby="owed" className="rounded-panel bg-jade-soft p-5 tablet:p-6">
      <h2 id="owed" className="text-small font-bold">
        {t('owed.title')}
      </h2>
      <p className="numbers mt-1 font-serif text-h1">{priceText(wireCents(owed))}</p>
      <p className="mt-2">{t(`payout.${payout.state}`, { when, minimum: priceText(wireCents(payout.minimum)) })}</p>
      {last !== null && (
        <p className="numbers mt-1 text-small text-ink-2 wrap-anywhere">
          {t('payout.last', { amount: priceText(wireCents(last.amount)), day: dateText(last.paid_on) })} ·{' '}
          {last.reference}
        </p>
      )}
    </section>
  );
}
