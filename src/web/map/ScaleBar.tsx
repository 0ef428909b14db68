import { lengthText } from './length-text.ts';
import type { MapView } from './map-view.ts';
import { pixelsPerKm } from './mercator.ts';
import { roundLength } from './round-length.ts';
import { t } from './t.ts';

const LONGEST = 96;

/** How long a round distance is at the middle of the view, and where north is. */
export function ScaleBar({ view }: { readonly view: MapView }) {
  const perKm = pixelsPerKm(view.latitude, view.zoom);
  const km = roundLength(LONGEST / perKm);
  return (
    <div className="pointer-events-none absolute bottom-3 left-3 flex items-end gap-3 rounded-chip bg-surface/85 px-2.5 py-1.5 text-micro font-medium">
      <svg aria-hidden viewBox="0 0 16 16" width="14" height="14" className="fill-ink">
        <path d="M8 0 14 15 8 12 2 15Z" />
      </svg>
      <span aria-hidden className="-ml-2">
        {t('map.north')}
      </span>
      <span className="grid gap-0.5">
        <span className="numbers leading-none">{lengthText(km)}</span>
        <span aria-hidden className="h-1.5 border-x-2 border-b-2 border-ink" style={{ width: km * perKm }} />
      </span>
    </div>
  );
}
