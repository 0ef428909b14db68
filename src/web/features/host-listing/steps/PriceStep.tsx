import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { hasCents } from '#src/domain/money/money.ts';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
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

/** An amount as typed: not below 0, whole cents; null where it is none. */
function amountOf(text: string): number | null {
  const value = numberOf(text);
  return value !== null && value >= 0 && value <= listingLimits.priceUsd.max && hasCents(value) ? value : null;
}

/** The price for one guest, with what guests pay and the host gets beside it. */
export function PriceStep(props: StepProps) {
  const { content } = props.listing;
  const [price, setPrice] = useState(String(content.price?.price ?? ''));
  const [surcharge, setSurcharge] = useState(String(content.price?.surcharge ?? ''));
  const [tiers, setTiers] = useState<readonly Tier[]>(
    (content.price?.group_tiers ?? []).map(({ from_pax, percent }, key) => ({
      key,
      from: String(from_pax),
      percent: String(percent),
    })),
  );
  const group_tiers = tiers.flatMap(({ from, percent }) => {
    const [from_pax, off] = [wholeOf(from, counts), wholeOf(percent, percents)];
    return from_pax === null || off === null ? [] : [{ from_pax, percent: off }];
  });
  const patch = () => ({ price: { price: amountOf(price), surcharge: amountOf(surcharge), group_tiers } });
  return (
    <StepFrame {...props} patch={patch}>
      <div className="grid items-start gap-5 desk:grid-cols-2">
        <TextField
          label={t('price.price')}
          hint={t('price.priceHint')}
          inputMode="decimal"
          className="numbers max-w-40"
          maxLength={9}
          value={price}
          onChange={(event) => setPrice(event.currentTarget.value)}
        />
        <WhatEachGets listing={props.listing} price={amountOf(price)} tiers={group_tiers} />
      </div>
      <Tiers tiers={tiers} onChange={setTiers} />
      {(content.party?.min_pax ?? 1) > 1 && (
        <TextField
          label={t('price.surcharge')}
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
