import { Banner } from '../../ui/Banner.tsx';
import { t } from './t.ts';
import type { OtherTab } from './use-other-tabs.ts';

/** What another tab does with the same choice: paying it, or it is paid and this tab may be left. */
export function OtherTabBanner({ other }: { readonly other: OtherTab | null }) {
  if (other === null) return null;
  return (
    <div className="mb-6">
      {other.state === 'paid' ? (
        <Banner tone="success">
          {t('tabs.paid')}{' '}
          <a href={other.url} data-reload className="link">
            {t('tabs.open')}
          </a>
        </Banner>
      ) : (
        <Banner tone="info">{t('tabs.paying')}</Banner>
      )}
    </div>
  );
}
