import { lazy, Suspense } from 'react';
import type { Course } from '#src/web/booking/booking-course.ts';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { t } from './texts.ts';
import { BadgeCheck } from 'lucide-react';
import { AskHost } from '#src/web/popups/AskHost.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Portrait } from '#src/web/ui/media/Portrait.tsx';
import { Section } from './Section.tsx';
import { Written } from '#src/web/ui/text/Written.tsx';

const HostReviews = lazy(() => import('./reviews/HostReviews.tsx').then((module) => ({ default: module.HostReviews })));

/** What guests said about a host (review list). */
function HostReviewsPopup({ host, country }: { readonly host: Course['host']; readonly country: string }) {
  return (
    <Popup name="review-list" title={t('host.reviews', { name: host.name })} size="medium">
      <Suspense fallback={<Skeleton className="h-72" />}>
        <HostReviews host={{ ...host, country }} />
      </Suspense>
    </Popup>
  );
}

function replyText(minutes: number): string {
  return minutes < 90 ? t('minutes', { count: minutes }) : t('facts.hours', { count: Math.round(minutes / 60) });
}

/** Who expects the guests: face, a few words of their own, languages, since when, how quickly they answer. */
export function HostSection({ course }: { readonly course: Course }) {
  const { host } = course;
  const facts = [
    t('host.languages', { languages: host.languages.join(', ') }),
    t('host.since', { year: host.since.slice(0, 4) }),
    ...(host.reply_minutes === null ? [] : [t('host.replies', { time: replyText(host.reply_minutes) })]),
  ];
  return (
    <Section id="host" title={t('host.title')}>
      <div className="rounded-panel bg-sand p-5 tablet:p-7">
        <div className="flex flex-wrap items-center gap-4">
          <Portrait name={host.name} image={host.image} country={course.city.country_code} size="large" described />
          <div className="min-w-[min(11rem,100%)] flex-1">
            <h3 className="text-h3">
              <Written>{host.name}</Written>
            </h3>
            <p className="text-ink-2">
              <Written isBlock>{host.headline}</Written>
            </p>
            {(host.verified || host.ba_host) && (
              <p className="mt-1.5 flex flex-wrap gap-2">
                {host.verified && (
                  <Badge tone="jade" icon={<BadgeCheck aria-hidden size={15} />}>
                    {t('host.verifiedId')}
                  </Badge>
                )}
                {host.ba_host && <Badge tone="marigold">{t('host.community')}</Badge>}
              </p>
            )}
          </div>
        </div>
        <p className="mt-5 max-w-[38.9em] font-serif text-lead">
          <Written isBlock>{host.story}</Written>
        </p>
        <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1.5 text-small text-ink-2">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {host.ba_host && <p className="mt-4 max-w-[43.9em] text-small text-ink-2">{t('host.communityText')}</p>}
        <div className="mt-5 flex flex-wrap gap-3">
          <AskHost course={course} />
          {course.review_total > 0 && (
            <Button kind="secondary" size="small" className="needs-script" onClick={() => openPopup('review-list')}>
              {t('host.reviews', { name: host.name })}
            </Button>
          )}
        </div>
      </div>
      <HostReviewsPopup host={host} country={course.city.country_code} />
    </Section>
  );
}
