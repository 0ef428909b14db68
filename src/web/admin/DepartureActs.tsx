import type { CallInput } from '#src/contract/types.ts';
import { endingChoices } from '#src/domain/listing/off-sale.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { type Act, Acts } from './kit/act-form.tsx';
import { t } from './departures-texts.ts';

type DepartureAct = CallInput<'admin/departure-act'>['act'];

/** One departure, as far as its acts need it. */
export interface AdminDeparture {
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

/** Close, open again or cancel, each in two steps and with a reason (docs/listings.md#one-departure). */
export function DepartureActs({ departure, onDone }: DepartureActsProps) {
  const { api } = useApp();
  // Where nobody is booked, closing it is all there is to do.
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

const choices = endingChoices.map((choice) => ({ value: choice, label: t(`guests.${choice}`) }));
const choiceFields = () => <Select label={t('guests.label')} name="bookings" options={choices} />;

function actOf(act: DepartureAct, { course_id, date, time, bookings }: AdminDeparture, api: Api): Act {
  return {
    name: t(`act.${act}`),
    openName: t(`named.${act}`, { when: `${dateText(date)}, ${time}` }),
    text: <p>{t(`text.${act}`, { bookings })}</p>,
    isDanger: act === 'cancel',
    reason: { hint: t('reasonHint') },
    ...(act === 'cancel' && { renderFields: choiceFields }),
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
