import { contentPageUrl } from '#src/contract/urls.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import type { HomeData } from './home.ts';
import { t, tn } from './t.ts';

interface HostsStripProps {
  readonly image: HomeData['hostImage'];
  readonly totals: HomeData['totals'];
}

/** Who stands behind the experiences: a picture, a few sentences, the number of hosts. */
export function HostsStrip({ image, totals }: HostsStripProps) {
  const { contentPages } = useApp().settings;
  return (
    <section aria-labelledby="hosts" className="shell section">
      <div className="grid items-center gap-x-16 gap-y-8 desk:grid-cols-[1.05fr_1fr]">
        {image !== null && (
          <Picture
            image={image}
            shape="wide"
            sizes="(width >= 64rem) 600px, 92vw"
            className="aspect-[16/11] rounded-panel"
          />
        )}
        <div>
          <p className="folio">{t('home.hostsFolio')}</p>
          <h2 id="hosts" className="mt-2.5 text-h2">
            {t('home.hostsTitle')}
          </h2>
          <p className="mt-4 max-w-[52ch] text-lead text-ink-2">{t('home.hostsText')}</p>
          <p className="mt-3 max-w-[52ch] text-ink-2">{t('home.hostsMoney')}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            {contentPages.includes('trust-and-safety') && (
              <a href={contentPageUrl('trust-and-safety')} className={buttonLook('secondary')}>
                {t('home.hostsMore')}
              </a>
            )}
            {totals.hosts > 0 && (
              <span className="numbers font-medium text-ink-2">{tn('home.hostsCount', totals.hosts)}</span>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
