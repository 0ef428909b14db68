import { ArrowDown, ArrowUp, Crop, Trash2 } from 'lucide-react';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import type { OwnListing } from '#src/web/listing/content-rows.ts';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Picture } from '#src/web/ui/media/Picture.tsx';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { t } from '#src/web/features/host-listing/texts.ts';

interface PhotoRowProps {
  readonly photo: NonNullable<OwnListing['content']['photos']>[number];
  readonly index: number;
  readonly count: number;
  readonly busy: boolean;
  readonly onAlt: (alt: string) => void;
  readonly onMove: (to: number) => void;
  readonly onCut: () => void;
  readonly onRemove: () => void;
}

/** One photo of the listing: moved, cut, described or taken out. */
export function PhotoRow({ photo, index, count, busy, onAlt, onMove, onCut, onRemove }: PhotoRowProps) {
  const number = index + 1;
  return (
    <li className="grid gap-3 rounded-control border border-line p-3">
      <div className="flex flex-wrap items-center gap-3">
        <Picture image={photo} shape="card" sizes="128px" decorative className="aspect-[295/162] w-32 rounded-chip" />
        {index === 0 && <Badge tone="jade">{t('photos.first')}</Badge>}
        <div className="ms-auto flex">
          <IconButton label={t('photos.up', { number })} disabled={index === 0} onClick={() => onMove(index - 1)}>
            <ArrowUp aria-hidden size={20} />
          </IconButton>
          <IconButton
            label={t('photos.down', { number })}
            disabled={number === count}
            onClick={() => onMove(index + 1)}
          >
            <ArrowDown aria-hidden size={20} />
          </IconButton>
          <IconButton label={t('photos.cut', { number })} disabled={busy} onClick={onCut}>
            <Crop aria-hidden size={20} />
          </IconButton>
          <IconButton label={t('photos.remove', { number })} onClick={onRemove}>
            <Trash2 aria-hidden size={20} />
          </IconButton>
        </div>
      </div>
      {Math.max(photo.width, photo.height) < listingLimits.photoSideGood && (
        <p className="text-small text-marigold-ink">
          {t('photos.small', { width: photo.width, height: photo.height })}
        </p>
      )}
      <TextField
        label={t('photos.alt', { number })}
        placeholder={t('photos.altExample')}
        maxLength={listingLimits.altMax}
        value={photo.alt}
        onChange={(event) => onAlt(event.currentTarget.value)}
      />
    </li>
  );
}
