import { adminPersonUrl } from '#src/contract/admin/admin-urls.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import type { Review } from './load.ts';
import { t } from './texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

/** Who is behind a listing, and how to reach them. */
export function HostFacts({ host }: Pick<Review, 'host'>) {
  const facts: readonly (readonly [string, string])[] = [
    [t('host.phone'), host.phone],
    [t('host.email'), host.email ?? t('host.noEmail')],
    [t('host.languages'), host.languages.join(', ')],
    [t('host.offer'), host.offer],
    [t('host.since'), dateText(host.since)],
    [t('host.published'), String(host.published)],
    [t('host.verified'), t(host.verified ? 'host.yes' : 'host.no')],
    [t('host.helpers'), host.helpers.join(', ')],
    [t('host.story'), host.story],
  ];
  return (
    <section aria-labelledby="host" className="rounded-card border border-line bg-surface p-4">
      <h2 id="host" className="text-h3 wrap-anywhere">
        {t('host.title')}:{' '}
        <a href={adminPersonUrl(host.id)} className="link">
          {host.name}
        </a>
      </h2>
      {host.headline !== '' && (
        <p className="wrap-anywhere text-ink-2">
          <Written isBlock>{host.headline}</Written>
        </p>
      )}
      <dl className="mt-3 grid gap-2 text-small">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt className="text-ink-2">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
