import { priceCurrencyName, moneyText, priceText } from '#src/texts/money-text.ts';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { priceBounds, wireCents } from '#src/domain/money/money.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { percentText } from '#src/texts/intl.ts';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { t } from '#src/web/host/listing/texts.ts';
import type { StepProps } from './step.ts';
import { StepFrame } from './StepFrame.tsx';
import { earningsOf } from '#src/domain/earnings/earnings.ts';
import { cashDue } from '#src/domain/pricing/cash-due.ts';
import { currencyOf } from '#src/domain/money/currencies.ts';
import { experienceOf } from '#src/domain/pricing/experience-total.ts';
import { carriesMinimum } from '#src/domain/pricing/online-split.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import type { OwnListing } from '#src/web/host/listing/content-rows.ts';

interface Tier {
  readonly key: number;
  readonly from: number | null;
  readonly percent: number | null;
}

const counts = { min: 2, max: listingLimits.partyMax };
const percents = { min: 1, max: 99 };

// Fractions as percentages with two decimals: 0.125 is 12.5.
const percentOf = (rate: number): number => Math.round(rate * 10_000) / 100;
const rateOf = (percent: number): number => Math.round(percent * 100) / 10_000;

export function PriceStep(props: StepProps) {
  const { content, deposit_rate, deposit_range: range } = props.listing;
  const [price, setPrice] = useState(content.price?.price ?? null);
  const [surcharge, setSurcharge] = useState(content.price?.surcharge ?? null);
  const [tiers, setTiers] = useState<readonly Tier[]>(
    (content.price?.group_tiers ?? []).map(({ from_pax, percent }, key) => ({
      key,
      from: from_pax,
      percent,
    })),
  );
  const [share, setShare] = useState<number | null>(percentOf(deposit_rate));
  const group_tiers = tiers.flatMap(({ from, percent }) =>
    from === null || percent === null ? [] : [{ from_pax: from, percent }],
  );
  const rate = share === null ? null : share === percentOf(deposit_rate) ? deposit_rate : rateOf(share);
  const amounts = { min: 0, max: priceBounds().max, decimals: priceCurrency().digits, className: 'numbers max-w-40' };
  const bounds = { min: percentText(range.min), max: percentText(range.max) };
  const patch = () => ({
    price: {
      price,
      surcharge,
      group_tiers,
      ...(rate !== null && rate !== deposit_rate && { deposit_rate: rate }),
    },
  });
  return (
    <StepFrame {...props} patch={patch}>
      <div className="grid items-start gap-5 desk:grid-cols-2">
        <NumberField
          label={t('price.price', { currency: priceCurrencyName() })}
          hint={t('price.priceHint')}
          {...amounts}
          value={price}
          onNumber={setPrice}
        />
        <WhatEachGets listing={props.listing} price={price} rate={rate} tiers={group_tiers} />
      </div>
      <NumberField
        label={t('price.deposit')}
        hint={t('price.depositHint', bounds)}
        required
        className="numbers max-w-40"
        min={percentOf(range.min)}
        max={percentOf(range.max)}
        decimals={2}
        value={share}
        onNumber={setShare}
      />
      <Tiers tiers={tiers} onChange={setTiers} />
      {(content.party?.min_pax ?? 1) > 1 && (
        <NumberField
          label={t('price.surcharge', { currency: priceCurrencyName() })}
          hint={t('price.surchargeHint')}
          {...amounts}
          value={surcharge}
          onNumber={setSurcharge}
        />
      )}
    </StepFrame>
  );
}

function Tiers({
  tiers,
  onChange,
}: {
  readonly tiers: readonly Tier[];
  readonly onChange: (tiers: readonly Tier[]) => void;
}) {
  const change = (key: number, more: Partial<Tier>): void =>
    onChange(tiers.map((tier) => (tier.key === key ? { ...tier, ...more } : tier)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-small font-medium">{t('price.tiers')}</legend>
      {tiers.map(({ key, from, percent }) => (
        <div key={key} className="flex items-end gap-2">
          <NumberField
            label={t('price.tierFrom')}
            className="numbers"
            {...counts}
            required
            value={from}
            onNumber={(count) => change(key, { from: count })}
          />
          <NumberField
            label={t('price.tierPercent')}
            className="numbers"
            {...percents}
            required
            value={percent}
            onNumber={(off) => change(key, { percent: off })}
          />
          <IconButton label={t('price.tierRemove')} onClick={() => onChange(tiers.filter((tier) => tier.key !== key))}>
            <X aria-hidden size={20} />
          </IconButton>
        </div>
      ))}
      {tiers.length < listingLimits.tiersMax && (
        <Button
          kind="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => onChange([...tiers, { key: Date.now(), from: null, percent: null }])}
        >
          <Plus aria-hidden size={18} />
          {t('price.tierAdd')}
        </Button>
      )}
    </fieldset>
  );
}

interface WhatEachGetsProps {
  readonly listing: OwnListing;
  readonly price: number | null;
  /** The online share as a fraction; null while invalid. */
  readonly rate: number | null;
  readonly tiers: readonly { readonly from_pax: number; readonly percent: number }[];
}

/** Smallest, middle and largest party. */
function partiesOf({ content: { party } }: OwnListing): number[] {
  const min = party?.min_pax ?? 1;
  const max = Math.max(min, party?.max_pax ?? 4);
  return [...new Set([min, Math.ceil((min + max) / 2), max])];
}

/** "Guests pay X, you get Y", by the pricing function (docs/domain/pricing.md#what-the-marketplace-earns). */
function WhatEachGets({ listing, price, rate, tiers }: WhatEachGetsProps) {
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
