import { useState } from 'react';
import type { CallInput } from '#src/contract/types.ts';
import { endingChoices } from '#src/domain/listing/off-sale.ts';
import { ActForm } from './ActForm.tsx';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { t } from './departures-texts.ts';

type Act = CallInput<'admin/departure-act'>['act'];

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
  readonly onDone: (said: string) => void;
}

const choices = endingChoices.map((choice) => ({ value: choice, label: t(`guests.${choice}`) }));
const choiceFields = () => <Select label={t('guests.label')} name="bookings" options={choices} />;

/** Close, open again or cancel, each in two steps and with a reason (docs/listings.md#one-departure). */
export function DepartureActs({ departure, onDone }: DepartureActsProps) {
  const { api } = useApp();
  const [open, setOpen] = useState<Act | null>(null);
  const { course_id, date, time, bookings, is_closed: isClosed } = departure;
  // Where nobody is booked, closing it is all there is to do.
  const acts: readonly Act[] = [isClosed ? 'open' : 'close', ...(bookings > 0 ? (['cancel'] as const) : [])];
  const when = `${dateText(date)}, ${time}`;
  return (
    <div className="needs-script grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap gap-3">
        {acts.map((act) => (
          <Button
            key={act}
            kind="secondary"
            aria-expanded={open === act}
            aria-label={t(`named.${act}`, { when })}
            onClick={() => setOpen(act)}
          >
            {t(`act.${act}`)}
          </Button>
        ))}
      </div>
      {open !== null && acts.includes(open) && (
        <ActForm
          key={open}
          name={t(`act.${open}`)}
          asksReason
          reasonHint={t('reasonHint')}
          isDanger={open === 'cancel'}
          fields={open === 'cancel' ? choiceFields : undefined}
          make={(reason, data) => {
            const choice = endingChoices.find((one) => one === data.get('bookings'));
            return api('admin/departure-act', {
              course_id,
              date,
              time,
              act: open,
              ...(choice !== undefined && { bookings: choice }),
              reason,
            });
          }}
          onDone={(said) => {
            setOpen(null);
            onDone(said);
          }}
          onEnd={() => setOpen(null)}
        >
          <p>{t(`text.${open}`, { bookings })}</p>
        </ActForm>
      )}
    </div>
  );
}
