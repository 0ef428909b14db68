// /hosts/{id}: a host's public page with all experiences and reviews (docs/domain/listings.md#page-of-a-host).
import { BadgeCheck, FileCheck } from 'lucide-react';
import { publicHostUrl } from '#src/contract/addresses/urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { CardGrid } from '#src/web/guest/cards/CardGrid.tsx';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { largestFile } from '#src/web/ui/media/picture-sources.ts';
import { Portrait } from '#src/web/ui/media/Portrait.tsx';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { Written } from '#src/web/ui/text/Written.tsx';
import { hostFacts } from './host-facts.ts';
import { HostReviews } from './reviews/HostReviews.tsx';
import { Section } from './Section.tsx';
import { t } from './texts.ts';

type Profile = CallOutput<'host/profile'>;

/** Unknown hosts and those without an experience are not found. */
export async function load({ api, origin, params, settings }: PageInput): Promise<PageResult<Profile>> {
  const id = params['id'] ?? '';
  const answer = await api('host/profile', { host_id: id });
  if (!answer.ok) {
    const isNone = answer.kind === 'refusal' && ['host-not-found', 'bad-input'].includes(answer.error.code);
    return isNone ? { kind: 'missing', what: 'page' } : failed(answer);
  }
  const { host } = answer.data;
  const path = publicHostUrl(host.id);
  const person = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: host.name,
      description: host.headline,
      url: origin + path,
      knowsLanguage: host.languages,
      ...(host.image !== null && {
        image: new URL(largestFile(settings.imageBase, host.image.id, 'jpg'), origin).href,
      }),
    },
  };
  const head = { title: host.name, description: host.headline, canonical: path, jsonLd: [person] };
  return { kind: 'page', data: answer.data, head };
}

function HostProfilePage({
  data: { host, country_code, has_licence, review_total, courses },
}: {
  readonly data: Profile;
}) {
  const [first] = courses;
  return (
    <div className="shell grid grid-cols-[minmax(0,1fr)] gap-10 pt-6 pb-12 desk:pt-9">
      <header className="grid gap-5">
        <div className="flex flex-wrap items-center gap-4">
          <Portrait name={host.name} image={host.image} country={country_code} size="large" described />
          <div className="min-w-[min(11rem,100%)] flex-1">
            <h1 className="text-h1">
              <Written>{host.name}</Written>
            </h1>
            {first !== undefined && <p className="text-ink-2">{t('host.lead', { city: first.city_name })}</p>}
          </div>
        </div>
        {(host.verified || has_licence || host.ba_host) && (
          <p className="flex flex-wrap gap-2">
            {host.verified && (
              <Badge tone="jade" icon={<BadgeCheck aria-hidden size={15} />}>
                {t('host.verifiedId')}
              </Badge>
            )}
            {has_licence && (
              <Badge tone="jade" icon={<FileCheck aria-hidden size={15} />}>
                {t('host.licence')}
              </Badge>
            )}
            {host.ba_host && <Badge tone="marigold">{t('host.community')}</Badge>}
          </p>
        )}
        {host.headline !== '' && (
          <p className="text-lead text-ink-2">
            <Written isBlock>{host.headline}</Written>
          </p>
        )}
        {host.story !== '' && (
          <p className="max-w-[38.9em] font-serif text-lead">
            <Written isBlock>{host.story}</Written>
          </p>
        )}
        <ul className="flex flex-wrap gap-x-6 gap-y-1.5 text-small text-ink-2">
          {hostFacts(host).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </header>
      <Section id="experiences" title={t('host.all', { name: host.name })}>
        <CardGrid courses={courses} columns={4} priority={4} />
      </Section>
      {review_total > 0 && (
        <Section id="reviews" title={t('host.reviews', { name: host.name })}>
          <HostReviews host={{ ...host, country: country_code }} />
        </Section>
      )}
    </div>
  );
}

export { HostProfilePage as Page };
