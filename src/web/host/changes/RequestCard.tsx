import { Check, X, CalendarClock } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { dashboardBookingUrl } from '#src/contract/addresses/urls.ts';
import { priceText } from '#src/texts/money-text.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { failureText, isRefusedAs } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { cashText } from '#src/web/guest/booking/quote-rows.ts';
import { EntryHead, type EntryWork, Fact } from './EntryHead.tsx';
import { t } from './texts.ts';
import { leftText } from './time-left.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import type { CallOutput } from '#src/contract/types.ts';
import { RadioCard } from '#src/web/ui/form/RadioCard.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';

export type Requests = CallOutput<'request/list'>;

export type Entry = Requests['data'][number];

type Request = Extract<Entry, { kind: 'request' }>;

interface RequestCardProps extends EntryWork {
  readonly entry: Request;
}

export function RequestCard({ entry, ...work }: RequestCardProps) {
  const { booking, guest_message: message, seats, host, until } = entry;
  const { course, time_zone: zone } = booking;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-panel border border-line bg-surface p-(--pad)">
      <EntryHead
        kind="request"
        title={course.title}
        hostName={work.isMany ? host.name : null}
        until={until}
        now={work.now}
        place={{ zone, city: course.city_name }}
      />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 tablet:grid-cols-4">
        <Fact label={t('fact.when')}>
          {dateText(booking.date)}, {booking.time}
        </Fact>
        <Fact label={t('fact.party')}>
          {t('guests', { count: booking.pax })}, <Written>{booking.guest_name}</Written>
        </Fact>
        <Fact label={t('fact.cash')}>{cashText(booking.cash)}</Fact>
        {until === null ? (
          <Fact label={t('fact.paid')}>{priceText(wireCents(booking.paid_online))}</Fact>
        ) : (
          <Fact label={t('fact.seats')}>{t('seats.left', seats)}</Fact>
        )}
      </dl>
      {message !== '' && (
        <blockquote className="border-s-2 border-line-strong ps-4">
          <p className="text-small text-ink-2">{t('message.guest', { name: booking.guest_name })}</p>
          <p className="whitespace-pre-line wrap-anywhere">
            <Written isBlock>{message}</Written>
          </p>
        </blockquote>
      )}
      {until === null ? <Outcome entry={entry} /> : <Answer entry={entry} until={until} {...work} />}
    </article>
  );
}

const outcomes = ['confirmed', 'declined', 'cancelled', 'expired'] as const;
const actors = ['host', 'guest', 'operator', 'system'] as const;

function Outcome({ entry: { booking, answered } }: { readonly entry: Request }) {
  const { booking_status: status } = booking;
  const outcome = outcomes.find((one) => one === status) ?? 'other';
  const actor = actors.find((one) => one === answered?.by);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <Badge tone={status === 'confirmed' ? 'success' : 'sand'}>{t(`done.${outcome}`)}</Badge>
      {answered !== null && (
        <span className="text-ink-2">
          {t('done.by', {
            at: instantText(answered.at, booking.time_zone),
            name: actor === undefined ? answered.by : t(`done.${actor}`),
          })}
        </span>
      )}
      {answered !== null && answered.reason !== '' && (
        <span className="w-full wrap-anywhere">{t('done.reason', { reason: answered.reason })}</span>
      )}
      <a href={dashboardBookingUrl(booking.id)} className="link inline-flex min-h-11 items-center">
        {t('details')}
      </a>
    </div>
  );
}

function Answer({ entry, until, now, onDone, onTaken }: RequestCardProps & { readonly until: string }) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [isDeclining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const { id, guest_name: name } = entry.booking;
  const send = (decision: 'accept' | 'decline'): void =>
    void run(async () => {
      const note = reason.trim();
      const more = decision === 'decline' && note !== '' ? { reason: note } : {};
      const answer = await api('booking/confirm', { booking_id: id, decision, ...more });
      if (answer.ok) onDone(answer.data.message);
      else if (isRefusedAs(answer, 'booking-state') || isRefusedAs(answer, 'booking-not-found')) onTaken();
      else return failureText(answer);
      return null;
    });
  if (leftText(Date.parse(until) - now).isOver) return <p className="text-ink-2">{t('left.over')}</p>;
  return (
    <div className="needs-script grid grid-cols-[minmax(0,1fr)] gap-4">
      <FormMessage text={trouble} />
      {isDeclining ? (
        <>
          <p>
            <strong>{t('decline.title')}</strong> {t('decline.text')}
          </p>
          <TextArea
            label={t('decline.reason')}
            note={t('optional')}
            maxLength={500}
            rows={2}
            value={reason}
            autoFocus
            onChange={(event) => setReason(event.target.value)}
          />
          <div className="grid gap-3 phone:grid-cols-2">
            <Button kind="danger" loading={busy} loadingLabel={t('busy')} onClick={() => send('decline')}>
              {t('decline.yes')}
            </Button>
            <Button kind="secondary" onClick={() => setDeclining(false)}>
              {t('back')}
            </Button>
          </div>
        </>
      ) : (
        <div className="grid grid-cols-2 gap-3">
          <Button
            size="large"
            loading={busy}
            loadingLabel={t('busy')}
            aria-label={t('accept.of', { name })}
            onClick={() => send('accept')}
          >
            <Check aria-hidden size={22} />
            {t('accept')}
          </Button>
          <Button
            size="large"
            kind="secondary"
            aria-label={t('decline.of', { name })}
            onClick={() => setDeclining(true)}
          >
            <X aria-hidden size={22} />
            {t('decline')}
          </Button>
        </div>
      )}
      {!isDeclining && (
        <OtherTime bookingId={id} zone={entry.booking.time_zone} guestName={name} onDone={onDone} onTaken={onTaken} />
      )}
      <a href={dashboardBookingUrl(id)} className="link inline-flex min-h-11 items-center text-small">
        {t('details')}
      </a>
    </div>
  );
}

