import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { ArrowDown, ArrowUp, GripVertical, ImagePlus, RotateCcw, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import { priceText } from '#src/texts/money-text.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { t } from './texts.ts';
import type { Photos, ReviewPhoto } from './use-photos.ts';

interface PhotoRowProps {
  readonly photo: ReviewPhoto;
  readonly at: number;
  readonly photos: Photos;
  readonly onMove: (to: number) => void;
  readonly onRemoved: () => void;
}

function placeUnder({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): number {
  const row = document.elementFromPoint(clientX, clientY)?.closest('li');
  const list = currentTarget.closest('ul');
  return row && list ? [...list.children].indexOf(row) : -1;
}

function Handle({
  at,
  count,
  onMove,
}: {
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
}) {
  const byKeys = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(at + step);
  };
  return (
    <button
      type="button"
      aria-label={t('photos.move', { at: at + 1, count })}
      className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-full text-ink-2 hover:bg-sand active:cursor-grabbing"
      onKeyDown={byKeys}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const to = placeUnder(event);
        if (to >= 0 && to !== at) onMove(to);
      }}
    >
      <GripVertical aria-hidden size={20} />
    </button>
  );
}

function PhotoRow({ photo, at, photos, onMove, onRemoved }: PhotoRowProps) {
  const count = photos.list.length;
  const place = { at: at + 1 };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-control border border-line bg-surface p-3">
      <div className="flex items-center gap-2">
        {count > 1 && <Handle at={at} count={count} onMove={onMove} />}
        <span className="grid size-18 shrink-0 place-items-center overflow-hidden rounded-chip bg-sand">
          {photo.image !== '' && <img src={photo.image} alt="" className="size-full object-cover" />}
        </span>
        <span className="min-w-0 flex-1 text-small">
          <span className="block truncate font-medium">{photo.name}</span>
          {photo.state === 'sending' && (
            <progress
              className="mt-1 h-2 w-full accent-jade"
              value={photo.progress}
              aria-label={t('photos.sending', place)}
            />
          )}
          {photo.state === 'failed' && (
            <span role="alert" className="block font-medium text-error">
              {photo.trouble}
            </span>
          )}
          <span className="visually-hidden" role="status">
            {photo.state === 'ready' ? t('photos.sent', place) : ''}
          </span>
        </span>
        {photo.state === 'failed' && (
          <IconButton label={t('photos.retry')} onClick={() => photos.retry(photo.key)}>
            <RotateCcw aria-hidden size={20} />
          </IconButton>
        )}
        {at > 0 && (
          <IconButton className="max-tablet:hidden" label={t('photos.up', place)} onClick={() => onMove(at - 1)}>
            <ArrowUp aria-hidden size={20} />
          </IconButton>
        )}
        {at < count - 1 && (
          <IconButton className="max-tablet:hidden" label={t('photos.down', place)} onClick={() => onMove(at + 1)}>
            <ArrowDown aria-hidden size={20} />
          </IconButton>
        )}
        <IconButton
          label={t('photos.remove', place)}
          onClick={() => {
            photos.remove(photo.key);
            onRemoved();
          }}
        >
          <X aria-hidden size={20} />
        </IconButton>
      </div>
      <TextField
        label={t('photos.alt', place)}
        hint={t('photos.altHint')}
        maxLength={200}
        value={photo.alt}
        onChange={(event) => photos.setAlt(photo.key, event.target.value)}
      />
    </li>
  );
}

export function PhotoList({ photos, error }: { readonly photos: Photos; readonly error?: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { list, faults } = photos;
  const isFull = list.length >= limits.reviewPhotosMax;
  const words = { max: limits.reviewPhotosMax, amount: priceText(priceCurrency().figures.review_reward) };
  return (
    <fieldset className="needs-script grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-1 text-h3 font-medium">{t('photos.title')}</legend>
      <p className="text-ink-2">{t('photos.lead', words)}</p>
      {list.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {list.map((photo, at) => (
            <PhotoRow
              key={photo.key}
              photo={photo}
              at={at}
              photos={photos}
              onMove={(to) => {
                if (to < 0 || to >= list.length) return;
                photos.move(photo.key, to);
                setAnnouncement(t('photos.moved', { at: to + 1, count: list.length }));
              }}
              onRemoved={() => input.current?.focus()}
            />
          ))}
        </ul>
      )}
      <label
        className={classNames(
          isFull ? 'visually-hidden' : 'flex',
          'relative min-h-14 items-center justify-center gap-2.5 rounded-control border border-dashed border-line-strong bg-surface px-4 font-medium hover:bg-sand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-jade',
        )}
      >
        <ImagePlus aria-hidden size={20} className="text-brand" />
        {t('photos.add')}
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={(event) => {
            photos.add([...(event.target.files ?? [])]);
            // Allows choosing the same file again.
            event.target.value = '';
          }}
        />
      </label>
      <div role="alert" className="grid gap-1 text-small font-medium text-error empty:hidden">
        {[...faults, ...(error === undefined ? [] : [error])].map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </fieldset>
  );
}
