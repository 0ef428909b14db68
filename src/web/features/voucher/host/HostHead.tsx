import { t as shared } from '../../../booking/t.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LocalTime } from '../../../ui/LocalTime.tsx';
import { tallScript } from '../../../ui/tall-script.ts';
import { endingText } from '../ending-text.ts';
import type { BookingDetail } from '../opener.ts';
import { stateLooks } from '../state-looks.ts';
import { t, tn } from '../t.ts';
import { tripState } from '../trip-state.ts';

/** Who, how many, when: the three things a host looks for, and the state in one short line. */
export function HostHead({ booking }: { readonly booking: BookingDetail }) {
  const { contact, course, pax } = booking;
  const name = `${contact.first_name} ${contact.last_name}`.trim();
  const state = tripState(booking);
  const { Icon, tone } = stateLooks[state];
  const ending = endingText(booking);
  return (
    <header>
      <p
        role="status"
        className={`inline-flex min-h-8 items-center gap-2 rounded-full px-3 text-small font-bold ${tone}`}
      >
        <Icon aria-hidden size={17} />
        {t(`host.state.${state}`)}
      </p>
      <h1 className={classNames('mt-3 text-h1 wrap-anywhere', tallScript(name))}>{tn('host.who', pax, { name })}</h1>
      <p className="mt-2 text-lead">
        <LocalTime
          date={booking.date}
          time={booking.time}
          zone={booking.time_zone}
          zoneLabel={shared('zone.local', { city: course.city_name })}
        />
      </p>
      <p className="text-ink-2 wrap-anywhere">{course.title}</p>
      {ending !== null && <p className="mt-1 text-ink-2 wrap-anywhere">{ending}</p>}
    </header>
  );
}
