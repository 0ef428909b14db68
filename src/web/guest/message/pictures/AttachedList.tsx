import { ImagePlus, RotateCcw, X } from 'lucide-react';
import { attachmentAltLength, attachmentsMax } from '#src/domain/message/writing.ts';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { PhotoThumb } from '#src/web/ui/form/PhotoField.tsx';
import { t } from '#src/web/guest/message/texts.ts';
import type { Attaching, Attachments } from './use-attachments.ts';

interface RowProps {
  readonly one: Attaching;
  readonly place: number;
  readonly work: Attachments;
  readonly onRemoved: () => void;
}

function Row({ one, place, work, onRemoved }: RowProps) {
  const { key, file, state, progress, trouble, alt } = one;
  return (
    <li className="flex items-start gap-3 rounded-control border border-line bg-surface p-2">
      <PhotoThumb file={file} />
      <div className="grid min-w-0 flex-1 gap-1">
        <TextField
          label={t('picture.alt', { place })}
          maxLength={attachmentAltLength}
          value={alt}
          onChange={(event) => work.setAlt(key, event.target.value)}
        />
        {state === 'sending' && (
          <progress className="h-2 w-full accent-jade" value={progress} aria-label={t('picture.sending', { place })} />
        )}
        {state === 'failed' && (
          <span role="alert" className="text-small font-medium text-error">
            {trouble}
          </span>
        )}
        <span className="visually-hidden" role="status">
          {state === 'ready' ? t('picture.ready', { place }) : ''}
        </span>
      </div>
      <span className="grid">
        <IconButton
          label={t('picture.remove', { place })}
          onClick={() => {
            work.remove(key);
            onRemoved();
          }}
        >
          <X aria-hidden size={20} />
        </IconButton>
        {state === 'failed' && (
          <IconButton label={t('picture.retry', { place })} onClick={() => work.retry(key)}>
            <RotateCcw aria-hidden size={20} />
          </IconButton>
        )}
      </span>
    </li>
  );
}

/** The pictures of the message that is being written, each with a line on what it shows. */
export function AttachedList({ work, onRemoved }: { readonly work: Attachments; readonly onRemoved: () => void }) {
  const { list, faults } = work;
  return (
    <>
      {list.length > 0 && (
        <ul
          data-attaching
          aria-label={t('picture.list')}
          className="grid max-h-44 grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto"
        >
          {list.map((one, index) => (
            <Row key={one.key} one={one} place={index + 1} work={work} onRemoved={onRemoved} />
          ))}
        </ul>
      )}
      <div role="alert" className="grid gap-1 text-small font-medium text-error wrap-anywhere empty:hidden">
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </div>
    </>
  );
}

/** Chooses pictures, or takes them with the camera of a phone; nothing more to choose where the message is full. */
export function AttachButton({ work }: { readonly work: Attachments }) {
  if (work.list.length >= attachmentsMax)
    return <p className="text-small text-ink-2">{t('picture.full', { max: attachmentsMax })}</p>;
  return (
    <label className="relative inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-medium hover:bg-sand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-jade">
      <ImagePlus aria-hidden size={20} className="text-brand" />
      {t('picture.add')}
      <input
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          work.add([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was taken off.
          event.target.value = '';
        }}
      />
    </label>
  );
}
