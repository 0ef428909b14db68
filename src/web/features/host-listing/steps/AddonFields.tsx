import { priceCurrencyName } from '#src/texts/money-text.ts';
import { X } from 'lucide-react';
import { fitsCurrency, priceBounds } from '#src/domain/money/money.ts';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import type { OwnListing } from '#src/web/listing/content-rows.ts';
import { t as shared } from '#src/web/listing/t.ts';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { t } from '../t.ts';
import { numberOf, wholeOf } from './step.ts';

type Addon = NonNullable<OwnListing['content']['extras']>['addons'][number];

/** An add-on while it is typed. */
export interface TypedAddon extends Pick<Addon, 'key' | 'kind' | 'title' | 'description'> {
  readonly price: string;
  readonly persons: string;
}

const kinds = ['translator', 'vehicle', 'other'] as const;

/** One that is there, as texts. */
export function typedAddon({ unit_price, persons_per_unit, ...addon }: Addon): TypedAddon {
  return { ...addon, price: String(unit_price), persons: String(persons_per_unit) };
}

/** A new one, with a name of its own that it keeps. */
export function newAddon(kind: Addon['kind']): TypedAddon {
  const key = `a${crypto.randomUUID().slice(0, 12)}`;
  return {
    key,
    kind,
    title: kind === 'other' ? '' : shared(`addon.${kind}`),
    description: '',
    price: '',
    persons: '4',
  };
}

/** As it is sent; the checklist says what is wrong with it. */
export function toAddon({ price, persons, ...addon }: TypedAddon): Addon {
  const amount = numberOf(price);
  const isFine = amount !== null && amount >= 0 && amount <= priceBounds().max && fitsCurrency(amount);
  return { ...addon, unit_price: isFine ? amount : 0, persons_per_unit: wholeOf(persons, { min: 1, max: 1000 }) ?? 1 };
}

interface AddonFieldsProps {
  readonly addon: TypedAddon;
  readonly onChange: (more: Partial<TypedAddon>) => void;
  readonly onRemove: () => void;
}

/** One thing that guests can book besides: what it is, its price, and for how many one is enough. */
export function AddonFields({ addon, onChange, onRemove }: AddonFieldsProps) {
  return (
    <div className="grid gap-3 rounded-control border border-line p-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Select
            label={t('addon.kind')}
            options={kinds.map((kind) => ({ value: kind, label: shared(`addon.${kind}`) }))}
            value={addon.kind}
            onChange={(event) => {
              const kind = kinds.find((one) => one === event.currentTarget.value);
              if (kind !== undefined) onChange({ kind });
            }}
          />
        </div>
        <IconButton label={t('addon.remove')} onClick={onRemove}>
          <X aria-hidden size={20} />
        </IconButton>
      </div>
      <TextField
        label={t('addon.title')}
        maxLength={listingLimits.addonTitle.max}
        value={addon.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <div className="grid items-start gap-3 phone:grid-cols-2">
        <TextField
          label={t('addon.price', { currency: priceCurrencyName() })}
          inputMode="decimal"
          className="numbers"
          maxLength={9}
          value={addon.price}
          onChange={(event) => onChange({ price: event.currentTarget.value })}
        />
        <TextField
          label={t('addon.persons')}
          inputMode="numeric"
          className="numbers"
          maxLength={4}
          value={addon.persons}
          onChange={(event) => onChange({ persons: event.currentTarget.value })}
        />
      </div>
    </div>
  );
}
