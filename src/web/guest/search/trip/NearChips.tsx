import type { Days } from '#src/contract/listing/days.ts';
import { chipLook } from '#src/web/ui/button/button-look.ts';
import { isSameDays, type NearName, nearDays } from './days.ts';
import { t } from './texts.ts';

interface NearChipsProps {
  readonly today: string;
  readonly dates: Days | null;
  readonly onChange: (dates: Days | null) => void;
  readonly off?: ReadonlySet<NearName> | undefined;
  readonly className?: string;
}

export function NearChips({ today, dates, onChange, off, className = '' }: NearChipsProps) {
  return nearDays(today).map(({ name, days }) => {
    const isOn = isSameDays(dates, days);
    return (
      <button
        key={name}
        type="button"
        aria-pressed={isOn}
        // A pressed button can always be released.
        disabled={!isOn && off?.has(name) === true}
        className={`${chipLook(isOn)} ${className}`}
        onClick={() => onChange(isOn ? null : days)}
      >
        {t(`dates.${name}`)}
      </button>
    );
  });
}
