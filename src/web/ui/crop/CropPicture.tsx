import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '#src/web/ui/button/Button.tsx';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import type { PicturePart } from './crop-picture.ts';
import { t } from './texts.ts';

const [nearest, farthest, step] = [4, 1, 0.1] as const;
const zoomKeys: Readonly<Record<string, number>> = { '+': step, '=': step, '-': -step, '−': -step };

interface CropPictureProps {
  readonly source: HTMLCanvasElement;
  readonly busy: boolean;
  /** Width by height; a square is shown round. */
  readonly aspect?: number;
  readonly onSave: (part: PicturePart) => void;
  readonly onCancel: () => void;
}

/** Moved by pointer or arrow keys, zoomed by wheel, pinch, keys or buttons. */
export function CropPicture({ source, busy, aspect = 1, onSave, onCancel }: CropPictureProps) {
  const image = useMemo(() => source.toDataURL('image/jpeg', 0.9), [source]);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<PicturePart | null>(null);
  const zoomBy = (by: number) =>
    setZoom((now) => Math.min(nearest, Math.max(farthest, Math.round((now + by) * 100) / 100)));
  const onKey = (event: KeyboardEvent): void => {
    const by = zoomKeys[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    zoomBy(by);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {/* Keys of the focused part; plus and minus zoom anywhere in here. */}
      <div className="relative h-72 overflow-hidden rounded-control bg-sand" onKeyDown={onKey}>
        <Cropper
          image={image}
          crop={crop}
          zoom={zoom}
          aspect={aspect}
          minZoom={farthest}
          maxZoom={nearest}
          cropShape={aspect === 1 ? 'round' : 'rect'}
          showGrid={false}
          keyboardStep={8}
          zoomWithScroll
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => setPart(pixels)}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': t('area') }}
          mediaProps={{ alt: '' }}
        />
      </div>
      <p className="text-small text-ink-2">{t('hint')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <IconButton label={t('out')} disabled={zoom <= farthest} onClick={() => zoomBy(-step)}>
          <Minus aria-hidden size={20} />
        </IconButton>
        <input
          type="range"
          aria-label={t('zoom')}
          min={farthest}
          max={nearest}
          step={step}
          value={zoom}
          onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
          className="h-11 min-w-0 flex-1 accent-jade"
        />
        <IconButton label={t('in')} disabled={zoom >= nearest} onClick={() => zoomBy(step)}>
          <Plus aria-hidden size={20} />
        </IconButton>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button loading={busy} loadingLabel={t('busy')} disabled={part === null} onClick={() => part && onSave(part)}>
          {t('save')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
