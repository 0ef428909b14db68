// /dashboard: next steps of the signed-in person (docs/reference/addresses.md#dashboard).
import { routes } from '#src/contract/addresses/routes.ts';
import {
  messagesUrl,
  adminUrl,
  writeReviewUrl,
  dashboardInquiryUrl,
  dashboardBookingUrl,
} from '#src/contract/addresses/urls.ts';
import { AskLogin } from '#src/web/guest/user/AskLogin.tsx';
import { unreadOf } from '#src/web/guest/layout/UnreadBadge.tsx';
import { useSession } from '#src/web/platform/session/session.ts';
import { useReloadOnLogin } from '#src/web/platform/session/use-reload-on-login.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { t } from './texts.ts';
import { ChevronRight } from 'lucide-react';
import { classNames } from '#src/web/ui/class-names.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { priceText } from '#src/texts/money-text.ts';
import { useReaderDate } from '#src/web/ui/text/reader-zone.ts';
import { CopyField } from '#src/web/ui/text/CopyField.tsx';
import { Picture } from '#src/web/ui/media/Picture.tsx';
import { dateOf } from '#src/web/ui/text/wall-time.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { cashText } from '#src/web/guest/booking/quote-rows.ts';
import { t as booking } from '#src/web/guest/booking/texts.ts';
import { TripCalendar, TripPlan } from './TripPlan.tsx';
import { TripTime } from '#src/web/guest/TripTime.tsx';
import type { CallOutput } from '#src/contract/types.ts';

interface DashboardData {
  readonly next: Next | null;
}

export async function load({ api }: PageInput): Promise<PageResult<DashboardData>> {
  const head = { title: t('title'), robots: 'noindex' } as const;
  const answer = await api('dashboard/next', {});
  if (answer.ok) return { kind: 'page', data: { next: answer.data }, head };
  const isSignedOut = answer.kind === 'refusal' && answer.error.code === 'unauthorized';
  return isSignedOut ? { kind: 'page', data: { next: null }, head } : failed(answer);
}

interface NextStep {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** Others wait for this person's action. */
  readonly isOurs: boolean;
}

const bookingsPath = routes['dashboard-booking'].path;
const questions = dashboardInquiryUrl();

/** Tasks that others wait for come first; `unread` sums messages as guest and host. */
function stepsOf({ offered, waiting, hosting, staff }: Next, unread: number): readonly NextStep[] {
  const line = (key: Count, count: number, href: string, isOurs: boolean): readonly NextStep[] =>
    count === 0 ? [] : [{ key, title: t(`step.${key}`, { count }), text: t(`step.${key}Text`), href, isOurs }];
  const [first] = offered;
  const own = first === undefined ? [] : [
    {
      key: 'offered',
      title: t('step.offered', { count: offered.length }),
      text: t('step.offeredText', { title: first.title }),
      href: bookingsPath,
      isOurs: true,
    },
  ]; // prettier-ignore
  return [
    ...own,
    ...line('tasks', staff?.tasks ?? 0, adminUrl, true),
    ...comingGuests(hosting),
    ...line('hostRequests', hosting?.requests ?? 0, routes['host-requests'].path, true),
    ...line('hostQuestions', hosting?.questions ?? 0, `${questions}?as=host`, true),
    ...line('offers', waiting.offers, questions, true),
    ...line('messages', unread, messagesUrl(), true),
    ...line('requests', waiting.requests, `${bookingsPath}?tab=waiting`, false),
    ...line('questions', waiting.questions, questions, false),
  ];
}

function comingGuests(hosting: Next['hosting']): readonly NextStep[] {
  if (hosting === null || hosting.guests === 0 || hosting.next_date === null) return [];
  const text = t('step.hostGuestsText', { date: dateText(hosting.next_date) });
  const title = t('step.hostGuests', { count: hosting.guests });
  return [{ key: 'hostGuests', title, text, href: routes['dashboard-host-panel'].path, isOurs: false }];
}

type Count = 'tasks' | 'messages' | 'hostRequests' | 'hostQuestions' | 'offers' | 'requests' | 'questions';

