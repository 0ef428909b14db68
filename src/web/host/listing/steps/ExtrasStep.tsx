import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { t as shared } from '#src/web/host/listing/content-texts.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { t } from '#src/web/host/listing/texts.ts';
import type { StepProps } from './step.ts';
import { StepFrame } from './StepFrame.tsx';
import { priceCurrencyName } from '#src/texts/money-text.ts';
import { priceBounds } from '#src/domain/money/money.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import type { OwnListing } from '#src/web/host/listing/content-rows.ts';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';

type Addon = NonNullable<OwnListing['content']['extras']>['addons'][number];

interface TypedAddon extends Pick<Addon, 'key' | 'kind' | 'title' | 'description'> {
  readonly price: number | null;
  readonly persons: number | null;
}

const kinds = ['translator', 'vehicle', 'other'] as const;

function typedAddon({ unit_price, persons_per_unit, ...addon }: Addon): TypedAddon {
  return { ...addon, price: unit_price, persons: persons_per_unit };
}

/** The key is permanent. */
function newAddon(kind: Addon['kind']): TypedAddon {
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

/** The checklist reports errors. */
function toAddon({ price, persons, ...addon }: TypedAddon): Addon {
  return { ...addon, unit_price: price ?? 0, persons_per_unit: persons ?? 1 };
}

interface AddonFieldsProps {
  readonly addon: TypedAddon;
  readonly onChange: (more: Partial<TypedAddon>) => void;
  readonly onRemove: () => void;
}

function AddonFields({ addon, onChange, onRemove }: AddonFieldsProps) {
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

const transports = ['none', 'free', 'addon'] as const;

export function ExtrasStep(props: StepProps) {
  const { extras } = props.listing.content;
  const [transport, setTransport] = useState(extras?.transport ?? 'none');
  const [pickup, setPickup] = useState(extras?.pickup?.text ?? '');
  const [addons, setAddons] = useState<readonly TypedAddon[]>((extras?.addons ?? []).map(typedAddon));
  const patch = () => ({
    extras: {
      transport,
      pickup: transport === 'none' ? null : { text: pickup, radius_km: extras?.pickup?.radius_km ?? null },
      addons: addons.map(toAddon),
    },
  });
  const choose = (mode: (typeof transports)[number]): void => {
    setTransport(mode);
    // Paid pickup is a vehicle add-on.
    if (mode === 'addon' && !addons.some(({ kind }) => kind === 'vehicle')) setAddons([...addons, newAddon('vehicle')]);
  };
  return (
    <StepFrame {...props} patch={patch}>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-small font-medium">{t('extras.transport')}</legend>
        {transports.map((mode) => (
          <RadioCard
            key={mode}
            name="transport"
            title={shared(`transport.${mode}`)}
            checked={transport === mode}
            onChange={() => choose(mode)}
          />
        ))}
      </fieldset>
      {transport !== 'none' && (
        <TextArea
          label={t('extras.pickup')}
          hint={t('extras.pickupHint')}
          rows={2}
          maxLength={listingLimits.pickupMax}
          value={pickup}
          onChange={(event) => setPickup(event.currentTarget.value)}
        />
      )}
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <legend className="mb-1.5 text-small font-medium">{t('extras.addons')}</legend>
        <p className="text-small text-ink-2">{t('extras.addonsHint')}</p>
        {addons.map((addon) => (
          <AddonFields
            key={addon.key}
            addon={addon}
            onChange={(more) => setAddons(addons.map((one) => (one.key === addon.key ? { ...one, ...more } : one)))}
            onRemove={() => setAddons(addons.filter((one) => one.key !== addon.key))}
          />
        ))}
        {addons.length < listingLimits.addonsMax && (
          <Button
            kind="secondary"
            size="small"
            className="justify-self-start"
            onClick={() => setAddons([...addons, newAddon('translator')])}
          >
            <Plus aria-hidden size={18} />
            {t('extras.addonAdd')}
          </Button>
        )}
      </fieldset>
    </StepFrame>
  );
}
