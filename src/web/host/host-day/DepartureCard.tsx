import { Megaphone, Printer, MessageCircle, Phone, ArrowDown, ArrowUp } from 'lucide-react';
import { tellUrl } from '#src/contract/addresses/tell-url.ts';
import { manifestUrl, dashboardBookingUrl } from '#src/contract/addresses/urls.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { Guides } from './Guides.tsx';
import type { Day, Departure, Party } from './load.ts';
import { t } from './texts.ts';
import { cashText } from '#src/web/guest/booking/quote-rows.ts';
import { languageName } from '#src/web/platform/locale/language-names.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { tallScript } from '#src/web/ui/text/tall-script.ts';
import { Written } from '#src/web/ui/text/Written.tsx';
import { lazy, Suspense, useState } from 'react';
import { movedStop } from '#src/domain/trip/pickup.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';

const PinMap = lazy(() => import('#src/web/guest/map/PinMap.tsx').then((module) => ({ default: module.PinMap })));

type Fetched = Party & { readonly pickup: NonNullable<Party['pickup']> };

/** Pickups on a map and as a list that can be reordered (docs/domain/bookings.md#order-of-pickups). */
function Pickups({ departure }: { readonly departure: Departure }) {
  const { api } = useApp();
  const { trouble, restart } = useTask();
  const [order, setOrder] = useState<readonly string[]>(departure.pickup_order);
  const [isOpen, setOpen] = useState(false);
  const stops = order.flatMap((id) => departure.parties.find((party): party is Fetched => party.id === id && party.pickup !== null) ?? []); // prettier-ignore
  const move = (id: string, by: -1 | 1): void => {
    const next = movedStop(order, id, by);
    setOrder(next);
    void restart(async (isLatest) => {
      const answer = await api('departure/pickups', { departure_id: departure.id, booking_ids: [...next] });
      if (!answer.ok && isLatest()) setOrder(departure.pickup_order);
      return answer.ok ? null : failureText(answer);
    });
  };
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="print:hidden">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-medium">
        {t('pickup.show', { count: stops.length })}
      </summary>
      <FormMessage text={trouble} />
      {isOpen && <StopMap departure={departure} stops={stops} />}
      <ol className="mt-3 grid gap-1">
        {stops.map(({ id, name, pax, pickup }, index) => (
          <li key={id} className="flex items-center gap-3">
            <span className="numbers grid size-8 shrink-0 place-items-center rounded-full bg-jade text-small font-bold text-on-jade">
              {index + 1}
            </span>
            <span className="min-w-0 flex-1 text-small wrap-anywhere">
              <b>{name}</b>, {t('party.guests', { count: pax })}
              <span className="block text-ink-2">
                {pickup.address}
                {pickup.latitude === null && ` · ${t('pickup.noPoint')}`}
              </span>
            </span>
            <IconButton label={t('pickup.earlier', { name })} disabled={index === 0} onClick={() => move(id, -1)}>
              <ArrowUp aria-hidden size={20} />
            </IconButton>
            <IconButton
              label={t('pickup.later', { name })}
              disabled={index === stops.length - 1}
              onClick={() => move(id, 1)}
            >
              <ArrowDown aria-hidden size={20} />
            </IconButton>
          </li>
        ))}
      </ol>
      <a
        href={directionsUrl(
          departure.meeting,
          stops.map(({ pickup }) => pickup),
        )}
        target="_blank"
        rel="noreferrer"
        className={`${buttonLook('secondary', 'small')} mt-3`}
      >
        {t('pickup.maps')}
      </a>
    </details>
  );
}

function StopMap({ departure, stops }: { readonly departure: Departure; readonly stops: readonly Fetched[] }) {
  const { meeting, title } = departure;
  const start = { id: 'meeting', latitude: meeting.latitude, longitude: meeting.longitude, label: t('pickup.meeting'), active: true }; // prettier-ignore
  const pins = stops.flatMap(({ id, name, pickup: { latitude, longitude } }, index) =>
    latitude === null || longitude === null
      ? []
      : [{ id, latitude, longitude, label: String(index + 1), name: `${index + 1}, ${name}` }],
  );
  const box = 'mt-2 h-[min(50dvh,22rem)] overflow-hidden rounded-card';
  return (
    <Suspense fallback={<Skeleton className={box} />}>
      <PinMap label={t('pickup.map', { title })} pins={[start, ...pins]} className={box} />
    </Suspense>
  );
}

// A directions link for maps apps (docs/domain/bookings.md#order-of-pickups), Google's documented keyless form:
// https://developers.google.com/maps/documentation/urls/get-started.