export function DashboardPage({ data: { next } }: { readonly data: DashboardData }) {
  useReloadOnLogin();
  return (
    <div className="pt-6 pb-10 desk:pt-9">
      <h1 className="mb-5 text-h1">{t('title')}</h1>
      {next === null ? <AskLogin title={t('login.title')}>{t('login.text')}</AskLogin> : <WhatIsNext next={next} />}
    </div>
  );
}

function WhatIsNext({ next }: { readonly next: Next }) {
  const session = useSession();
  const steps = stepsOf(next, unreadOf(session));
  const { roles } = session;
  const isEmpty = next.trip === null && steps.length === 0 && next.reviews.length === 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {isEmpty && <NothingPlanned />}
      {next.trip !== null && <NextTrip trip={next.trip} meeting={next.meeting_text} trips={next.trips} />}
      {next.plan.length > 0 && <TripPlan plan={next.plan} />}
      {(next.trip !== null || next.has_trip_calendar) && <TripCalendar isMade={next.has_trip_calendar} />}
      {steps.length > 0 && <StepList title={t('steps')} steps={steps} />}
      <ReviewsDue reviews={next.reviews} />
      {next.codes.length > 0 && <OwnCodes codes={next.codes} />}
      <MoreLinks isOperator={next.staff !== null} roles={roles} />
    </div>
  );
}

function MoreLinks({ isOperator, roles }: { readonly isOperator: boolean; readonly roles: readonly string[] }) {
  const isDistributor = roles.includes('distributor');
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {isOperator && (
        <li>
          <a href={adminUrl} className="link inline-flex min-h-11 items-center">
            {t('more.admin')}
          </a>
        </li>
      )}
      {(isDistributor || roles.includes('ambassador')) && (
        <li>
          <a href={routes['dashboard-partner'].path} className="link inline-flex min-h-11 items-center">
            {t('more.partner')}
          </a>
        </li>
      )}
      {isDistributor && (
        <li>
          <a href={routes['dashboard-keys'].path} className="link inline-flex min-h-11 items-center">
            {t('more.keys')}
          </a>
        </li>
      )}
      <li>
        <a href={messagesUrl()} className="link inline-flex min-h-11 items-center">
          {t('more.messages')}
        </a>
      </li>
      <li>
        <a href={routes.invite.path} className="link inline-flex min-h-11 items-center">
          {t('more.invite')}
        </a>
      </li>
    </ul>
  );
}

function NothingPlanned() {
  const shortcuts = (
    <span className="flex flex-wrap justify-center gap-3">
      <a href="/" className={buttonLook('primary')}>
        {t('empty.browse')}
      </a>
      <a href={routes['dashboard-wishlist'].path} className={buttonLook('secondary')}>
        {t('empty.wishlist')}
      </a>
    </span>
  );
  return (
    <EmptyState title={t('empty.title')} action={shortcuts}>
      {t('empty.text')}
    </EmptyState>
  );
}

interface StepListProps {
  readonly title: string;
  readonly steps: readonly NextStep[];
}

