import { dashboardInquiryUrl } from '#src/contract/addresses/urls.ts';
import { AskLogin } from '#src/web/session/AskLogin.tsx';
import { LinkTabs } from '#src/web/ui/links/LinkTabs.tsx';
import { OfferedBookings } from './OfferedBookings.tsx';
import { BookingShelf } from './BookingShelf.tsx';
import { type BookingsData, shelfUrl } from './load.ts';
import { t } from './texts.ts';

/** My Booking: the next trip first; for a host also the way to the bookings of the own experiences. */
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
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            {data.isHost && <Roles />}
            {data.offered.length > 0 && <OfferedBookings bookings={data.offered} />}
            <BookingShelf data={data} />
          </div>
        )}
      </div>
    </div>
  );
}

/** A host has two lists; the other one is in the panel. */
function Roles() {
  return (
    <LinkTabs
      label={t('roles')}
      tabs={(['guest', 'host'] as const).map((role) => ({
        href: shelfUrl({ as: role, tab: 'upcoming' }),
        label: t(`role.${role}`),
        isHere: role === 'guest',
      }))}
    />
  );
}
