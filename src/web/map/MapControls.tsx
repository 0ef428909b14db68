import { Maximize2, Minus, Plus } from 'lucide-react';
import { IconButton } from '../ui/IconButton.tsx';
import { t } from './t.ts';
import type { MapMoves } from './use-map-view.ts';

/** Closer, farther, everything: what drag and wheel do, for those who use neither. */
export function MapControls({ moves }: { readonly moves: MapMoves }) {
  return (
    <div className="absolute top-3 right-3 grid gap-2">
      <IconButton tone="surface" label={t('map.closer')} onClick={() => moves.zoom(1)}>
        <Plus aria-hidden size={20} />
      </IconButton>
      <IconButton tone="surface" label={t('map.farther')} onClick={() => moves.zoom(-1)}>
        <Minus aria-hidden size={20} />
      </IconButton>
      <IconButton tone="surface" label={t('map.fit')} onClick={moves.fitAll}>
        <Maximize2 aria-hidden size={18} />
      </IconButton>
    </div>
  );
}
