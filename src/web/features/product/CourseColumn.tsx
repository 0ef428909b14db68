import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Course } from '#src/web/booking/booking-course.ts';
import { CourseFacts, CourseHeading } from './CourseFacts.tsx';
import { HostSection } from './HostSection.tsx';
import { Included, AddonList, Steps } from './CourseContents.tsx';
import { MeetingPoint } from './MeetingPoint.tsx';
import { UpcomingDates } from './dates/UpcomingDates.tsx';
import { Check, Share2 } from 'lucide-react';
import { productDetailUrl } from '#src/contract/addresses/urls.ts';
import { HeartButton } from '#src/web/saved/HeartButton.tsx';
import { savedOf } from '#src/web/saved/saved.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { copyText } from '#src/web/ui/text/CopyField.tsx';
import { t } from './texts.ts';
import { deadlineText, policySentences } from '#src/web/booking/policy-words.ts';
import { wallTime } from '#src/web/booking/wall-time.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { Section } from './Section.tsx';

// The deadlines of one departure, as dates on the clock of the city (docs/domain/lifecycle.md#cancelling).

const HOUR = 3_600_000;

/** A departure, and until when it can be cancelled for how much. */
interface PolicyExample {
  readonly date: string;
  readonly time: string;
  readonly deadlines: readonly string[];
}

/** The instant (ms since 1970) at which a zone shows a date and a time. */
export function instantOf(date: string, time: string, zone: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const shown = wallTime(asUtc, zone);
  return 2 * asUtc - Date.parse(`${shown.date}T${shown.time}:00Z`);
}

/**
 * The first departure whose deadlines all lie behind the start of the next departure, so that none of them is over
 * whenever the page is read; null where there is none.
 */
export function policyExample({ upcoming, policy, time_zone: zone }: Course): PolicyExample | null {
  const departures = upcoming.flatMap(({ date, times }) => times.map(({ time }) => ({ date, time })));
  const [next] = departures;
  if (next === undefined || policy.steps.length === 0) return null;
  const now = instantOf(next.date, next.time, zone);
  const longest = Math.max(...policy.steps.map(({ hours_before }) => hours_before)) * HOUR;
  const fits = departures.find(({ date, time }) => instantOf(date, time, zone) - longest >= now);
  if (fits === undefined) return null;
  const start = instantOf(fits.date, fits.time, zone);
  const deadlines = policy.steps.map(({ hours_before, percent }) =>
    deadlineText(wallTime(start - hours_before * HOUR, zone), percent),
  );
  return { ...fits, deadlines };
}

/** Cancelling and paying in plain words, before anybody pays (docs/domain/lifecycle.md#cancelling). */
function GoodToKnow({ course }: { readonly course: Course }) {
  const example = policyExample(course);
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
          <p>{t('good.payingText', { currency: course.city.currency })}</p>
          {course.confirmation === 'on_request' && <p className="mt-2">{t('good.request')}</p>}
        </div>
      </div>
    </Section>
  );
}

/** How long it is said that a link was copied, in ms. */
const SAID_MS = 2000;

/** Shares the page by the device's own sheet, and where there is none copies its address. */
function ShareButton({ title, path }: { readonly title: string; readonly path: string }) {
  const [isCopied, setCopied] = useState(false);
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const share = async (): Promise<void> => {
    const url = new URL(path, location.href).href;
    if (typeof navigator.share === 'function') {
      // Anyone who closes the sheet has not failed.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    if (shown.current === null) return;
    shown.current.textContent = url;
    setCopied(await copyText(url, shown.current));
    shown.current.textContent = '';
  };
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => void share()}>
        {isCopied ? <Check aria-hidden size={18} /> : <Share2 aria-hidden size={18} />}
        <span aria-live="polite">{t(isCopied ? 'share.copied' : 'share.share')}</span>
      </Button>
      <span ref={shown} aria-hidden className="visually-hidden" />
    </>
  );
}

/** Share and save, for who decides later or with others. */
export function ShareRow({ course }: { readonly course: Course }) {
  const saved = savedOf({ ...course, city_slug: course.city.slug });
  const path = productDetailUrl({ city: course.city.slug, id: course.id, title: course.title });
  return (
    <div className="needs-script mt-5 flex items-center gap-3">
      <ShareButton title={course.title} path={path} />
      <HeartButton course={saved} className="border border-line-strong" />
    </div>
  );
}

interface CourseColumnProps {
  readonly course: Course;
  readonly pax?: number | undefined;
  /** Nobody can save, share or book what is looked at before it is published. */
  readonly isPreview?: boolean;
  readonly reviews: ReactNode;
}

/** Everything that is read of an experience: its heading, what happens, its host, days, place and terms, and its reviews. */
export function CourseColumn({ course, pax, isPreview = false, reviews }: CourseColumnProps) {
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
        {/* Siblings: keys of their own, or React would show one of them again at each change. */}
        <UpcomingDates key={`dates of ${course.id}`} course={course} pax={pax} />
      </div>
      <MeetingPoint course={course} />
      <GoodToKnow course={course} />
      {reviews}
    </div>
  );
}