type Times = CallOutput<'other-time/choices'>;

interface OtherTimeProps extends Pick<EntryWork, 'onDone' | 'onTaken'> {
  readonly bookingId: string;
  readonly zone: string;
  readonly guestName: string;
}

/** Offers another departure with enough seats (docs/domain/bookings.md#offering-another-time). */
function OtherTime({ bookingId, zone, guestName, onDone, onTaken }: OtherTimeProps) {
  const { api } = useApp();
  const { busy, trouble, run } = useTask();
  const [times, setTimes] = useState<Times | null>(null);
  const [chosen, setChosen] = useState('');
  const open = (): void =>
    void run(async () => {
      const answer = await api('other-time/choices', { booking_id: bookingId });
      if (answer.ok) setTimes(answer.data);
      else if (isRefusedAs(answer, 'booking-state')) onTaken();
      else return failureText(answer);
      return null;
    });
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    void run(async () => {
      const [date = '', time = ''] = chosen.split(' ');
      if (date === '') return t('time.missing');
      const answer = await api('other-time/offer', { booking_id: bookingId, date, time });
      if (answer.ok) onDone(answer.data.message);
      else if (isRefusedAs(answer, 'booking-state')) onTaken();
      else return failureText(answer);
      return null;
    });
  };
  if (times === null)
    return (
      <>
        <FormMessage text={trouble} />
        <Button
          kind="secondary"
          loading={busy}
          loadingLabel={t('busy')}
          aria-label={t('time.of', { name: guestName })}
          onClick={open}
        >
          <CalendarClock aria-hidden size={20} />
          {t('time.open')}
        </Button>
      </>
    );
  const { choices, offered } = times;
  const others = withoutOffered(choices, offered);
  return (
    <form onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card bg-sand p-4">
      {offered !== null && (
        <Banner tone="success">
          {t('time.offered', {
            when: `${dateText(offered.date)}, ${offered.time}`,
            until: instantText(offered.until, zone),
          })}
        </Banner>
      )}
      {others.length === 0 && <p role="status">{t('time.none')}</p>}
      {others.length > 0 && (
        <>
          <TimeChoices
            name={`time-${bookingId}`}
            label={t(offered === null ? 'time.how' : 'time.again')}
            times={others}
            chosen={chosen}
            onChoose={setChosen}
          />
          <p className="text-small text-ink-2">{t('time.text')}</p>
          <FormMessage text={trouble} />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {others.length > 0 && (
          <Button type="submit" loading={busy} loadingLabel={t('busy')}>
            {t('time.send')}
          </Button>
        )}
        <Button kind="secondary" onClick={() => setTimes(null)}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}

function withoutOffered(choices: Times['choices'], offered: Times['offered']): Times['choices'] {
  return choices.filter(({ date, time }) => offered?.date !== date || offered.time !== time);
}

interface TimeChoicesProps {
  readonly name: string;
  readonly label: string;
  readonly times: Times['choices'];
  readonly chosen: string;
  readonly onChoose: (slot: string) => void;
}

function TimeChoices({ name, label, times, chosen, onChoose }: TimeChoicesProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">{label}</legend>
      {times.map(({ date, time, seats_left: count }) => (
        <RadioCard
          key={`${date} ${time}`}
          name={name}
          value={`${date} ${time}`}
          title={`${dateText(date)}, ${time}`}
          detail={t('time.seats', { count })}
          checked={chosen === `${date} ${time}`}
          onChange={(event) => onChoose(event.target.value)}
        />
      ))}
    </fieldset>
  );
}
