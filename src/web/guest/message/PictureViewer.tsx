import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import type { Attachment } from './conversation.ts';
import { t } from './texts.ts';

interface ViewerProps {
  readonly pictures: readonly Attachment[];
  readonly first: number;
  readonly onClose: () => void;
}

export function PictureViewer({ pictures, first, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(first);
  const [lost, setLost] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const count = pictures.length;
  const picture = pictures[at];
  const step = (by: number): void => setAt((now) => Math.min(count - 1, Math.max(0, now + by)));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  };
  if (picture === undefined) return null;
  const { name, alt, url, width, height, dominant } = picture;
  return (
    <dialog
      ref={dialog}
      aria-label={t('picture.viewer')}
      className="popup h-[calc(100dvh-2rem)] max-h-none w-[calc(100%-2rem)] max-w-6xl rounded-panel"
      onClose={(event) => {
        event.stopPropagation();
        onClose();
      }}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        // Not a press on the conversation's own popup.
        event.stopPropagation();
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className="flex size-full flex-col">
        <div className="flex items-center justify-between gap-3 border-b border-line py-1.5 ps-4 pe-2">
          <p className="min-w-0 wrap-anywhere">{alt === '' ? name : alt}</p>
          <IconButton label={t('picture.close')} onClick={() => dialog.current?.close()}>
            <X aria-hidden size={20} />
          </IconButton>
        </div>
        <div className="grid min-h-0 flex-1 place-items-center bg-sand">
          {lost === url ? (
            <p role="alert" className="p-6 text-center">
              {t('picture.lost')}
            </p>
          ) : (
            <img
              key={url}
              src={url}
              alt={alt === '' ? name : alt}
              width={width}
              height={height}
              className="block size-full object-contain"
              style={{ color: dominant }}
              onError={() => setLost(url)}
            />
          )}
        </div>
        {count > 1 && (
          <div className="flex items-center justify-between gap-3 border-t border-line px-2 py-1.5">
            <IconButton label={t('picture.previous')} disabled={at === 0} onClick={() => step(-1)}>
              <ChevronLeft aria-hidden size={22} className="rtl:-scale-x-100" />
            </IconButton>
            <p role="status" className="numbers text-small">
              {t('picture.counter', { at: at + 1, count })}
            </p>
            <IconButton label={t('picture.next')} disabled={at === count - 1} onClick={() => step(1)}>
              <ChevronRight aria-hidden size={22} className="rtl:-scale-x-100" />
            </IconButton>
          </div>
        )}
      </div>
    </dialog>
  );
}
