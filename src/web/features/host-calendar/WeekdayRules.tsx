import { Plus, Trash2 } from 'lucide-react';
import { IconButton } from '#src/web/ui/button/IconButton.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { NumberField } from '#src/web/typed/NumberField.tsx';
import { weekdayName } from './days.ts';
import type { WeekRules } from './load.ts';
import { t } from './texts.ts';

/** A weekly departure while it is edited; `key` tells two that begin at the same time apart. */
export type Rule = WeekRules['rules'][number] & { readonly key: number };

interface WeekdayRulesProps {
  readonly weekday: number;
  readonly rules: readonly Rule[];
  readonly onAdd: () => void;
  readonly onChange: (key: number, part: Partial<Rule>) => void;
  readonly onRemove: (key: number) => void;
}

/** The departures of a weekday. */
export function WeekdayRules({ weekday, rules, onAdd, onChange, onRemove }: WeekdayRulesProps) {
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
