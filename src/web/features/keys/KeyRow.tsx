import { useState } from 'react';
import { instantText } from '#src/web/booking/wall-time.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { Keys } from './load.ts';
import { t } from './texts.ts';

interface KeyRowProps {
  readonly shown: Keys['data'][number];
  readonly busy: boolean;
  readonly onRemove: () => void;
}

const dayOf = (instant: string): string => instantText(instant, 'UTC');

function endOf({ expires_at: at, is_expired: isOver }: KeyRowProps['shown']): string {
  if (at === null) return t('noEnd');
  return t(isOver ? 'expired' : 'expires', { at: dayOf(at) });
}

/** One key: what it is called, how it begins, and when it was used; removed in two steps. */
export function KeyRow({ shown, busy, onRemove }: KeyRowProps) {
  const [isAsked, setAsked] = useState(false);
  const { name, prefix, created_at: made, used_on: used } = shown;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {name} <span className="numbers text-small font-regular text-ink-2">{prefix}…</span>
        </p>
        <p className="text-small text-ink-2">
          {[
            t('made', { at: dayOf(made) }),
            endOf(shown),
            used === null ? t('never') : t('used', { at: dateText(used) }),
          ].join(' · ')}
        </p>
        {isAsked && <p className="mt-1 text-small">{t('remove.text')}</p>}
      </div>
      <span className="needs-script flex flex-wrap gap-2">
        {isAsked ? (
          <>
            <Button kind="danger" size="small" disabled={busy} onClick={onRemove}>
              {t('remove.confirm')}
            </Button>
            <Button kind="secondary" size="small" onClick={() => setAsked(false)}>
              {t('remove.keep')}
            </Button>
          </>
        ) : (
          <Button kind="secondary" size="small" aria-label={t('remove.of', { name })} onClick={() => setAsked(true)}>
            {t('remove')}
          </Button>
        )}
      </span>
    </li>
  );
}
