import { Plus } from 'lucide-react';
import { useState } from 'react';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { t as shared } from '#src/web/listing/texts.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { t } from '#src/web/features/host-listing/texts.ts';
import { AddonFields, newAddon, toAddon, typedAddon, type TypedAddon } from './AddonFields.tsx';
import type { StepProps } from './step.ts';
import { StepFrame } from './StepFrame.tsx';

const transports = ['none', 'free', 'addon'] as const;

/** How guests get there, and what they can book besides. */
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
  const choose = (way: (typeof transports)[number]): void => {
    setTransport(way);
    // Pickup for a price is a vehicle that guests choose.
    if (way === 'addon' && !addons.some(({ kind }) => kind === 'vehicle')) setAddons([...addons, newAddon('vehicle')]);
  };
  return (
    <StepFrame {...props} patch={patch}>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-small font-medium">{t('extras.transport')}</legend>
        {transports.map((way) => (
          <RadioCard
            key={way}
            name="transport"
            title={shared(`transport.${way}`)}
            checked={transport === way}
            onChange={() => choose(way)}
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
