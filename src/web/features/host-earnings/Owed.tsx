import { wireCents } from '#src/domain/money/money.ts';
import { currencyOf, unitsToMinor } from '#src/domain/money/currencies.ts';
import { moneyText, priceText } from '#src/texts/money-text.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { instantText } from '#src/web/booking/wall-time.ts';
import type { Summary } from './load.ts';
import { t } from './texts.ts';

/** What was earned this month, in cash and online: the figures that a host looks for first. */
function Earned({ summary: { months } }: { readonly summary: Summary }) {
  const [running] = months;
  if (running === undefined) return null;
  const cash = running.cash.filter(({ received }) => received > 0);
  return (
    <section aria-labelledby="earned" className="mb-5 border-b border-line pb-5">
      <h2 id="earned" className="text-small font-bold">
        {t('earned.title')}
      </h2>
      {cash.map(({ currency, received }) => (
        <p key={currency} className="mt-1">
          <span className="numbers font-serif text-h1">
            {moneyText(unitsToMinor(received, currency), currencyOf(currency))}
          </span>{' '}
          {t('earned.cash')}
        </p>
      ))}
      <p className="mt-1">
        <span className={`numbers font-serif ${cash.length === 0 ? 'text-h1' : 'text-h2'}`}>
          {priceText(wireCents(running.earned))}
        </span>{' '}
        {t('earned.online')}
      </p>
    </section>
  );
}

/** What a host has earned, what of it we owe, and when it is paid or what stands against it. */
export function Owed({ summary }: { readonly summary: Summary }) {
  const { owed, payout, time_zone: zone } = summary;
  const when = payout.held_until === null ? '' : instantText(payout.held_until, zone);
  const { last } = payout;
  return (
    <div className="rounded-panel bg-jade-soft p-5 tablet:p-6">
      <Earned summary={summary} />
      <section aria-labelledby="owed">
        <h2 id="owed" className="text-small font-bold">
          {t('owed.title')}
        </h2>
        <p className="numbers mt-1 font-serif text-h2">{priceText(wireCents(owed))}</p>
        <p className="mt-2">{t(`payout.${payout.state}`, { when, minimum: priceText(wireCents(payout.minimum)) })}</p>
        {last !== null && (
          <p className="numbers mt-1 text-small text-ink-2 wrap-anywhere">
            {t('payout.last', { amount: priceText(wireCents(last.amount)), day: dateText(last.paid_on) })} ·{' '}
            {last.reference}
          </p>
        )}
      </section>
    </div>
  );
}
