import { ArrowDown, ArrowUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { movedStop } from '#src/domain/trip/pickup-order.ts';
import { failureText } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useTask } from '#src/web/ui/form/use-task.ts';
import { Skeleton } from '#src/web/ui/states/Skeleton.tsx';
import type { Departure, Party } from './load.ts';
import { t } from './texts.ts';

const PinMap = lazy(() => import('#src/web/guest/map/PinMap.tsx').then((module) => ({ default: module.PinMap })));

type Fetched = Party & { readonly pickup: NonNullable<Party['pickup']> };

/** The pickups of a departure in their order, on a map and as a list; the order can be changed (docs/pickup.md#order). */
export function Pickups({ departure }: { readonly departure: Departure }) {
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

// The way past all pickups as an address that a phone opens in its maps app (docs/pickup.md#order). The form is Google's documented
// one for links, which needs no key: https://developers.google.com/maps/documentation/urls/get-started.

interface Point {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** From the meeting point past all stops and back; places without a point go by their words. */
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
