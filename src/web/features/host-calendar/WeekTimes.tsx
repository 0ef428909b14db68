import { NumberField } from '#src/web/typed/NumberField.tsx';
import type { WeekRules } from './load.ts';
import { t } from './texts.ts';
import type { Changing } from './use-change.ts';

type Times = Pick<WeekRules, 'cutoff_first_minutes' | 'cutoff_later_minutes' | 'horizon_days'>;

interface WeekTimesProps {
  readonly times: Times;
  readonly fields: Changing['fields'];
  readonly onChange: (part: Partial<Times>) => void;
}

const hours = (minutes: number): number => Math.round((minutes / 60) * 4) / 4;

/** Until when, and from when, a departure can be booked: hours before the start, and days ahead. */
export function WeekTimes({ times, fields, onChange }: WeekTimesProps) {
  const inHours = (name: 'cutoff_first_minutes' | 'cutoff_later_minutes') => (
    <NumberField
      label={t(`times.${name}`)}
      hint={t(`times.${name}.hint`)}
      min={0}
      max={720}
      decimals={2}
      required
      value={hours(times[name])}
      error={fields[`change.${name}`]}
      onNumber={(typed) => typed !== null && onChange({ [name]: Math.round(typed * 60) })}
    />
  );
  return (
    <fieldset className="grid gap-4 border-t border-line pt-5">
      <legend className="float-start mb-1 font-bold">{t('times.title')}</legend>
      <div className="grid gap-4 tablet:grid-cols-2">
        {inHours('cutoff_first_minutes')}
        {inHours('cutoff_later_minutes')}
      </div>
      <div className="max-w-60">
        <NumberField
          label={t('times.horizon')}
          min={1}
          max={730}
          required
          value={times.horizon_days}
          onNumber={(horizon_days) => horizon_days !== null && onChange({ horizon_days })}
        />
      </div>
    </fieldset>
  );
}
