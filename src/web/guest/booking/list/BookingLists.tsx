import { routes } from '#src/contract/addresses/routes.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { LinkTabs } from '#src/web/ui/links/LinkTabs.tsx';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useReloadOnLogin } from '#src/web/platform/session/use-reload-on-login.ts';
import { MoreButton } from '#src/web/ui/button/MoreButton.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { useMore } from '#src/web/platform/api/use-more.ts';
import {
  askList,
  type BookingList,
  SEARCH_MAX,
  type ListView,
  listViewUrl,
  tabs,
  type BookingCard,
  splitBookings,
} from './load.ts';
import { t } from './texts.ts';
import { dashboardBookingUrl } from '#src/contract/addresses/urls.ts';
import { cashText } from '#src/web/guest/booking/quote-rows.ts';
import { t as booking } from '#src/web/guest/booking/texts.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { TripTime } from '#src/web/guest/TripTime.tsx';
import { Picture } from '#src/web/ui/media/Picture.tsx';
import { useState } from 'react';
import { Written } from '#src/web/ui/text/Written.tsx';

type Listed = ListView & { readonly list: BookingList };

export function BookingLists({ data }: { readonly data: Listed }) {
  const { as, tab, search } = data;
  const { counts } = data.list;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <BookingSearch shelf={data} />
      {as === 'host' && tab !== 'waiting' && counts.waiting > 0 && (
        <a
          href={listViewUrl({ as, tab: 'waiting', search })}
          className="link inline-flex min-h-11 items-center font-bold"
        >
          {t('toAnswer', { count: counts.waiting })}
        </a>
      )}
      <LinkTabs
        label={t('tabs')}
        tabs={tabs.map((one) => ({
          href: listViewUrl({ as, tab: one, search }),
          label: t('tab', { name: t(one), count: counts[one] }),
          isHere: one === tab,
        }))}
      />
      <CurrentList key={`${tab} ${search}`} data={data} />
    </div>
  );
}

/** A plain GET form, so search works without script. */
function BookingSearch({ shelf: { as, tab, search } }: { readonly shelf: ListView }) {
  const { navigate } = useNavigation();
  return (
    <form
      role="search"
      action={routes[as === 'host' ? 'host-bookings' : 'dashboard-booking'].path}
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('q');
        navigate(listViewUrl({ as, tab, search: typeof words === 'string' ? words.trim() : '' }));
      }}
    >
      {tab !== 'upcoming' && <input type="hidden" name="tab" value={tab} />}
      <label className="grid min-w-0 flex-1 basis-56 gap-1 text-small font-medium">
        {t('search.label')}
        <input
          key={search}
          type="search"
          name="q"
          defaultValue={search}
          maxLength={SEARCH_MAX}
          className="h-12 min-w-0 rounded-control border border-line-strong bg-surface px-4 text-body font-normal"
        />
      </label>
      <Button type="submit" kind="secondary">
        {t('search.button')}
      </Button>
    </form>
  );
}

function CurrentList({ data }: { readonly data: Listed }) {
  const { api } = useApp();
  useReloadOnLogin();
  const more = useMore(data.list, async (offset) => {
    const answer = await askList(api, data, offset);
    return answer.ok ? answer.data : failureText(answer);
  });
  if (more.data.length === 0) return <Nothing shelf={data} />;
  return (
    <div className="grid gap-6">
      <BookingCards bookings={more.data} shelf={data} />
      <MoreButton list={more} label={t('more')} busyLabel={t('loading')} />
    </div>
  );
}

function Nothing({ shelf: { as, tab, search } }: { readonly shelf: ListView }) {
  if (search !== '') {
    const all = (
      <a href={listViewUrl({ as, tab })} className={buttonLook('secondary')}>
        {t('empty.all')}
      </a>
    );
    return (
      <EmptyState title={t('empty.found', { search })} action={all}>
        {t('empty.foundText')}
      </EmptyState>
    );
  }
  const isGuestToBe = as === 'guest' && tab === 'upcoming';
  return (
    <EmptyState
      title={t(`empty.${as}.${tab}`)}
      action={
        isGuestToBe && (
          <a href="/" className={buttonLook('primary')}>
            {t('empty.button')}
          </a>
        )
      }
    >
      {t(as === 'host' ? 'empty.hostText' : 'empty.text')}
    </EmptyState>
  );
}

