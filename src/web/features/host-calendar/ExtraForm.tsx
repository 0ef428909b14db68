import { type SubmitEvent, useState } from 'react';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { NumberField } from '#src/web/typed/NumberField.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import type { Listing } from './load.ts';
import { t } from './texts.ts';
import type { Changing } from './use-change.ts';

interface ExtraFormProps {
  readonly date: string;
  readonly listings: readonly Listing[];
  readonly changing: Changing;
}

/** One more departure on a day, also on a day that is closed. */
export function ExtraForm({ date, listings, changing }: ExtraFormProps) {
  const [course, setCourse] = useState(String(listings[0]?.course_id ?? ''));
  const [time, setTime] = useState('09:00');
  const [seats, setSeats] = useState<number | null>(8);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (changing.busy || seats === null) return;
    const change = { kind: 'extra', date, time, capacity: seats, min_pax: null } as const;
    changing.ask({ course_id: Number(course), change });
  };
  return (
    <details className="needs-script border-t border-line pt-2">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-medium">
        {t('extra.title')}
      </summary>
      <form onSubmit={send} className="mt-2 grid max-w-120 gap-4">
        {listings.length > 1 && (
          <Select
            label={t('listing.label')}
            value={course}
            options={listings.map(({ course_id, title }) => ({ value: String(course_id), label: title }))}
            onChange={(event) => setCourse(event.target.value)}
          />
        )}
        <div className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] gap-4">
          <TextField
            label={t('extra.time')}
            type="time"
            required
            value={time}
            error={changing.fields['change.time']}
            onChange={(event) => setTime(event.target.value)}
          />
          <NumberField label={t('slot.seats')} min={1} max={1000} required value={seats} onNumber={setSeats} />
        </div>
        <Button
          type="submit"
          kind="secondary"
          loading={changing.busy}
          loadingLabel={t('busy')}
          className="justify-self-start"
        >
          {t('extra.add')}
        </Button>
      </form>
    </details>
  );
}
