import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/web/ui/button/Button.tsx';
import { PinMap } from './PinMap.tsx';
import type { MapArea } from './map-props.ts';
import type { MapPoint, MapView } from './map-view.ts';
import { t } from './texts.ts';

interface PickPlaceProps {
  readonly label: string;
  readonly center: MapPoint & { readonly name: string };
  readonly area?: MapArea | undefined;
  readonly help?: string;
  readonly value: MapPoint | null;
  readonly onPick: (point: MapPoint) => void;
}

// About a metre.
const DIGITS = 5;

/**
 * A fixed pin over a moving map (drag, arrow keys, buttons), so no thumb hides it. If the map fails, the address field
 * stays.
 */
export function PickPlace({ label, center, area, help, value, onPick }: PickPlaceProps) {
  const [view, setView] = useState<MapView | null>(null);
  const pins = value === null ? [] : [{ ...value, id: 'pickup', label: '●', name: label }];
  const round = (degrees: number): number => Number(degrees.toFixed(DIGITS));
  return (
    <div className="grid gap-3">
      <p className="text-small text-ink-2">{help ?? t('pick.help')}</p>
      <div dir="ltr" className="relative overflow-hidden rounded-control border border-line">
        <PinMap label={label} pins={pins} center={center} area={area} onView={setView} className="h-72" />
        <MapPin
          aria-hidden
          size={36}
          className="pointer-events-none absolute top-1/2 start-1/2 -translate-x-1/2 -translate-y-full fill-brand text-surface"
        />
      </div>
      <Button
        kind="secondary"
        disabled={view === null}
        onClick={() => view !== null && onPick({ latitude: round(view.latitude), longitude: round(view.longitude) })}
      >
        {t('pick.set')}
      </Button>
    </div>
  );
}
