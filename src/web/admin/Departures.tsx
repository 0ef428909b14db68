import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { endingChoices } from '#src/domain/listing/off-sale.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { type Act, Acts } from './kit/act-form.tsx';
import type { FormField } from './kit/fields.tsx';
import { t } from './departures-texts.ts';

type DepartureAct = CallInput<'admin/departure-act'>['act'];

interface AdminDeparture {
  readonly course_id: number;
  readonly date: string;
  readonly time: string;
  readonly bookings: number;
  readonly is_closed: boolean;
}

interface DepartureActsProps {
  readonly departure: AdminDeparture;
  readonly onDone: (message: string) => void;
}

/** Close, reopen or cancel, each in two steps with a reason (docs/domain/listings.md#single-departures). */
export function DepartureActs({ departure, onDone }: DepartureActsProps) {
  const { api } = useApp();
  // Without bookings a departure can only be closed.
  const acts: readonly DepartureAct[] = [
    departure.is_closed ? 'open' : 'close',
    ...(departure.bookings > 0 ? (['cancel'] as const) : []),
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Acts acts={acts.map((act) => actOf(act, departure, api))} onDone={onDone} />
    </div>
  );
}

const choiceField = (): FormField => ({
  kind: 'select',
  name: 'bookings',
  label: t('guests.label'),
  choices: endingChoices.map((value) => ({ value, label: t(`guests.${value}`) })),
});

function actOf(act: DepartureAct, { course_id, date, time, bookings }: AdminDeparture, api: Api): Act {
  return {
    name: t(`act.${act}`),
    openName: t(`named.${act}`, { when: `${dateText(date)}, ${time}` }),
    text: <p>{t(`text.${act}`, { bookings })}</p>,
    isDanger: act === 'cancel',
    reason: { hint: t('reasonHint') },
    ...(act === 'cancel' && { fields: [choiceField()] }),
    make(reason, data) {
      const choice = endingChoices.find((one) => one === data.get('bookings'));
      return api('admin/departure-act', {
        course_id,
        date,
        time,
        act,
        ...(choice !== undefined && { bookings: choice }),
        reason,
      });
    },
  };
}

export type DeparturesAhead = CallOutput<'admin/departures'>['departures'];

interface DeparturesProps {
  readonly courseId: number;
  readonly departures: DeparturesAhead;
  readonly canAct: boolean;
  readonly onDone: (message: string) => void;
}

/** Upcoming departures with their actions; folded, because there are many. */
export function Departures({ courseId, departures, canAct, onDone }: DeparturesProps) {
  return (
    <details className="rounded-card border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer p-4 text-h3">{t('title')}</summary>
      <div className="px-4 pb-4">
        {departures.length === 0 && <p className="text-ink-2">{t('none')}</p>}
        <ul>
          {departures.map((one) => (
            <li
              key={`${one.date} ${one.time}`}
              className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line py-3"
            >
              <div>
                <span className="numbers font-medium">
                  {dateText(one.date)}, {one.time}
                </span>
                <span className="block text-small text-ink-2">{stateOf(one)}</span>
              </div>
              {canAct && <DepartureActs departure={{ ...one, course_id: courseId }} onDone={onDone} />}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

function stateOf({ bookings, guests, is_closed: isClosed, is_day_closed: isDay }: DeparturesAhead[number]): string {
  const booked = t('state.bookings', { bookings, guests });
  if (isClosed) return `${booked} · ${t('state.closed')}`;
  return isDay ? `${booked} · ${t('state.dayClosed')}` : booked;
}
