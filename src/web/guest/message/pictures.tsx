import { ImagePlus, RotateCcw, X, ImageOff } from 'lucide-react';
import { attachmentAltLength, attachmentsMax } from '#src/domain/message/writing.ts';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { PhotoThumb } from '#src/web/ui/form/PhotoField.tsx';
import { t } from './texts.ts';
import { lazy, Suspense, useState, useRef } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import type { Attachment, Opener } from './conversation.ts';
import { formErrorText } from '#src/contract/errors/form.ts';
import { limits } from '#src/domain/limits.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { uploadFile } from '#src/web/platform/api/upload-file.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { addPhotos } from '#src/web/ui/form/photo-rules.ts';

interface Attaching {
  readonly key: string;
  readonly file: File;
  readonly alt: string;
  readonly state: 'sending' | 'ready' | 'failed';
  readonly progress: number;
  readonly trouble: string;
  /** The stored upload; null until then. */
  readonly sent: Attachment | null;
}

interface Attachments {
  readonly list: readonly Attaching[];
  readonly faults: readonly string[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  readonly retry: (key: string) => void;
  readonly setAlt: (key: string, alt: string) => void;
  readonly clear: () => void;
}

const faultCodes = { count: 'photo-count', size: 'photo-size', type: 'photo-type' } as const;
const chosen = (file: File): Attaching => ({
  key: crypto.randomUUID(),
  file,
  alt: '',
  state: 'sending',
  progress: 0,
  trouble: '',
  sent: null,
});

/** One request per photo, so each can be stopped. */
function useSending(opener: Opener, change: (key: string, to: Partial<Attaching>) => void) {
  const { api } = useApp();
  const running = useRef(new Map<string, AbortController>());
  const takeBack = (sent: Attachment): void => void api('conversation/detach', { ...opener, image_id: sent.id });
  const send = async ({ key, file }: Attaching): Promise<void> => {
    const controller = new AbortController();
    running.current.set(key, controller);
    change(key, { state: 'sending', progress: 0, trouble: '' });
    const answer = await uploadFile('conversation/attach', opener, {
      file,
      signal: controller.signal,
      onProgress: (progress) => change(key, { progress }),
    });
    running.current.delete(key);
    if (controller.signal.aborted) {
      // Removed during the upload: remove the stored one.
      if (answer.ok) takeBack(answer.data.data);
    } else if (answer.ok) change(key, { state: 'ready', progress: 1, sent: answer.data.data });
    else change(key, { state: 'failed', trouble: failureText(answer) });
  };
  return { send, takeBack, stop: (key: string) => running.current.get(key)?.abort() };
}

export function useAttachments(opener: Opener): Attachments {
  const [list, setList] = useState<readonly Attaching[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const change = (key: string, to: Partial<Attaching>): void =>
    setList((now) => now.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const { send, takeBack, stop } = useSending(opener, change);
  return {
    list,
    faults,
    add(files) {
      const rules = { max: attachmentsMax, bytesBelow: limits.reviewPhotoBytesBelow };
      const have = list.map(({ file }) => file);
      const choice = addPhotos(have, files, rules);
      setFaults(choice.faults.map(({ name, fault }) => `${name}: ${formErrorText(faultCodes[fault])}`));
      const added = choice.files.slice(have.length).map(chosen);
      setList([...list, ...added]);
      for (const one of added) void send(one);
    },
    remove(key) {
      const removed = list.find((one) => one.key === key);
      stop(key);
      if (removed?.sent) takeBack(removed.sent);
      setList(list.filter((one) => one.key !== key));
      setFaults([]);
    },
    retry(key) {
      const again = list.find((one) => one.key === key);
      if (again) void send(again);
    },
    setAlt: (key, alt) => change(key, { alt }),
    clear() {
      setList([]);
      setFaults([]);
    },
  };
}

const PictureViewer = lazy(() => import('./PictureViewer.tsx').then((module) => ({ default: module.PictureViewer })));

function Tile({ picture, isAlone }: { readonly picture: Attachment; readonly isAlone: boolean }) {
  const [isLost, setLost] = useState(false);
  return (
    <span
      className={classNames(
        'grid place-items-center overflow-hidden rounded-control bg-sand text-ink-2',
        isAlone ? 'size-56' : 'size-28 phone:size-36',
      )}
      style={{ backgroundColor: isLost ? undefined : picture.dominant }}
    >
      {isLost ? (
        <ImageOff aria-hidden size={24} />
      ) : (
        <img
          src={picture.preview_url}
          alt=""
          width={384}
          height={384}
          loading="lazy"
          decoding="async"
          className="block size-full object-cover"
          onError={() => setLost(true)}
        />
      )}
    </span>
  );
}

/** All of one size, so nothing shifts; each opens large. */
export function MessagePictures({ pictures }: { readonly pictures: readonly Attachment[] }) {
  const [at, setAt] = useState<number | null>(null);
  const count = pictures.length;
  if (count === 0) return null;
  return (
    <>
      <ul className={classNames('grid gap-1.5', count > 1 ? 'grid-cols-[auto_auto]' : 'grid-cols-[auto]')}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <a
              href={picture.url}
              target="_blank"
              rel="noreferrer"
              className="block rounded-control"
              aria-label={t('picture.open', { place: index + 1, count, alt: picture.alt })}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                setAt(index);
              }}
            >
              <Tile picture={picture} isAlone={count === 1} />
            </a>
          </li>
        ))}
      </ul>
      {at !== null && (
        <Suspense>
          <PictureViewer pictures={pictures} first={at} onClose={() => setAt(null)} />
        </Suspense>
      )}
    </>
  );
}

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
          // Allows choosing the same file again.
          event.target.value = '';
        }}
      />
    </label>
  );
}