function StepList({ title, steps }: StepListProps) {
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="mb-3 text-h3">
        {title}
      </h2>
      <ul className="grid gap-3">
        {steps.map(({ key, title: what, text, href, isOurs }) => (
          <li
            key={key}
            className={classNames(
              'lift-host group relative flex items-center gap-4 rounded-panel border bg-surface p-4 tablet:px-5',
              isOurs ? 'border-marigold' : 'border-line',
            )}
          >
            <div className="min-w-0 flex-1">
              <h3 className="text-body font-bold wrap-anywhere">
                <a href={href} className="after:absolute after:inset-0 group-hover:underline">
                  {what}
                </a>
              </h3>
              <p className="text-small text-ink-2 wrap-anywhere">{text}</p>
            </div>
            <ChevronRight aria-hidden size={22} className="shrink-0 text-ink-2 rtl:-scale-x-100" />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Code = Next['codes'][number];

function worthOf({ amount, percent }: Code): string {
  return amount === null
    ? t('code.percent', { percent: percent ?? 0 })
    : t('code.amount', { amount: priceText(wireCents(amount)) });
}

function OwnCodes({ codes }: { readonly codes: Next['codes'] }) {
  const dateOf = useReaderDate();
  return (
    <section aria-labelledby="codes">
      <h2 id="codes" className="mb-3 text-h3">
        {t('codes')}
      </h2>
      <ul className="grid gap-4 wide:grid-cols-2">
        {codes.map((code) => {
          const { minimum_spend: minimum, valid_until: until } = code;
          const terms = [
            worthOf(code),
            ...(minimum > 0 ? [t('code.minimum', { amount: priceText(wireCents(minimum)) })] : []),
            ...(until === null ? [] : [t('code.until', { date: dateOf(until) })]),
          ];
          return (
            <li key={code.code} className="grid gap-2">
              <CopyField label={t('code.label')} value={code.code} />
              <p className="numbers text-small text-ink-2">{terms.join(' · ')}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function ReviewsDue({ reviews }: { readonly reviews: Next['reviews'] }) {
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="reviews-due">
      <h2 id="reviews-due" className="mb-3 text-h3">
        {t('reviews')}
      </h2>
      <ul className="grid gap-3">
        {reviews.map(({ booking_id: id, course, until, time_zone: zone }) => (
          <li key={id} className="flex flex-wrap items-center gap-4 rounded-panel border border-line bg-surface p-3">
            {course.image !== null && (
              <Picture
                image={course.image}
                shape="card"
                sizes="6rem"
                decorative
                className="size-20 shrink-0 rounded-card"
              />
            )}
            <div className="min-w-0 flex-1 basis-40">
              <h3 className="text-body font-bold wrap-anywhere">
                <Written>{course.title}</Written>
              </h3>
              <p className="text-small text-ink-2">{t('review.until', { date: dateOf(until, zone) })}</p>
            </div>
            <a href={writeReviewUrl({ booking_id: id })} className={buttonLook('secondary', 'small')}>
              {t('review')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export { DashboardPage as Page };

export type Next = CallOutput<'dashboard/next'>;

interface NextTripProps {
  readonly trip: NonNullable<Next['trip']>;
  readonly meeting: string | null;
  /** Upcoming trips, including this one. */
  readonly trips: number;
}

function NextTrip({ trip, meeting, trips }: NextTripProps) {
  const { course, cash } = trip;
  return (
    <section aria-labelledby="next-trip">
      <h2 id="next-trip" className="mb-3 text-h3">
        {t('next')}
      </h2>
      <article className="grid overflow-hidden rounded-panel border border-line bg-surface shadow-1 tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        {course.image !== null && (
          <Picture
            image={course.image}
            shape="card"
            sizes="(width >= 48rem) 24rem, 92vw"
            decorative
            priority
            className="aspect-[295/162] tablet:aspect-auto tablet:h-full"
          />
        )}
        <div className="grid content-start justify-items-start gap-2 p-5 tablet:p-6">
          <h3 className="text-h3 wrap-anywhere">
            <Written>{course.title}</Written>
          </h3>
          <p className="font-medium">
            <TripTime trip={trip} city={course.city_name} />
          </p>
          <p className="text-small text-ink-2 wrap-anywhere">
            {[booking('book.guestsCount', { count: trip.pax }), trip.host_name].join(' · ')}
          </p>
          {meeting !== null && meeting !== '' && <p className="text-small wrap-anywhere">{meeting}</p>}
          {cash.usd > 0 && (
            <p className="numbers rounded-chip bg-marigold-soft px-2.5 py-1 text-small font-bold text-marigold-ink">
              {t('cash', { amount: cashText(cash) })}
            </p>
          )}
          <p className="mt-2 flex flex-wrap gap-3">
            <a href={dashboardBookingUrl(trip.id)} className={buttonLook('primary', 'small')}>
              {t('voucher')}
            </a>
            <a href={routes['dashboard-booking'].path} className={buttonLook('secondary', 'small')}>
              {trips > 1 ? t('more', { count: trips - 1 }) : t('trips')}
            </a>
          </p>
        </div>
      </article>
    </section>
  );
}
