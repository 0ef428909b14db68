import { MapPin } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { MapArea } from '#src/web/guest/map/map-props.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { useFocusHandover } from '#src/web/ui/popup/use-focus-handover.ts';
import type { Course } from '#src/web/guest/booking/booking-course.ts';
import { t } from '#src/web/guest/booking/texts.ts';

const PickPlace = lazy(() =>
  import('#src/web/guest/map/PickPlace.tsx').then((module) => ({ default: module.PickPlace })),
);

export interface PickupPlace {
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

interface PickupFieldProps {
  readonly value: PickupPlace;
  readonly onChange: (value: PickupPlace) => void;
  readonly onBlur?: () => void;
  readonly error?: string | null | undefined;
  readonly area: Course['pickup'];
  readonly center: { readonly latitude: number; readonly longitude: number; readonly name: string };
  /** Field names for a post without script. */
  readonly names?: { readonly address: string; readonly latitude: string; readonly longitude: string };
}

function roundOf({ latitude, longitude, radius_km }: NonNullable<Course['pickup']>): MapArea | undefined {
  if (latitude === null || longitude === null || radius_km === null) return undefined;
  return { latitude, longitude, radiusKm: radius_km };
}

/** A pickup address with an optional pin (docs/domain/bookings.md#pickup-address). The map loads on demand, and its failure blocks nothing. */
export function PickupField({ value, onChange, onBlur, error, area, center, names }: PickupFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const { latitude, longitude } = value;
  const pin = latitude === null || longitude === null ? null : { latitude, longitude };
  const focus = useFocusHandover<HTMLDivElement>(`${isOpen} ${pin === null}`);
  const round = area === null ? undefined : roundOf(area);
  return (
    <div {...focus} className="grid gap-3">
      <TextField
        label={t('pickup.label')}
        autoComplete="address-line1"
        maxLength={300}
        hint={area === null ? t('pickup.hint') : `${t('pickup.hint')} ${area.text}`}
        required
        name={names?.address}
        value={value.address}
        error={error}
        onChange={(event) => onChange({ ...value, address: event.target.value })}
        onBlur={onBlur}
      />
      {names !== undefined && pin !== null && (
        <>
          <input type="hidden" name={names.latitude} value={pin.latitude} />
          <input type="hidden" name={names.longitude} value={pin.longitude} />
        </>
      )}
      <div className="needs-script flex flex-wrap items-center gap-2">
        <Button kind="quiet" size="small" data-next-focus aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <MapPin aria-hidden size={18} className="text-brand" />
          {t(isOpen ? 'pickup.close' : pin === null ? 'pickup.mark' : 'pickup.move')}
        </Button>
        {pin !== null && (
          <Button kind="quiet" size="small" onClick={() => onChange({ ...value, latitude: null, longitude: null })}>
            {t('pickup.remove')}
          </Button>
        )}
        <p role="status" className="numbers text-small text-ink-2">
          {pin !== null && t('pickup.set', { latitude: pin.latitude, longitude: pin.longitude })}
        </p>
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-72" />}>
          <PickPlace
            label={t('pickup.map')}
            center={center}
            area={round}
            value={pin}
            onPick={(point) => {
              onChange({ ...value, ...point });
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
