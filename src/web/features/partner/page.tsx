import { AskLogin } from '#src/web/session/AskLogin.tsx';
import { useReloadOnLogin } from '#src/web/session/use-reload-on-login.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { CopyField } from '#src/web/ui/text/CopyField.tsx';
import { Figures } from './Figures.tsx';
import { type Mine, type MineData, t } from './load.ts';
import { OwnBookings, OwnPayments } from './OwnRows.tsx';

export { load } from './load.ts';

/** A partner's own link, and what has come of it. */
export function Page({ data: { mine, isFirst } }: { readonly data: MineData }) {
  useReloadOnLogin();
  return (
    <div className="pt-6 pb-10 desk:pt-9">
      <h1 className="text-h1">{t('title')}</h1>
      {mine === null ? (
        <AskLogin title={t('login.title')}>{t('login.text')}</AskLogin>
      ) : (
        <div className="mt-3 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
          <p className="text-ink-2">{t('lead')}</p>
          {mine.state !== 'active' && <Banner tone="info">{t(`stop.${mine.state}`)}</Banner>}
          <Link mine={mine} />
          <Figures mine={mine} />
          <OwnBookings mine={mine} isFirst={isFirst} />
          <OwnPayments mine={mine} />
        </div>
      )}
    </div>
  );
}

/** Link, code and the code to scan; a distributor has none. */
function Link({ mine: { state, url, code, qr, qr_size: size } }: { readonly mine: Mine }) {
  if (url === null || code === null || state !== 'active') return null;
  return (
    <section aria-labelledby="link" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="link" className="text-h3">
        {t('share')}
      </h2>
      <div className="grid items-start gap-4 tablet:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <CopyField label={t('link')} value={url} />
          <CopyField label={t('code')} value={code} />
        </div>
        {qr !== null && (
          <svg
            role="img"
            aria-label={t('qr')}
            viewBox={`0 0 ${size} ${size}`}
            shapeRendering="crispEdges"
            className="size-40 rounded-control border border-line bg-white text-black"
          >
            <path d={qr} fill="currentColor" />
          </svg>
        )}
      </div>
    </section>
  );
}
