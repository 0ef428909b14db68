import { priceCurrencyName } from '#src/texts/money-text.ts';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { fitsCurrency, priceBounds } from '#src/domain/money/money.ts';
import { percentText } from '#src/texts/intl.ts';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import type { OwnListing } from '#src/web/listing/content-rows.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { t } from '../t.ts';
import { numberOf, type StepProps, wholeOf } from './step.ts';
import { StepFrame } from './StepFrame.tsx';
import { WhatEachGets } from './WhatEachGets.tsx';

interface Tier {
  readonly key: number;
  readonly from: string;
  readonly percent: string;
}

const counts = { min: 2, max: listingLimits.partyMax };
const percents = { min: 1, max: 99 };

/** An amount as typed: not below 0, no more decimals than the currency; null where it is none. */
function amountOf(text: string): number | null {
  const value = numberOf(text);
  return value !== null && value >= 0 && value <= priceBounds().max && fitsCurrency(value) ? value : null;
}

/** A share as its host types it: 0.125 is "12.5". */
const percentOf = (rate: number): string => String(Math.round(rate * 10_000) / 100);

/** The share of a percentage as typed, to a hundredth of a percent; null where it is none within the bounds. */
function rateOf(text: string, { min, max }: OwnListing['deposit_range']): number | null {
  const percent = numberOf(text);
  const rate = percent === null ? null : Math.round(percent * 100) / 10_000;
  return rate !== null && rate >= min && rate <= max ? rate : null;
}

/** The price for one guest, with what guests pay and the host gets beside it. */
export function PriceStep(props: StepProps) {
  const { content, deposit_rate, deposit_range: range } = props.listing;
  const [price, setPrice] = useState(String(content.price?.price ?? ''));
  const [surcharge, setSurcharge] = useState(String(content.price?.surcharge ?? ''));
  const [tiers, setTiers] = useState<readonly Tier[]>(
    (content.price?.group_tiers ?? []).map(({ from_pax, percent }, key) => ({
      key,
      from: String(from_pax),
      percent: String(percent),
    })),
  );
  const [share, setShare] = useState(percentOf(deposit_rate));
  const [wrong, setWrong] = useState<string>();
  const group_tiers = tiers.flatMap(({ from, percent }) => {
    const [from_pax, off] = [wholeOf(from, counts), wholeOf(percent, percents)];
    return from_pax === null || off === null ? [] : [{ from_pax, percent: off }];
  });
  const rate = share === percentOf(deposit_rate) ? deposit_rate : rateOf(share, range);
  const bounds = { min: percentText(range.min), max: percentText(range.max) };
  const patch = () => ({
    price: {
      price: amountOf(price),
      surcharge: amountOf(surcharge),
      group_tiers,
      ...(rate !== null && rate !== deposit_rate && { deposit_rate: rate }),
    },
  });
  const save: typeof props.save = (content) => {
    setWrong(rate === null ? t('price.depositWrong', bounds) : undefined);
    if (rate !== null) props.save(content);
  };
  return (
    <StepFrame {...props} save={save} patch={patch}>
      <div className="grid items-start gap-5 desk:grid-cols-2">
        <TextField
          label={t('price.price', { currency: priceCurrencyName() })}
          hint={t('price.priceHint')}
          inputMode="decimal"
          className="numbers max-w-40"
          maxLength={9}
          value={price}
          onChange={(event) => setPrice(event.currentTarget.value)}
        />
        <WhatEachGets listing={props.listing} price={amountOf(price)} rate={rate} tiers={group_tiers} />
      </div>
      <TextField
        label={t('price.deposit')}
        hint={t('price.depositHint', bounds)}
        error={wrong}
        inputMode="decimal"
        className="numbers max-w-40"
        maxLength={5}
        value={share}
        onChange={(event) => setShare(event.currentTarget.value)}
      />
      <Tiers tiers={tiers} onChange={setTiers} />
      {(content.party?.min_pax ?? 1) > 1 && (
        <TextField
          label={t('price.surcharge', { currency: priceCurrencyName() })}
          hint={t('price.surchargeHint')}
          inputMode="decimal"
          className="numbers max-w-40"
          maxLength={9}
          value={surcharge}
          onChange={(event) => setSurcharge(event.currentTarget.value)}
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
          <TextField
            label={t('price.tierFrom')}
            inputMode="numeric"
            className="numbers"
            maxLength={4}
            value={from}
            onChange={(event) => change(key, { from: event.currentTarget.value })}
          />
          <TextField
            label={t('price.tierPercent')}
            inputMode="numeric"
            className="numbers"
            maxLength={2}
            value={percent}
            onChange={(event) => change(key, { percent: event.currentTarget.value })}
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
          onClick={() => onChange([...tiers, { key: Date.now(), from: '', percent: '' }])}
        >
          <Plus aria-hidden size={18} />
          {t('price.tierAdd')}
        </Button>
      )}
    </fieldset>
  );
}
