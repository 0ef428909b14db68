import { useEffect, useSyncExternalStore } from 'react';
import { Banner } from '../../ui/Banner.tsx';
import { t } from './t.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

interface OfflineNoteProps {
  /** True when the list could not be loaded. */
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** Says that the connection is gone, and asks again by itself once it is back. */
export function OfflineNote({ hasFailed, onRetry }: OfflineNoteProps) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [hasFailed, onRetry]);
  if (isOnline) return null;
  return (
    <div className="pt-4">
      <Banner tone="warning">{t('failed.offline')}</Banner>
    </div>
  );
}
