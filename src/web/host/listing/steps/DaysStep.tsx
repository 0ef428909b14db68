import { X } from 'lucide-react';
import { useState } from 'react';
import { listingLimits } from '#src/domain/listing/listing-limits.ts';
import { weekdayName } from '#src/web/host/listing/content-rows.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { chipLook } from '#src/web/ui/button/button-look.ts';
import { ChipToggle } from '#src/web/ui/form/ChipToggle.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { t } from '#src/web/host/listing/texts.ts';
import type { StepProps } from './step.ts';
import { StepFrame } from './StepFrame.tsx';

const week = [1, 2, 3, 4, 5, 6, 7] as const;

/** Weekly days, times and seats. Single days are changed later in the calendar. */
export function DaysStep(props: StepProps) {
  const { days, party } = props.listing.content;
  const [weekdays, setWeekdays] = useState<readonly number[]>(days?.weekdays ?? []);
  const [times, setTimes] = useState<readonly string[]>(days?.times ?? []);
  const [time, setTime] = useState('');
  const [capacity, setCapacity] = useState(days?.capacity ?? party?.max_pax ?? null);
  const all = withTime(times, time);
  const patch = () => ({
    days: {
      weekdays: [...weekdays],
      times: [...all].slice(0, listingLimits.timesMax),
      capacity,
    },
  });
  return (
    <StepFrame {...props} patch={patch}>
      <fieldset>
        <legend className="mb-1.5 text-small font-medium">{t('days.weekdays')}</legend>
        <div className="flex flex-wrap gap-2">
          {week.map((day) => (
            <ChipToggle
              key={day}
              type="checkbox"
              checked={weekdays.includes(day)}
              onChange={(event) =>
                setWeekdays(
                  event.currentTarget.checked ? [...weekdays, day].toSorted() : weekdays.filter((one) => one !== day),
                )
              }
            >
              {weekdayName(day)}
            </ChipToggle>
          ))}
        </div>
      </fieldset>
      <Times times={times} time={time} onTime={setTime} onTimes={setTimes} />
      <NumberField
        label={t('days.capacity')}
        hint={t('days.capacityHint')}
        className="numbers max-w-40"
        min={1}
        max={listingLimits.capacityMax}
        value={capacity}
        onNumber={setCapacity}
      />
    </StepFrame>
  );
}

// Includes a typed time that was not added.
function withTime(times: readonly string[], time: string): readonly string[] {
  return time !== '' && !times.includes(time) ? [...times, time].toSorted() : times;
}

interface TimesProps {
  readonly times: readonly string[];
  readonly time: string;
  readonly onTime: (time: string) => void;
  readonly onTimes: (times: readonly string[]) => void;
}

function Times({ times, time, onTime, onTimes }: TimesProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-small font-medium">{t('days.times')}</legend>
      {times.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {times.map((one) => (
            <li key={one}>
              <button
                type="button"
                className={chipLook(true)}
                aria-label={t('days.timeRemove', { time: one })}
                onClick={() => onTimes(times.filter((other) => other !== one))}
              >
                <span className="numbers">{one}</span>
                <X aria-hidden size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-end gap-2">
        <TextField
          label={t('days.time')}
          type="time"
          className="numbers max-w-40"
          value={time}
          onChange={(event) => onTime(event.currentTarget.value)}
        />
        <Button
          kind="secondary"
          onClick={() => {
            onTimes(withTime(times, time));
            onTime('');
          }}
        >
          {t('days.timeAdd')}
        </Button>
      </div>
    </fieldset>
  );
}
