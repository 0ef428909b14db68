import { ImagePlus, RotateCw, X, ArrowDown, ArrowUp, Crop, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { cutPart, type PicturePart, readPicture } from '#src/web/ui/crop/crop-picture.ts';
import type { OwnListing } from './content-rows.ts';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import type { StepProps } from './steps/step.ts';
import { StepFrame } from './steps/StepFrame.tsx';
import { t } from './texts.ts';
import { usePhotos, type Sending } from './use-photos.ts';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { PhotoThumb } from '#src/web/ui/form/PhotoField.tsx';
import { percentText } from '#src/texts/intl.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Picture } from '#src/web/ui/media/Picture.tsx';
import { Badge } from '#src/web/ui/states/Badge.tsx';

const CropPicture = lazy(() =>
  import('#src/web/ui/crop/CropPicture.tsx').then((module) => ({ default: module.CropPicture })),
);

type Photos = NonNullable<OwnListing['content']['photos']>;

/** Merges local texts and order with newly uploaded photos, also replacements. */
function merged(photos: Photos, saved: Photos, replaced?: string): Photos {
  const fresh = saved.find(({ id }) => !photos.some((one) => one.id === id));
  const moved = photos.map((photo) => (photo.id === replaced && fresh ? { ...fresh, alt: photo.alt } : photo));
  const left = moved.filter(({ id }) => saved.some((one) => one.id === id));
  // A replacement keeps the position.
  const result = [...left];
  for (const [index, photo] of saved.entries())
    if (!left.some(({ id }) => id === photo.id)) result.splice(index, 0, photo);
  return result;
}

/** Photos: uploaded one by one, ordered, described, cropped. The first is the cover. */
export function PhotosStep(props: StepProps) {
  const { api } = useApp();
  const { listing, setListing } = props;
  const [photos, setPhotos] = useState<Photos>(listing.content.photos ?? []);
  const [cut, setCut] = useState<{ readonly id: string; readonly source: HTMLCanvasElement } | null>(null);
  const { busy, trouble, run } = useTask();
  const { queue, add, retry, drop } = usePhotos(api, listing.id, (saved, replaced) => {
    setListing(saved);
    setPhotos((current) => merged(current, saved.content.photos ?? [], replaced));
  });
  const room = listingLimits.photosMax - photos.length - queue.length;
  const move = (from: number, to: number): void => {
    const moved = [...photos];
    const [photo] = moved.splice(from, 1);
    if (photo !== undefined) moved.splice(to, 0, photo);
    setPhotos(moved);
  };
  const startCut = (id: string): void =>
    void run(async () => {
      const answer = await fetch(`/images/${id}/full-1600.jpg`);
      const source = answer.ok ? await readPicture(await answer.blob()) : null;
      if (source !== null) setCut({ id, source });
      return source === null ? t('photos.broken') : null;
    });
  const saveCut = (part: PicturePart): void =>
    void run(async () => {
      const file = cut && (await cutPart(cut.source, part, 1600));
      if (!cut || file === null) return t('photos.broken');
      add([file], cut.id);
      setCut(null);
      return null;
    });
  const patch = () => ({ photos: photos.map(({ id, alt }) => ({ id, alt })) });
  return (
    <StepFrame {...props} busy={props.busy || queue.some(({ state }) => state !== 'failed')} patch={patch}>
      <FormMessage text={trouble} />
      {photos.length > 0 && (
        <ol className="grid gap-3">
          {photos.map((photo, index) => (
            <PhotoRow
              key={photo.id}
              photo={photo}
              index={index}
              count={photos.length}
              busy={busy}
              onAlt={(alt) => setPhotos(photos.map((one) => (one.id === photo.id ? { ...one, alt } : one)))}
              onMove={(to) => move(index, to)}
              onCut={() => startCut(photo.id)}
              onRemove={() => setPhotos(photos.filter(({ id }) => id !== photo.id))}
            />
          ))}
        </ol>
      )}
      {cut !== null && (
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <CropPicture source={cut.source} aspect={3 / 2} busy={busy} onSave={saveCut} onCancel={() => setCut(null)} />
        </Suspense>
      )}
      {queue.length > 0 && (
        <ul className="grid gap-2">
          {queue.map((one) => (
            <SendingRow key={one.key} sending={one} onRetry={() => retry(one)} onDrop={() => drop(one)} />
          ))}
        </ul>
      )}
      {room > 0 && <AddPhotos onFiles={(files) => add(files.slice(0, room))} />}
      <p className="text-small text-ink-2">{t('photos.hint')}</p>
    </StepFrame>
  );
}

function AddPhotos({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  return (
    <label className="needs-script relative flex min-h-14 items-center justify-center gap-2.5 rounded-control border border-dashed border-line-strong bg-surface px-4 font-medium hover:bg-sand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-jade">
      <ImagePlus aria-hidden size={20} className="text-brand" />
      {t('photos.add')}
      <input
        type="file"
        accept="image/*"
        multiple
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}

interface SendingRowProps {
  readonly sending: Sending;
  readonly onRetry: () => void;
  readonly onDrop: () => void;
}

/** Progress, or the failure with a retry. */
function SendingRow({ sending: { file, share, state, trouble }, onRetry, onDrop }: SendingRowProps) {
  return (
    <li className="flex items-center gap-3 rounded-control border border-line p-2">
      <PhotoThumb file={file} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-small font-medium">{file.name}</p>
        {state === 'failed' ? (
          <p role="alert" className="text-small text-error">
            {trouble}
          </p>
        ) : (
          <>
            <progress
              value={share}
              max={1}
              aria-label={t('photos.progress', { name: file.name })}
              className="h-2 w-full accent-jade"
            />
            <p className="numbers text-micro text-ink-2">
              {state === 'waiting' ? t('photos.waiting') : percentText(Math.round(share * 100) / 100)}
            </p>
          </>
        )}
      </div>
      {state === 'failed' && (
        <IconButton label={t('photos.retry', { name: file.name })} onClick={onRetry}>
          <RotateCw aria-hidden size={20} />
        </IconButton>
      )}
      <IconButton label={t('photos.drop', { name: file.name })} onClick={onDrop}>
        <X aria-hidden size={20} />
      </IconButton>
    </li>
  );
}

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

function PhotoRow({ photo, index, count, busy, onAlt, onMove, onCut, onRemove }: PhotoRowProps) {
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
