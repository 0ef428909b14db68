import { type SubmitEvent, useState } from 'react';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { ChangeQuestion } from './ChangeQuestion.tsx';
import { FormHead } from './FormHead.tsx';
import { type Range, weekdayName } from './days.ts';
import { type CalendarView, viewUrl } from './calendar-view.ts';
import { t } from './texts.ts';
import { useChange, type Changing } from './use-change.ts';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import type { CallOutput } from '#src/contract/types.ts';

export type WeekRules = CallOutput<'calendar/week'>;

type Times = Pick<WeekRules, 'cutoff_first_minutes' | 'cutoff_later_minutes' | 'horizon_days'>;

interface WeekTimesProps {
  readonly times: Times;
  readonly fields: Changing['fields'];
  readonly onChange: (part: Partial<Times>) => void;
}

const hours = (minutes: number): number => Math.round((minutes / 60) * 4) / 4;

/** Booking cut-off in hours before the start, and horizon in days. */
function WeekTimes({ times, fields, onChange }: WeekTimesProps) {
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

const weekdays = [1, 2, 3, 4, 5, 6, 7];

interface WeekEditorProps {
  readonly place: CalendarView;
  readonly range: Range;
  readonly rules: WeekRules;
}

export function WeekEditor({ place, range, rules: saved }: WeekEditorProps) {
  const changing = useChange(range.host_id);
  const week = useRules(saved.rules);
  const [times, setTimes] = useState(saved);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (changing.busy) return;
    const { course_id, cutoff_first_minutes, cutoff_later_minutes, horizon_days } = times;
    const rules = week.rules.map(({ weekday, time, capacity, min_pax }) => ({ weekday, time, capacity, min_pax }));
    changing.ask({
      course_id,
      change: { kind: 'week', rules, cutoff_first_minutes, cutoff_later_minutes, horizon_days },
    });
  };
  return (
    <div>
      <FormHead place={place} title={t('week.title')} text={t('week.text')} />
      {range.listings.length > 1 && <ChooseListing place={place} range={range} course={saved.course_id} />}
      <form onSubmit={submit} className="grid max-w-160 gap-5">
        <ul className="grid gap-4">
          {weekdays.map((weekday) => (
            <WeekdayRules
              key={weekday}
              weekday={weekday}
              rules={week.rules.filter((rule) => rule.weekday === weekday)}
              onAdd={() => week.add(weekday)}
              onChange={week.change}
              onRemove={week.remove}
            />
          ))}
        </ul>
        <WeekTimes times={times} fields={changing.fields} onChange={(part) => setTimes({ ...times, ...part })} />
        {changing.fields['change.rules'] !== undefined && (
          <p role="alert" className="font-medium text-error">
            {changing.fields['change.rules']}
          </p>
        )}
        <ChangeQuestion changing={changing} />
        <Button
          type="submit"
          loading={changing.busy}
          loadingLabel={t('busy')}
          className="needs-script justify-self-start"
        >
          {t('week.save')}
        </Button>
      </form>
    </div>
  );
}

function useRules(saved: WeekRules['rules']) {
  const [rules, setRules] = useState<readonly Rule[]>(() => saved.map((rule, key) => ({ ...rule, key })));
  return {
    rules,
    change: (key: number, part: Partial<Rule>): void =>
      setRules(rules.map((rule) => (rule.key === key ? { ...rule, ...part } : rule))),
    remove: (key: number): void => setRules(rules.filter((rule) => rule.key !== key)),
    // Copies the day's last departure, or the last of all: most differ in one value.
    add: (weekday: number): void => {
      const last = rules.findLast((rule) => rule.weekday === weekday) ?? rules.at(-1);
      const key = Math.max(-1, ...rules.map((rule) => rule.key)) + 1;
      setRules([...rules, { weekday, time: last?.time ?? '09:00', capacity: last?.capacity ?? 8, min_pax: null, key }]);
    },
  };
}

function ChooseListing({
  place,
  range,
  course,
}: Pick<WeekEditorProps, 'place' | 'range'> & { readonly course: number }) {
  const { navigate } = useNavigation();
  return (
    <div className="needs-script mb-5 max-w-120">
      <Select
        label={t('listing.label')}
        value={String(course)}
        options={range.listings.map(({ course_id, title }) => ({ value: String(course_id), label: title }))}
        onChange={(event) => navigate(viewUrl(place, { listing: Number(event.target.value) }))}
      />
    </div>
  );
}

/** `key` distinguishes departures with the same start. */
type Rule = WeekRules['rules'][number] & { readonly key: number };

interface WeekdayRulesProps {
  readonly weekday: number;
  readonly rules: readonly Rule[];
  readonly onAdd: () => void;
  readonly onChange: (key: number, part: Partial<Rule>) => void;
  readonly onRemove: (key: number) => void;
}

function WeekdayRules({ weekday, rules, onAdd, onChange, onRemove }: WeekdayRulesProps) {
  const day = weekdayName(weekday);
  return (
    <li className="rounded-card border border-line p-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-bold">{day}</h3>
        <IconButton label={t('week.add', { day })} className="needs-script" onClick={onAdd}>
          <Plus aria-hidden size={20} />
        </IconButton>
      </div>
      {rules.length === 0 && <p className="text-small text-ink-2">{t('week.none')}</p>}
      <ul className="grid gap-2">
        {rules.map((rule) => (
          <RuleRow
            key={rule.key}
            rule={rule}
            onChange={(part) => onChange(rule.key, part)}
            onRemove={() => onRemove(rule.key)}
          />
        ))}
      </ul>
    </li>
  );
}

interface RuleRowProps {
  readonly rule: Rule;
  readonly onChange: (part: Partial<Rule>) => void;
  readonly onRemove: () => void;
}

function RuleRow({ rule, onChange, onRemove }: RuleRowProps) {
  return (
    <li className="grid grid-cols-2 items-end gap-2 border-t border-line pt-2 first:border-none tablet:grid-cols-[1.3fr_1fr_1fr_auto] tablet:border-none">
      <TextField
        label={t('extra.time')}
        type="time"
        required
        value={rule.time}
        onChange={(event) => onChange({ time: event.target.value })}
      />
      <IconButton
        label={t('week.remove', { time: rule.time, day: weekdayName(rule.weekday) })}
        className="needs-script justify-self-end tablet:order-last"
        onClick={onRemove}
      >
        <Trash2 aria-hidden size={18} />
      </IconButton>
      <NumberField
        label={t('slot.seats')}
        min={1}
        max={1000}
        required
        value={rule.capacity}
        onNumber={(capacity) => capacity !== null && onChange({ capacity })}
      />
      <NumberField
        label={t('week.minimum')}
        min={1}
        max={rule.capacity}
        placeholder={t('week.listing')}
        value={rule.min_pax}
        onNumber={(min_pax) => onChange({ min_pax })}
      />
    </li>
  );
}
