import type { CallOutput } from '#src/contract/types.ts';
import { reasonLength } from '#src/domain/admin/dangerous-acts.ts';
import { mostAdded } from '#src/domain/availability/host/raise-seats.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { DepartureActs } from './Departures.tsx';
import { Acts, textIn } from './kit/act-form.tsx';
import { DecideForm } from './kit/decide-form.tsx';
import { Section } from './kit/sections.tsx';
import { t } from './bookings-texts.ts';

type AdminBooking = CallOutput<'admin/booking'>;

interface ActProps {
  readonly bookingId: string;
  readonly onDone: (message: string) => void;
}

const card = 'rounded-card border border-line p-4 tablet:p-5';

/** What the booking's life lets an operator do in the place of its host, at this moment. */
export function HostActs({ bookingId, acts, onDone }: ActProps & Pick<AdminBooking, 'acts'>) {
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

/** Money that came too late and waits for a seat: until when, and the two ways to end that. */
export function LateMoney({ bookingId, money, timeZone, onDone }: LateMoneyProps) {
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

/** How many seats the departure has, a form with which it gets more, and what else the staff do with it. */
export function Seats({ booking: { id, course, date, time }, seats, onDone }: SeatsProps) {
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
