export { load } from './load.ts';
import { dashboardInquiryUrl } from '#src/contract/addresses/urls.ts';
import { AskLogin } from '#src/web/guest/user/AskLogin.tsx';
import { LinkTabs } from '#src/web/ui/links/LinkTabs.tsx';
import { BookingLists } from './BookingLists.tsx';
import { type BookingsData, listViewUrl, type OfferedBooking } from './load.ts';
import { t } from './texts.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { t as booking } from '#src/web/guest/booking/texts.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage, NoScriptNote } from '#src/web/ui/form/FormMessage.tsx';
import { TripTime } from '#src/web/guest/TripTime.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Written } from '#src/web/ui/text/Written.tsx';

function BookingsPage({ data }: { readonly data: BookingsData }) {
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
        {data.kind === 'signed-out' ? (
          <AskLogin title={t('login.title')}>{t('login.text')}</AskLogin>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            {data.isHost && <Roles />}
            {data.offered.length > 0 && <OfferedBookings bookings={data.offered} />}
            <BookingLists data={data} />
          </div>
        )}
      </div>
    </div>
  );
}

function Roles() {
  return (
    <LinkTabs
      label={t('roles')}
      tabs={(['guest', 'host'] as const).map((role) => ({
        href: listViewUrl({ as: role, tab: 'upcoming' }),
        label: t(`role.${role}`),
        isHere: role === 'guest',
      }))}
    />
  );
}

export { BookingsPage as Page };

/** Bookings made with this account's email without a login: only the owner can add them (docs/domain/accounts.md#offered-bookings). */
function OfferedBookings({ bookings }: { readonly bookings: readonly OfferedBooking[] }) {
  return (
    <section aria-labelledby="offered" className="rounded-panel border-2 border-marigold bg-surface p-4 tablet:p-6">
      <h2 id="offered" className="text-h3">
        {t('offered.title')}
      </h2>
      <p className="mt-1 mb-4 text-small text-ink-2">{t('offered.text')}</p>
      <NoScriptNote>{t('offered.noScript')}</NoScriptNote>
      <ul className="grid gap-4">
        {bookings.map((one) => (
          <li key={one.id} className="border-t border-line pt-4">
            <Offered booking={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Offered({ booking: one }: { readonly booking: OfferedBooking }) {
  const { api } = useApp();
  const { path, search, navigate } = useNavigation();
  const { busy, trouble, run } = useTask();
  const answer = (decision: 'accept' | 'refuse'): void =>
    void run(async () => {
      const reply = await api('account/answer', { booking_id: one.id, decision });
      if (!reply.ok) return failureText(reply);
      navigate(path + search, { replace: true });
      return null;
    });
  return (
    <article className="grid gap-3 tablet:flex tablet:items-center tablet:justify-between">
      <div className="min-w-0">
        <h3 className="font-bold wrap-anywhere">
          <Written>{one.title}</Written>
        </h3>
        <p className="text-small">
          <TripTime trip={one} city={one.city_name} />
        </p>
        <p className="text-small text-ink-2 wrap-anywhere">
          {`${booking('book.guestsCount', { count: one.pax })} · ${t('offered.by', { name: one.guest_name })}`}
        </p>
        <FormMessage text={trouble} />
      </div>
      <div className="flex shrink-0 flex-wrap gap-3">
        <Button className="needs-script" loading={busy} loadingLabel={t('loading')} onClick={() => answer('accept')}>
          {t('offered.accept')}
        </Button>
        <Button className="needs-script" kind="secondary" disabled={busy} onClick={() => answer('refuse')}>
          {t('offered.refuse')}
        </Button>
      </div>
    </article>
  );
}
