// /admin/bookings/{id}: one booking, its money and operator actions (docs/reference/back-office.md#one-booking).
import { adminListingsUrl } from '#src/contract/addresses/host-urls.ts';
import { dashboardBookingUrl, messagesUrl } from '#src/contract/addresses/urls.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminPersonUrl } from '#src/contract/admin/admin-urls.ts';
import { bookingList } from '#src/contract/admin/booking-list.ts';
import { messageList } from '#src/contract/admin/log-lists.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { reasonLength } from '#src/domain/admin/areas.ts';
import { mostAdded } from '#src/domain/availability/host/raise-seats.ts';
import { countText } from '#src/texts/intl.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useMayDo } from '#src/web/platform/session/staff-areas.ts';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { Written } from '#src/web/ui/text/Written.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { RefundForm } from './BookingRefund.tsx';
import { DepartureActs } from './Departures.tsx';
import { chargedText, kindText, LedgerLines, methodText, refundText, stateText } from './LedgerLines.tsx';
import { loadNotes, Notes, type StaffNotes } from './Notes.tsx';
import { Section } from './kit/Section.tsx';
import { Acts } from './kit/act-form.tsx';
import { adminPage, type BodyProps, byId } from './kit/admin-page.tsx';
import { DecideForm } from './kit/decide-form.tsx';
import { auditLink, Columns, Facts, Rows } from './kit/facts.tsx';
import { textIn } from './kit/fields.tsx';
import { money as price } from './kit/values.ts';
import { t } from './bookings-texts.ts';

type Booking = CallOutput<'booking/detail'>;

interface Extra {
  /** Null without access. */
  readonly facts: Booking | null;
  readonly notes: StaffNotes;
}

export const { load, Page } = adminPage({
  call: 'admin/booking',
  input: byId('booking_id'),
  missing: ['booking-not-found'],
  title: (_, extra) => (extra?.facts ? t('titleOf', { ref: extra.facts.ref }) : t('one.title')),
  async extra({ api, params }, isAdmitted): Promise<Extra> {
    const about = { booking_id: params['id'] ?? '' };
    if (!(await isAdmitted)) return { facts: null, notes: null };
    const [facts, notes] = await Promise.all([api('booking/detail', about), loadNotes(api, about)]);
    return { facts: facts.ok ? facts.data : null, notes };
  },
  Body,
});

function Body({ data: money, facts, notes, done }: BodyProps<'admin/booking', Extra>) {
  if (facts === null) return null;
  return (
    <Columns
      first={
        <>
          <BookingFacts facts={facts} guestId={money.guest_id} />
          {done.banner}
          {money.is_own ? (
            <Banner tone="warning">{t('own')}</Banner>
          ) : (
            <>
              {money.late_money !== null && (
                <LateMoney
                  bookingId={facts.id}
                  money={money.late_money}
                  timeZone={facts.time_zone}
                  onDone={done.onDone}
                />
              )}
              <HostActs bookingId={facts.id} acts={money.acts} onDone={done.onDone} />
              {money.can_refund && <RefundForm bookingId={facts.id} money={money} onDone={done.onDone} />}
              {money.seats !== null && (
                <Seats
                  key={`${money.seats.capacity} ${String(money.seats.is_closed)}`}
                  booking={facts}
                  seats={money.seats}
                  onDone={done.onDone}
                />
              )}
            </>
          )}
        </>
      }
      second={
        <>
          <Notes about={{ booking_id: facts.id }} notes={notes} />
          <Payments money={money} />
          <Ledger postings={money.postings} />
        </>
      }
    />
  );
}

const named = (href: string, name: string) => (
  <a href={href} className="link">
    {name}
  </a>
);

function BookingFacts({ facts, guestId }: { readonly facts: Booking; readonly guestId: string }) {
  const mayDo = useMayDo();
  const { contact, host, date, time, time_zone: zone } = facts;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-lead wrap-anywhere">
        <a href={adminListingsUrl(String(facts.course.id))} className="link">
          <Written>{facts.course.title}</Written>
        </a>
      </p>
      <Facts
        facts={[
          [t('facts.status'), t(`view.${facts.booking_status}`)],
          [t('facts.when'), `${dateText(date)}, ${time} (${zone})`],
          [
            t('facts.guest'),
            <>
              {named(adminPersonUrl(guestId), `${contact.first_name} ${contact.last_name}`)} · {contact.email}
            </>,
          ],
          [t('facts.guests'), countText(facts.pax)],
          [t('facts.host'), named(adminPersonUrl(host.id), host.name)],
          [t('facts.online'), price(facts.paid_online)],
          [t('facts.cash'), price(facts.cash.usd)],
        ]}
        links={[
          {
            href: dashboardBookingUrl(facts.id),
            label: t(mayDo('booking-acts') ? 'toBooking' : 'toBookingOnly'),
          },
          { href: adminRoutes['admin-bookings'].path + bookingList.write({ find: contact.email }), label: t('others') },
          { href: messagesUrl(facts.id), label: t('talk'), permission: 'messages' },
          {
            href: adminRoutes['admin-messages'].path + messageList.write({ find: facts.ref }),
            label: t('mails'),
            permission: 'messages',
          },
          auditLink(`booking:${facts.id}`, t('audit')),
        ]}
      />
    </div>
  );
}

type AdminBooking = CallOutput<'admin/booking'>;

