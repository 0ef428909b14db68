import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { earningsOf } from '#src/domain/money/earnings.ts';
import { cashDue } from '#src/domain/money/cash-due.ts';
import { currencyOf } from '#src/domain/money/currencies.ts';
import { experienceOf } from '#src/domain/money/experience-total.ts';
import { priceBounds, wireCents } from '#src/domain/money/money.ts';
import { carriesMinimum } from '#src/domain/money/online-split.ts';
import { moneyText, priceText } from '#src/texts/money-text.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import type { OwnListing } from '#src/web/listing/content-rows.ts';
import { t } from '#src/web/features/host-listing/texts.ts';

interface WhatEachGetsProps {
  readonly listing: OwnListing;
  readonly price: number | null;
  /** The share that is paid online, as a fraction; null while what is typed is none. */
  readonly rate: number | null;
  readonly tiers: readonly { readonly from_pax: number; readonly percent: number }[];
}

/** A few parties of those that the listing takes: the smallest, one in the middle, the largest. */
function partiesOf({ content: { party } }: OwnListing): number[] {
  const min = party?.min_pax ?? 1;
  const max = Math.max(min, party?.max_pax ?? 4);
  return [...new Set([min, Math.ceil((min + max) / 2), max])];
}

/** "Guests pay X, you get Y", made by the function that makes every price (docs/domain/pricing.md#what-the-marketplace-earns). */
export function WhatEachGets({ listing, price, rate, tiers }: WhatEachGetsProps) {
  const { rates } = useApp().settings;
  if (price === null || price < priceBounds().min)
    return <p className="rounded-control bg-sand p-4 text-small text-ink-2">{t('gets.none')}</p>;
  const cash = (cents: number): string => {
    const { local } = listing;
    if (local === null || local.currency === priceCurrency().code) return '';
    return ` (${moneyText(cashDue(cents, local.rate, local.currency), { ...currencyOf(local.currency) })})`;
  };
  return (
    <div aria-live="polite" className="grid gap-3 rounded-control bg-jade-soft p-4">
      {partiesOf(listing).map((pax) => {
        const shares = { service_fee_rate: listing.service_fee_rate, deposit_rate: rate ?? listing.deposit_rate };
        const terms = { ...shares, price_cents: wireCents(price), pax, group_tiers: tiers };
        const { total_cents: total } = experienceOf({ ...terms, min_pax: 1, surcharge_cents: null, addons: [] });
        if (total === 0 || !carriesMinimum(total, shares))
          return (
            <p key={pax} className="font-medium text-error">
              {t('gets.low', { count: pax })}
            </p>
          );
        const split = earningsOf({ ...terms, commission_rate: rates.commission });
        return (
          <div key={pax}>
            <p className="font-medium">
              {t('gets.line', {
                count: pax,
                pay: priceText(split.total_cents),
                get: priceText(split.cash_cents + split.paid_out_cents),
              })}
            </p>
            <p className="text-small text-ink-2">
              {t('gets.now', { now: priceText(split.online_cents) })}{' '}
              {t('gets.cash', { cash: priceText(split.cash_cents) + cash(split.cash_cents) })}
              {split.paid_out_cents > 0 && ` ${t('gets.later', { later: priceText(split.paid_out_cents) })}`}
            </p>
          </div>
        );
      })}
    </div>
  );
}
