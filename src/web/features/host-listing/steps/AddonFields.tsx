import { priceCurrencyName } from '#src/texts/money-text.ts';
import { X } from 'lucide-react';
import { priceBounds } from '#src/domain/money/money.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import type { OwnListing } from '#src/web/listing/content-rows.ts';
import { t as shared } from '#src/web/listing/texts.ts';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { NumberField } from '#src/web/typed/NumberField.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { t } from '#src/web/features/host-listing/texts.ts';

type Addon = NonNullable<OwnListing['content']['extras']>['addons'][number];

/** An add-on while it is typed. */
export interface TypedAddon extends Pick<Addon, 'key' | 'kind' | 'title' | 'description'> {
  readonly price: number | null;
  readonly persons: number | null;
}

const kinds = ['translator', 'vehicle', 'other'] as const;

/** One that is there. */
export function typedAddon({ unit_price, persons_per_unit, ...addon }: Addon): TypedAddon {
  return { ...addon, price: unit_price, persons: persons_per_unit };
}

/** A new one, with a name of its own that it keeps. */
export function newAddon(kind: Addon['kind']): TypedAddon {
  const key = `a${crypto.randomUUID().slice(0, 12)}`;
  return {
    key,
    kind,
    title: kind === 'other' ? '' : shared(`addon.${kind}`),
    description: '',
    price: null,
    persons: 4,
  };
}

/** As it is sent; the checklist says what is wrong with it. */
export function toAddon({ price, persons, ...addon }: TypedAddon): Addon {
  return { ...addon, unit_price: price ?? 0, persons_per_unit: persons ?? 1 };
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
        <NumberField
          label={t('addon.price', { currency: priceCurrencyName() })}
          className="numbers"
          min={0}
          max={priceBounds().max}
          decimals={priceCurrency().digits}
          value={addon.price}
          onNumber={(price) => onChange({ price })}
        />
        <NumberField
          label={t('addon.persons')}
          className="numbers"
          min={1}
          max={1000}
          required
          value={addon.persons}
          onNumber={(persons) => onChange({ persons })}
        />
      </div>
    </div>
  );
}
