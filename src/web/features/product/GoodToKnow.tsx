import type { Course } from '#src/web/booking/booking-course.ts';
import { deadlineText, policySentences } from '#src/web/booking/policy-words.ts';
import { wallTime } from '#src/web/booking/wall-time.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { Section } from './Section.tsx';
import { t } from './texts.ts';

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
export function GoodToKnow({ course }: { readonly course: Course }) {
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
