import { type ReactNode, useEffect, useRef, useState, lazy, Suspense } from 'react';
import type { Course, StartChoice } from '#src/web/guest/booking/booking-course.ts';
import { CourseFacts, CourseHeading, Included, AddonList, Steps } from './CourseFacts.tsx';
import { MeetingPoint } from './MeetingPoint.tsx';
import { UpcomingDates } from './dates/UpcomingDates.tsx';
import { Check, Share2, BadgeCheck } from 'lucide-react';
import { productDetailUrl, publicHostUrl } from '#src/contract/addresses/urls.ts';
import { HeartButton } from '#src/web/guest/cards/HeartButton.tsx';
import { savedOf } from '#src/web/guest/cards/saved.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { copyText } from '#src/web/ui/text/CopyField.tsx';
import { t } from './texts.ts';
import { currencyName } from '#src/texts/money-text.ts';
import { deadlineText, policySentences } from '#src/web/guest/booking/policy-text.ts';
import { instantOf, wallTime } from '#src/web/ui/text/wall-time.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { Section } from './Section.tsx';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { AskHost } from '#src/web/guest/inquiry/AskHost.tsx';
import { hostFacts } from './host-facts.ts';
import { openPopup } from '#src/web/ui/popup/popup.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { Portrait } from '#src/web/ui/media/Portrait.tsx';
import { Written } from '#src/web/ui/text/Written.tsx';

const HostReviews = lazy(() => import('./reviews/HostReviews.tsx').then((module) => ({ default: module.HostReviews })));

function HostReviewsPopup({ host, country }: { readonly host: Course['host']; readonly country: string }) {
  return (
    <Popup name="review-list" title={t('host.reviews', { name: host.name })} size="medium">
      <Suspense fallback={<Skeleton className="h-72" />}>
        <HostReviews host={{ ...host, country }} />
      </Suspense>
    </Popup>
  );
}

export function HostSection({ course }: { readonly course: Course }) {
  const { host } = course;
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
          {hostFacts(host).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {host.ba_host && <p className="mt-4 max-w-[43.9em] text-small text-ink-2">{t('host.communityText')}</p>}
        <div className="mt-5 flex flex-wrap gap-3">
          <AskHost course={course} />
          <a href={publicHostUrl(host.id)} className={buttonLook('secondary', 'small')}>
            {t('host.more', { name: host.name })}
          </a>
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

// The deadlines of one departure, on the clock of the city (docs/domain/bookings.md#cancelling).

const HOUR = 3_600_000;

interface PolicyExample {
  readonly date: string;
  readonly time: string;
  readonly deadlines: readonly string[];
}

/**
 * The chosen departure, else the first whose deadlines are after the next one's start, so none is past when read; or
 * null.
 */
export function policyExample(
  { upcoming, policy, time_zone: zone }: Course,
  chosen: StartChoice = {},
): PolicyExample | null {
  const departures = upcoming.flatMap(({ date, times }) => times.map(({ time }) => ({ date, time })));
  const [next] = departures;
  if (next === undefined || policy.steps.length === 0) return null;
  const now = instantOf(next.date, next.time, zone);
  const longest = Math.max(...policy.steps.map(({ hours_before }) => hours_before)) * HOUR;
  const isAhead = ({ date, time }: { date: string; time: string }) => instantOf(date, time, zone) - longest >= now;
  const isChosen = ({ date, time }: { date: string; time: string }) =>
    date === chosen.date && time === (chosen.time ?? time);
  const fits = departures.find((one) => isChosen(one) && isAhead(one)) ?? departures.find(isAhead);
  if (fits === undefined) return null;
  const start = instantOf(fits.date, fits.time, zone);
  const deadlines = policy.steps.map(({ hours_before, percent }) =>
    deadlineText(wallTime(start - hours_before * HOUR, zone), percent),
  );
  return { ...fits, deadlines };
}

/** Cancellation and payment in plain words (docs/domain/bookings.md#cancelling). */
function GoodToKnow({ course, choice }: { readonly course: Course; readonly choice: StartChoice | undefined }) {
  const example = policyExample(course, choice);
  return (
    <Section id="good-to-know" title={t('good.title')}>
      <div className="grid gap-x-10 gap-y-7 tablet:grid-cols-2">
        <div>
          <h3 className="mb-2 text-h3">{t('good.policy')}</h3>
          <ul className="grid gap-2">
            {policySentences(course.policy).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {example !== null && (
            <div className="mt-4 rounded-control bg-sand p-4 text-small">
              <p className="font-medium">{t('good.example', { date: dateText(example.date), time: example.time })}</p>
              <ul className="numbers mt-1 grid gap-1">
                {example.deadlines.map((deadline) => (
                  <li key={deadline}>{deadline}</li>
                ))}
              </ul>
              <p className="mt-1 text-ink-2">{t('good.exampleZone', { city: course.city.name })}</p>
            </div>
          )}
        </div>
        <div>
          <h3 className="mb-2 text-h3">{t('good.paying')}</h3>
          <p>{t('good.payingText', { currency: currencyName(course.city.currency) })}</p>
          {course.confirmation === 'on_request' && <p className="mt-2">{t('good.request')}</p>}
        </div>
      </div>
    </Section>
  );
}

const SAID_MS = 2000;

function ShareButton({ title, path }: { readonly title: string; readonly path: string }) {
  const [isCopied, setCopied] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const share = async (): Promise<void> => {
    const url = new URL(path, location.href).href;
    if (typeof navigator.share === 'function') {
      // Closing the share sheet is no error.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    if (box.current === null) return;
    box.current.textContent = url;
    setCopied(await copyText(url, box.current));
    box.current.textContent = '';
  };
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => void share()}>
        {isCopied ? <Check aria-hidden size={18} /> : <Share2 aria-hidden size={18} />}
        <span aria-live="polite">{t(isCopied ? 'share.copied' : 'share.share')}</span>
      </Button>
      <span ref={box} aria-hidden className="visually-hidden" />
    </>
  );
}

export function ShareRow({ course }: { readonly course: Course }) {
  const saved = savedOf({ ...course, city_slug: course.city.slug });
  const path = productDetailUrl({ city: course.city.slug, id: course.id, title: course.title });
  return (
    <div className="needs-script mt-5 flex items-center gap-3">
      <ShareButton title={course.title} path={path} />
      <HeartButton course={saved} />
    </div>
  );
}

interface CourseColumnProps {
  readonly course: Course;
  readonly choice?: StartChoice;
  readonly isPreview?: boolean;
  readonly reviews: ReactNode;
}

export function CourseColumn({ course, choice, isPreview = false, reviews }: CourseColumnProps) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10 tablet:gap-12">
      <div>
        <CourseHeading course={course} />
        <div inert={isPreview}>
          <ShareRow course={course} />
        </div>
        <CourseFacts course={course} />
      </div>
      <Steps course={course} />
      <div inert={isPreview}>
        <HostSection course={course} />
      </div>
      <Included course={course} />
      {course.addons.length > 0 && <AddonList addons={course.addons} />}
      <div inert={isPreview}>
        {/* Siblings need distinct keys, or React duplicates one at each change. */}
        <UpcomingDates key={`dates of ${course.id}`} course={course} pax={choice?.pax} />
      </div>
      <MeetingPoint course={course} />
      <GoodToKnow course={course} choice={choice} />
      {reviews}
    </div>
  );
}
