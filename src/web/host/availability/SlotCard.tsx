import { type SubmitEvent, useId, useState } from 'react';
import { dashboardBookingUrl } from '#src/contract/addresses/urls.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import { tellUrl } from '#src/contract/addresses/tell-url.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { Badge } from '#src/web/ui/states/Badge.tsx';
import { isClosedInCity, isConflict, stateKey, type Listing, type Range, type Slot } from './days.ts';
import { t } from './texts.ts';
import type { Changing } from './use-change.ts';

interface SlotCardProps {
  readonly slot: Slot;
  readonly hostId: string;
  readonly listings: readonly Listing[];
  readonly parties: Range['parties'];
  /** The whole day is closed for the listing: only the day can be reopened. */
  readonly isDayShut: boolean;
  readonly changing: Changing;
}

export function SlotCard({ slot, hostId, listings, parties, isDayShut, changing }: SlotCardProps) {
  const title = listings.find((one) => one.course_id === slot.course_id)?.title ?? '';
  const isClosed = slot.state === 'closed';
  const isFixed = slot.state === 'past' || slot.state === 'off';
  const id = useId();
  return (
    <article aria-labelledby={id} className="grid gap-2 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="min-w-0 font-bold wrap-anywhere">
          <span className="numbers">{slot.time}</span> · {title}
        </h3>
        <Badge tone={toneOf(slot)}>{t(stateKey(slot))}</Badge>
      </div>
      <p className="text-small text-ink-2">{whoText(slot)}</p>
      {parties.length > 0 && (
        <ul className="text-small">
          {parties.map(({ booking_id: booking, name, pax, is_request: isRequest }) => (
            <li key={booking}>
              <a href={dashboardBookingUrl(booking)} className="link inline-flex min-h-11 items-center wrap-anywhere">
                {t(isRequest ? 'slot.request' : 'slot.party', { name, count: pax })}
              </a>
            </li>
          ))}
        </ul>
      )}
      {isClosed && slot.reason !== '' && (
        <p className="text-small text-ink-2">{t('whole.reason', { reason: slot.reason })}</p>
      )}
      {isClosedInCity(slot) && <p className="text-small">{t('inCity.text', { reason: slot.reason })}</p>}
      {slot.state === 'off' && <p className="text-small">{t('off.text')}</p>}
      {isConflict(slot) && <p className="text-small">{t('busy.text')}</p>}
      {slot.state === 'stopped' && <p className="text-small">{t('stopped.text')}</p>}
      {(isConflict(slot) || slot.state === 'stopped') && (
        <p>
          <a
            href={`${routes['host-calendar'].path}?host=${hostId}&form=feeds`}
            className="link inline-flex min-h-11 items-center text-small"
          >
            {t('feeds.open')}
          </a>
        </p>
      )}
      {slot.state !== 'past' && slot.bookings + slot.requests > 0 && (
        <p>
          <a
            href={tellUrl({ hostId, date: slot.date, departure: slot })}
            aria-label={t('tell.named', { time: slot.time, title })}
            className="link inline-flex min-h-11 items-center text-small"
          >
            {t('tell.open')}
          </a>
        </p>
      )}
      {!isFixed && (
        <div className="needs-script flex flex-wrap items-end gap-x-4 gap-y-3">
          <SeatsForm key={slot.capacity} slot={slot} changing={changing} />
          {!(isClosed && isDayShut) && (
            <Button
              kind={isClosed ? 'secondary' : 'quiet'}
              size="small"
              loading={changing.busy}
              loadingLabel={t('busy')}
              aria-label={t(isClosed ? 'slot.openNamed' : 'slot.closeNamed', { time: slot.time, title })}
              onClick={() =>
                changing.ask({
                  course_id: slot.course_id,
                  change: isClosed ? { kind: 'open', ...keyOf(slot) } : { kind: 'close', ...keyOf(slot), reason: '' },
                })
              }
            >
              {t(isClosed ? 'slot.open' : 'slot.close')}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

function toneOf(slot: Slot): 'jade' | 'marigold' | 'sand' {
  if (slot.state === 'off' || slot.state === 'stopped' || isConflict(slot)) return 'marigold';
  return slot.state === 'open' ? 'jade' : 'sand';
}

const keyOf = ({ date, time }: Slot) => ({ date, time });

function whoText({ taken, capacity, bookings, guests, requests, holds }: Slot): string {
  return t('slot.who', { taken, capacity, bookings, guests, requests, holds });
}

function SeatsForm({ slot, changing }: Pick<SlotCardProps, 'slot' | 'changing'>) {
  const [seats, setSeats] = useState<number | null>(slot.capacity);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!changing.busy && seats !== null)
      changing.ask({
        course_id: slot.course_id,
        change: { kind: 'capacity', ...keyOf(slot), capacity: seats },
      });
  };
  return (
    <form onSubmit={send} className="flex items-end gap-2">
      <div className="w-24">
        <NumberField
          label={t('slot.seats')}
          min={Math.max(1, slot.taken)}
          max={1000}
          required
          value={seats}
          onNumber={setSeats}
        />
      </div>
      {seats !== slot.capacity && (
        <Button type="submit" kind="secondary" size="small" loading={changing.busy} loadingLabel={t('busy')}>
          {t('slot.saveSeats')}
        </Button>
      )}
    </form>
  );
}
