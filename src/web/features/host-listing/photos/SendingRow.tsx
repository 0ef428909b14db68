import { RotateCw, X } from 'lucide-react';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { PhotoThumb } from '#src/web/ui/form/PhotoField.tsx';
import { percentText } from '#src/texts/intl.ts';
import type { Sending } from './use-photos.ts';
import { t } from '#src/web/features/host-listing/texts.ts';

interface SendingRowProps {
  readonly sending: Sending;
  readonly onRetry: () => void;
  readonly onDrop: () => void;
}

/** A photo on its way: how far it is, or that it did not arrive, with another try. */
export function SendingRow({ sending: { file, share, state, trouble }, onRetry, onDrop }: SendingRowProps) {
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
