import { useSyncExternalStore } from 'react';
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

/** Says that there is no connection, and that nothing typed is lost (visual 7.4). */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <div className="mb-6">
      <Banner tone="warning">{t('offlineNow')}</Banner>
    </div>
  );
}
