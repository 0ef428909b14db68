export { load } from './booking-load.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { type ReactNode, useState } from 'react';
import { adminListingsUrl } from '#src/contract/addresses/host-urls.ts';
import { bookingList } from '#src/contract/admin/booking-list.ts';
import { messageList } from '#src/contract/admin/message-list.ts';
import { adminPersonUrl } from '#src/contract/admin/admin-urls.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { dashboardBookingUrl, messagesUrl } from '#src/contract/addresses/urls.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { countText } from '#src/texts/intl.ts';
import { priceText } from '#src/texts/money-text.ts';
import { Notes } from './Notes.tsx';
import { WorkLink } from './WorkLink.tsx';
import { useMayDo } from '#src/web/platform/session/areas.ts';
import { statusText } from './t.ts';
import { AdminShell } from './AdminShell.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { LateMoney } from './BookingLateMoney.tsx';
import type { BookingData, BookingFacts, AdminBooking } from './booking-load.ts';
import { Ledger, Payments } from './BookingMoney.tsx';
import { RefundForm } from './BookingRefund.tsx';
import { SeatsForm } from './BookingSeats.tsx';
import { t } from './booking-texts.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';

/** One booking in the back office: what it is, what may be done for its host, its money line by line. */
export function BookingPage({ data: { admitted, facts, notes } }: { readonly data: BookingData }) {
  const title = facts === null ? t('title') : t('titleOf', { ref: facts.ref });
  return (
    <AdminShell admitted={admitted} title={title}>
      {(money) => facts !== null && <Inside money={money} facts={facts} notes={notes} />}
    </AdminShell>
  );
}

function Facts({ facts, guestId }: { readonly facts: BookingFacts; readonly guestId: string }) {
  const mayDo = useMayDo();
  const { contact, host, date, time, time_zone: zone, paid_online: paid, cash } = facts;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('facts.status'), statusText(facts.booking_status)],
    [t('facts.when'), `${dateText(date)}, ${time} (${zone})`],
    [
      t('facts.guest'),
      <>
        <Named href={adminPersonUrl(guestId)} name={`${contact.first_name} ${contact.last_name}`} /> · {contact.email}
      </>,
    ],
    [t('facts.guests'), countText(facts.pax)],
    [t('facts.host'), <Named key="host" href={adminPersonUrl(host.id)} name={host.name} />],
    [t('facts.online'), priceText(wireCents(paid))],
    [t('facts.cash'), priceText(wireCents(cash.usd))],
  ];
  return (
    <div>
      <p className="text-lead wrap-anywhere">
        <a href={adminListingsUrl(String(facts.course.id))} className="link">
          <Written>{facts.course.title}</Written>
        </a>
      </p>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-small text-ink-2">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <a href={dashboardBookingUrl(facts.id)} className="link inline-flex min-h-11 items-center">
          {t(mayDo('booking-acts') ? 'toBooking' : 'toBookingOnly')}
        </a>
        <a
          href={adminRoutes['admin-bookings'].path + bookingList.write({ find: contact.email })}
          className="link inline-flex min-h-11 items-center"
        >
          {t('others')}
        </a>
        <WorkLink work="messages" href={messagesUrl(facts.id)} className="link inline-flex min-h-11 items-center">
          {t('talk')}
        </WorkLink>
        <WorkLink
          work="messages"
          href={adminRoutes['admin-messages'].path + messageList.write({ find: facts.ref })}
          className="link inline-flex min-h-11 items-center"
        >
          {t('mails')}
        </WorkLink>
        <WorkLink
          work="audit-log"
          href={adminRoutes['admin-audit'].path + buildQuery({ about: `booking:${facts.id}` })}
          className="link inline-flex min-h-11 items-center"
        >
          {t('audit')}
        </WorkLink>
      </p>
    </div>
  );
}

function Named({ href, name }: { readonly href: string; readonly name: string }) {
  return (
    <a href={href} className="link">
      {name}
    </a>
  );
}

interface InsideProps extends Pick<BookingData, 'notes'> {
  readonly money: AdminBooking;
  readonly facts: BookingFacts;
}

function Inside({ money, facts, notes }: InsideProps) {
  const { path, navigate } = useNavigation();
  const [said, setSaid] = useState<string | null>(null);
  // What was done is said; the page then shows what is.
  const onDone = (what: string): void => {
    setSaid(what);
    navigate(path, { replace: true });
  };
  return (
    <div className="grid items-start gap-8 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Facts facts={facts} guestId={money.guest_id} />
        {said !== null && <Banner tone="success">{said}</Banner>}
        {money.is_own ? (
          <Banner tone="warning">{t('own')}</Banner>
        ) : (
          <>
            {money.late_money !== null && (
              <LateMoney bookingId={facts.id} money={money.late_money} timeZone={facts.time_zone} onDone={onDone} />
            )}
            <HostActs bookingId={facts.id} acts={money.acts} onDone={onDone} />
            {money.can_refund && <RefundForm bookingId={facts.id} money={money} onDone={onDone} />}
            {money.seats !== null && (
              <SeatsForm
                key={`${money.seats.capacity} ${String(money.seats.is_closed)}`}
                bookingId={facts.id}
                slot={{ course_id: facts.course.id, date: facts.date, time: facts.time }}
                seats={money.seats}
                onDone={onDone}
              />
            )}
          </>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <Notes about={{ booking_id: facts.id }} notes={notes} />
        <Payments money={money} />
        <Ledger postings={money.postings} />
      </div>
    </div>
  );
}

interface HostActsProps {
  readonly bookingId: string;
  readonly acts: AdminBooking['acts'];
  readonly onDone: (said: string) => void;
}

/** What the booking's life lets an operator do in the place of its host, at this moment. */
function HostActs({ bookingId, acts, onDone }: HostActsProps) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [note, setNote] = useState('');
  const act = (wanted: AdminBooking['acts'][number]): void =>
    void run(async () => {
      const answer = await api('admin/booking-act', { booking_id: bookingId, act: wanted, note: note.trim() });
      if (!answer.ok) return failureText(answer);
      onDone(answer.data.message);
      return null;
    });
  return (
    <section aria-labelledby="acts" className="rounded-card border border-line p-4 tablet:p-5">
      <h2 id="acts" className="text-h3">
        {t('acts.title')}
      </h2>
      <p className="mt-1 mb-3 text-ink-2">{acts.length === 0 ? t('acts.none') : t('acts.text')}</p>
      <FormMessage text={trouble} />
      {acts.length > 0 && (
        <div className="needs-script grid max-w-140 gap-4">
          <TextArea
            label={t('acts.note')}
            hint={t('acts.noteHint')}
            maxLength={500}
            rows={2}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <div className="grid gap-3 phone:grid-cols-2">
            {acts.map((one) => (
              <Button
                key={one}
                kind={one === 'decline' || one === 'no_show' ? 'danger' : 'secondary'}
                loading={busy}
                loadingLabel={t('busy')}
                onClick={() => act(one)}
              >
                {t(`act.${one}`)}
              </Button>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

export { BookingPage as Page };