interface Point {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** From the meeting point past all stops and back; stops without a point use their text. */
export function directionsUrl(
  meeting: { readonly latitude: number; readonly longitude: number },
  stops: readonly (Point & { readonly address: string })[],
): string {
  const start = written(meeting) ?? '';
  const waypoints = stops.map((stop) => written(stop) ?? stop.address).join('|');
  const query = new URLSearchParams({ api: '1', origin: start, destination: start, waypoints });
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}

function written({ latitude, longitude }: Point): string | null {
  return latitude === null || longitude === null ? null : `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
}

interface DepartureCardProps {
  readonly departure: Departure;
  /** Empty without permission. */
  readonly guides: Day['guides'];
  readonly level: 'h2' | 'h3';
  /** A departure that began on another date shows its own. */
  readonly shownDate: string;
  /** Ended: nothing to announce. */
  readonly isOver: boolean;
}

export function DepartureCard({ departure, guides, level: Heading, shownDate, isOver }: DepartureCardProps) {
  const { date, time, title, guests, capacity, heads, is_led, parties, pickup_order: order } = departure;
  return (
    <article className="rounded-panel border border-line bg-surface shadow-1">
      <header className="grid gap-1 border-b border-line p-4 tablet:p-5">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Heading className="text-h3 wrap-anywhere">
            <span className="numbers">
              {date !== shownDate && `${dateText(date)}, `}
              {time}
            </span>{' '}
            {title}
          </Heading>
          {is_led && <Badge tone="jade">{t('guides.led')}</Badge>}
        </div>
        <p className="numbers text-small text-ink-2">
          {[t('seats', { guests, capacity }), ...(guests > 0 ? [t('seats.in', { heads, guests })] : [])].join(' · ')}
        </p>
        <Guides departure={departure} guides={guides} />
      </header>
      <ul className="divide-y divide-line">
        {parties.map((party) => (
          <li key={party.id} className="p-4 tablet:px-5">
            <PartyRow party={party} />
          </li>
        ))}
      </ul>
      <footer className="grid gap-3 border-t border-line p-4 tablet:px-5">
        {order.length > 0 && <Pickups departure={departure} />}
        <div className="flex flex-wrap gap-2 *:grow print:hidden">
          <a href={manifestUrl(departure.id)} className={buttonLook('secondary', 'small')}>
            <Printer aria-hidden size={18} />
            {t('print')}
          </a>
          {!isOver && (
            <a
              href={tellUrl({ hostId: departure.host_id, date: departure.date, departure })}
              className={buttonLook('secondary', 'small')}
            >
              <Megaphone aria-hidden size={18} />
              {t('tell')}
            </a>
          )}
        </div>
      </footer>
    </article>
  );
}

function PartyRow({ party }: { readonly party: Party }) {
  const { id, name, pax, locale, message, addons, pickup } = party;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className={classNames('min-w-0 font-bold wrap-anywhere', tallScript(name))}>
          <a href={dashboardBookingUrl(id)} className="link inline-flex min-h-11 items-center">
            <Written>{name}</Written>
          </a>
          <span className="ms-2 font-normal">{t('party.guests', { count: pax })}</span>
        </p>
        <StateBadge party={party} />
      </div>
      <p className="text-small text-ink-2 wrap-anywhere">
        {[
          t('party.language', { language: languageName(locale) }),
          ...addons.map((addon) => t('party.addon', addon)),
        ].join(' · ')}
      </p>
      <Cash party={party} />
      {pickup !== null && <p className="text-small wrap-anywhere">{t('party.pickup', { address: pickup.address })}</p>}
      {message !== '' && (
        <p
          className={classNames(
            'rounded-chip bg-sand px-3 py-2 text-small whitespace-pre-line wrap-anywhere',
            tallScript(message),
          )}
        >
          <Written isBlock>{message}</Written>
        </p>
      )}
      <Numbers {...party} />
    </div>
  );
}

function StateBadge({ party: { status, heads, pax } }: { readonly party: Party }) {
  if (status === 'requested') return <Badge tone="marigold">{t('party.requested')}</Badge>;
  if (status === 'no_show') return <Badge tone="brand">{t('party.no_show')}</Badge>;
  if (heads > 0) return <Badge tone={heads === pax ? 'success' : 'jade'}>{t('party.in', { heads, pax })}</Badge>;
  return <Badge>{t(status === 'completed' ? 'party.completed' : 'party.confirmed')}</Badge>;
}

function Cash({ party: { cash, cash_state, status } }: { readonly party: Party }) {
  if (cash.usd === 0 || cash_state === 'waived') return null;
  const isDue = (cash_state === 'due' || status === 'requested') && status !== 'no_show';
  const amount = cashText(cash);
  if (isDue)
    return (
      <p className="numbers w-fit rounded-chip bg-marigold-soft px-2.5 py-1 text-small font-bold text-marigold-ink">
        {t('party.cash', { amount })}
      </p>
    );
  const isPaid = cash_state === 'host_says_paid' || cash_state === 'both_say_paid';
  return isPaid ? <p className="numbers text-small text-ink-2">{t('party.cashPaid', { amount })}</p> : null;
}

/** Call and message links; numbers are shared with the confirmation (docs/domain/accounts.md#sharing-numbers). */
function Numbers({ isd_code: isd, phone }: Party) {
  if (phone === '') return null;
  const code = isd.replace(/\D/g, '');
  const number = `${code === '' ? '' : `+${code}`}${phone.replace(/[^\d]/g, '')}`;
  return (
    <p className="flex flex-wrap gap-3 print:hidden">
      <a href={`tel:${number}`} className={buttonLook('secondary', 'small')}>
        <Phone aria-hidden size={18} />
        {t('party.call')}
      </a>
      {code !== '' && (
        <a
          href={`https://wa.me/${number.slice(1)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonLook('secondary', 'small')}
        >
          <MessageCircle aria-hidden size={18} />
          {t('party.whatsapp')}
        </a>
      )}
    </p>
  );
}
