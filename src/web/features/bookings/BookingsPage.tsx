import { routes } from '#src/contract/addresses/routes.ts';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { dashboardInquiryUrl } from '#src/contract/addresses/urls.ts';
import { AskLogin } from '../../session/AskLogin.tsx';
import { LinkTabs } from '#src/web/ui/links/LinkTabs.tsx';
import { OfferedBookings } from './OfferedBookings.tsx';
import { BookingShelf } from './BookingShelf.tsx';
import { SEARCH_MAX, type Shelf, tabs, type BookingsData, shelfUrl } from './load.ts';
import { t } from './t.ts';

/** My Booking: the next trip first; for a host also the bookings of the own experiences. */
export function BookingsPage({ data }: { readonly data: BookingsData }) {
  return (
    <div className="shell pt-6 pb-10 desk:pt-9">
      <div className="mx-auto max-w-4xl">
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
          <h1 className="text-h1">{t('title')}</h1>
          {data.kind === 'list' && (
            <a href={dashboardInquiryUrl()} className="link inline-flex min-h-11 items-center">
              {t('questions')}
            </a>
          )}
        </div>
        {data.kind === 'stranger' ? (
          <AskLogin title={t('login.title')}>{t('login.text')}</AskLogin>
        ) : (
          <Lists data={data} />
        )}
      </div>
    </div>
  );
}

function Lists({ data }: { readonly data: Extract<BookingsData, { kind: 'list' }> }) {
  const { as, tab, search, isHost, list } = data;
  const { counts } = list;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {isHost && (
        <LinkTabs
          label={t('roles')}
          tabs={(['guest', 'host'] as const).map((role) => ({
            href: shelfUrl({ as: role, tab: 'upcoming' }),
            label: t(`role.${role}`),
            isHere: role === as,
          }))}
        />
      )}
      {data.offered.length > 0 && <OfferedBookings bookings={data.offered} />}
      <BookingSearch shelf={data} />
      {as === 'host' && tab !== 'waiting' && counts.waiting > 0 && (
        <a href={shelfUrl({ as, tab: 'waiting', search })} className="link inline-flex min-h-11 items-center font-bold">
          {t('toAnswer', { count: counts.waiting })}
        </a>
      )}
      <LinkTabs
        label={t('tabs')}
        tabs={tabs.map((one) => ({
          href: shelfUrl({ as, tab: one, search }),
          label: t('tab', { name: t(one), count: counts[one] }),
          isHere: one === tab,
        }))}
      />
      <BookingShelf key={`${as} ${tab} ${search}`} data={data} />
    </div>
  );
}

/** Finds bookings by words. A form of its own address, so that it works without script. */
function BookingSearch({ shelf: { as, tab, search } }: { readonly shelf: Shelf }) {
  const { navigate } = useNavigation();
  return (
    <form
      role="search"
      action={routes['dashboard-booking'].path}
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('q');
        navigate(shelfUrl({ as, tab, search: typeof words === 'string' ? words.trim() : '' }));
      }}
    >
      {as === 'host' && <input type="hidden" name="as" value="host" />}
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