interface BookingRowProps {
  readonly booking: BookingCard;
  readonly as: ListView['as'];
  readonly isLarge: boolean;
}

function toneOf({ booking_status: status }: BookingCard) {
  if (status === 'requested' || status === 'held') return 'marigold';
  return status === 'confirmed' || status === 'checked_in' ? 'success' : 'sand';
}

function statusText({ booking_status: status }: BookingCard, as: ListView['as']): string {
  return as === 'host' && status === 'requested' ? t('status.answer') : t(`status.${status}`);
}

function BookingRow({ booking: one, as, isLarge }: BookingRowProps) {
  const { course, cash } = one;
  const isComing = ['confirmed', 'checked_in', 'requested'].includes(one.booking_status);
  return (
    <article
      className={classNames(
        'lift-host relative flex gap-4 rounded-panel border border-line bg-surface p-3 tablet:gap-6',
        isLarge && 'flex-col shadow-1 phone:flex-row',
      )}
    >
      {course.image !== null && (
        <Picture
          image={course.image}
          shape="card"
          sizes={isLarge ? '(width > 30rem) 18rem, 92vw' : '8rem'}
          decorative
          className={classNames(
            'shrink-0 rounded-card',
            isLarge ? 'aspect-[295/162] phone:w-72' : 'size-24 max-w-[30%] tablet:w-36',
          )}
        />
      )}
      <div className="min-w-0 flex-1 py-1">
        <p className="mb-1 flex flex-wrap gap-2">
          <Badge tone={toneOf(one)}>{statusText(one, as)}</Badge>
        </p>
        <h3 className={isLarge ? 'text-h3' : 'text-body font-bold'}>
          <a href={dashboardBookingUrl(one.id)} className="wrap-anywhere after:absolute after:inset-0 hover:underline">
            <Written>{course.title}</Written>
          </a>
        </h3>
        <p className="mt-1 text-small">
          <TripTime trip={one} city={course.city_name} />
        </p>
        <p className="text-small text-ink-2 wrap-anywhere">
          {booking('book.guestsCount', { count: one.pax })}
          {` · ${as === 'host' ? one.guest_name : t('with', { host: one.host_name })}`}
        </p>
        {isComing && cash.usd > 0 && (
          <p className="numbers mt-2 inline-block rounded-chip bg-marigold-soft px-2.5 py-1 text-small font-bold text-marigold-ink">
            {t(as === 'host' ? 'cash.host' : 'cash', {
              amount: cashText(cash),
            })}
          </p>
        )}
      </div>
    </article>
  );
}

interface BookingListProps {
  readonly bookings: readonly BookingCard[];
  readonly shelf: ListView;
}

function BookingCards({ bookings, shelf: { as, tab } }: BookingListProps) {
  const [now] = useState(() => Date.now());
  if (tab !== 'upcoming') return <Group title={t(tab)} isTitled bookings={bookings} as={as} />;
  const waiting = as === 'host' ? bookings.filter((one) => one.booking_status === 'requested') : [];
  const { next, later, past } = splitBookings(
    bookings.filter((one) => !waiting.includes(one)),
    now,
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {waiting.length > 0 && <Group title={t('waiting.host')} bookings={waiting} as={as} />}
      {next !== null && <Group title={t(`next.${as}`)} bookings={[next]} as={as} isLarge={as === 'guest'} />}
      {later.length > 0 && <Group title={t('later')} bookings={later} as={as} />}
      {past.length > 0 && <Group title={t('ended')} bookings={past} as={as} />}
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly isTitled?: boolean;
  readonly bookings: readonly BookingCard[];
  readonly as: ListView['as'];
  readonly isLarge?: boolean;
}

function Group({ title, isTitled = false, bookings, as, isLarge = false }: GroupProps) {
  return (
    <section>
      <h2 className={isTitled ? 'visually-hidden' : 'mb-3 text-h3'}>{title}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <BookingRow booking={booking} as={as} isLarge={isLarge} />
          </li>
        ))}
      </ul>
    </section>
  );
}