/** In order; UTC, as in the log. */
function Payments({ money: { payments, refunds } }: { readonly money: AdminBooking }) {
  const paid = payments.map((one) => ({
    at: one.at,
    key: one.id,
    main: `${methodText(one.method)}: ${stateText(one.status)}`,
    below: <PaymentText payment={one} />,
    amount: chargedText(one),
  }));
  const refunded = refunds.map((one) => ({
    at: one.at,
    key: one.id,
    main: `${refundText(one.reason)}: ${stateText(one.status)}`,
    below: t('at', { when: instantText(one.at, 'UTC') }),
    amount: chargedText({ ...one, amount_minor: -one.amount_minor }),
  }));
  return (
    <Section id="paid" title={t('paid.title')}>
      <Rows none={t('paid.none')} rows={[...paid, ...refunded].toSorted((a, b) => a.at.localeCompare(b.at))} />
    </Section>
  );
}

function PaymentText({ payment: one }: { readonly payment: AdminBooking['payments'][number] }) {
  const parts = [t('at', { when: instantText(one.at, 'UTC') }), one.provider_ref, one.is_surplus && t('paid.late')];
  return (
    <>
      {parts.filter(Boolean).join(' · ')}
      {one.provider_url !== null && (
        <>
          {' · '}
          <a href={one.provider_url} className="link" rel="noreferrer">
            {t('provider')}
          </a>
        </>
      )}
    </>
  );
}

function Ledger({ postings }: Pick<AdminBooking, 'postings'>) {
  return (
    <Section id="ledger" title={t('ledger.title')}>
      <p className="text-ink-2">{t(postings.length === 0 ? 'ledger.none' : 'ledger.text')}</p>
      <ol className="grid gap-3">
        {postings.map(({ id, kind, at, lines }) => (
          <li key={id} className="rounded-card border border-line p-4">
            <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-small font-bold">
              {kindText(kind)}
              <span className="numbers font-regular text-ink-2">{t('at', { when: instantText(at, 'UTC') })}</span>
            </h3>
            <div className="mt-2">
              <LedgerLines lines={lines} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface ActProps {
  readonly bookingId: string;
  readonly onDone: (message: string) => void;
}

const card = 'rounded-card border border-line p-4 tablet:p-5';

function HostActs({ bookingId, acts, onDone }: ActProps & Pick<AdminBooking, 'acts'>) {
  const { api } = useApp();
  return (
    <Section id="acts" title={t('acts.title')} text={t(acts.length === 0 ? 'acts.none' : 'acts.text')} className={card}>
      {acts.length > 0 && (
        <DecideForm
          label={t('acts.note')}
          hint={t('acts.noteHint')}
          most={500}
          decisions={acts.map((act) => ({
            key: act,
            name: t(`act.${act}`),
            kind: act === 'decline' || act === 'no_show' ? 'danger' : 'secondary',
          }))}
          make={(act, note) => api('admin/booking-act', { booking_id: bookingId, act, note })}
          onDone={onDone}
        />
      )}
    </Section>
  );
}

interface LateMoneyProps extends ActProps {
  readonly money: NonNullable<AdminBooking['late_money']>;
  readonly timeZone: string;
}

/** A late payment that waits for a seat: until when, and the two ways to end it. */
function LateMoney({ bookingId, money, timeZone, onDone }: LateMoneyProps) {
  const { api } = useApp();
  const { pax, seats_free: free, until } = money;
  const least = reasonLength.least;
  return (
    <Section id="late-money" title={t('late.title')} className={card}>
      <p>{t('late.text', { pax, until: instantText(until, timeZone), zone: timeZone })}</p>
      <p>{t(free >= pax ? 'late.free' : 'late.notFree', { free })}</p>
      <DecideForm
        label={t('late.reason')}
        hint={t('late.reasonHint')}
        most={reasonLength.most}
        missing={t('late.reasonMissing')}
        decisions={[
          { key: 'seat', name: t('late.seat'), kind: 'primary', least },
          { key: 'refund', name: t('late.refund'), kind: 'secondary', least },
        ]}
        make={(act, reason) => api('admin/late-money', { booking_id: bookingId, act, reason })}
        stale={['seats-changed']}
        onDone={onDone}
      />
    </Section>
  );
}

interface SeatsProps {
  readonly booking: Pick<CallOutput<'booking/detail'>, 'id' | 'course' | 'date' | 'time'>;
  readonly seats: NonNullable<AdminBooking['seats']>;
  readonly onDone: (message: string) => void;
}

function Seats({ booking: { id, course, date, time }, seats, onDone }: SeatsProps) {
  const { api } = useApp();
  const { capacity, taken, bookings, is_closed } = seats;
  return (
    <Section id="seats" title={t('seats.title')}>
      <p>
        {t('seats.now', { capacity, taken })} {is_closed && t('seats.closed')}
      </p>
      <Acts
        acts={[
          {
            name: t('seats.more'),
            submit: t('seats.send'),
            text: <p>{t('seats.text')}</p>,
            reason: { hint: t('seats.reasonHint') },
            renderFields: (errorOf) => (
              <NumberField
                label={t('seats.capacity')}
                name="capacity"
                min={capacity + 1}
                max={capacity + mostAdded}
                value={capacity + 1}
                error={errorOf('capacity')}
              />
            ),
            check(data): Record<string, string> {
              const typed = Number(textIn(data, 'capacity'));
              return Number.isInteger(typed) && typed > capacity ? {} : { capacity: t('seats.notMore', { capacity }) };
            },
            make: (reason, data) =>
              api('admin/seats', {
                booking_id: id,
                seen: capacity,
                capacity: Number(textIn(data, 'capacity')),
                reason,
              }),
            stale: ['seats-changed'],
          },
        ]}
        onDone={onDone}
      />
      <DepartureActs departure={{ course_id: course.id, date, time, bookings, is_closed }} onDone={onDone} />
    </Section>
  );
}
