import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Maximize2, Minus, Plus } from 'lucide-react';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { PAN } from './use-gestures.ts';
import { t } from './texts.ts';
import type { MapMoves } from './use-map-view.ts';

// Dragging right pans left.
const directions = [
  { key: 'left', Icon: ArrowLeft, by: { x: PAN, y: 0 } },
  { key: 'up', Icon: ArrowUp, by: { x: 0, y: PAN } },
  { key: 'down', Icon: ArrowDown, by: { x: 0, y: -PAN } },
  { key: 'right', Icon: ArrowRight, by: { x: -PAN, y: 0 } },
] as const;

interface MapControlsProps {
  readonly moves: MapMoves;
}

/** Zoom, fit and pan buttons, as alternatives to drag and wheel (WCAG 2.5.7). */
export function MapControls({ moves }: MapControlsProps) {
  return (
    <>
      <div className="absolute top-[12px] end-[12px] grid gap-[8px]">
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
      <div
        role="group"
        aria-label={t('map.pan')}
        // Above scale and credits.
        className="absolute end-[12px] bottom-10 flex gap-[4px]"
      >
        {directions.map(({ key, Icon, by }) => (
          <IconButton key={key} tone="surface" label={t(`map.${key}`)} onClick={() => moves.pull(by)}>
            <Icon aria-hidden size={18} />
          </IconButton>
        ))}
      </div>
    </>
  );
}
