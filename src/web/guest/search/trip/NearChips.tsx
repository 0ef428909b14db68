import type { Days } from '#src/contract/listing/filter-kinds.ts';
import { chipLook } from '#src/web/ui/button/button-look.ts';
import { isSameDays, type NearName, nearDays } from './days.ts';
import { t } from './texts.ts';

interface NearChipsProps {
  readonly today: string;
  readonly dates: Days | null;
  readonly onChange: (dates: Days | null) => void;
  /** Names on which nothing runs. */
  readonly off?: ReadonlySet<NearName> | undefined;
  readonly className?: string;
}

/** The days with a name as presses: one puts them in, the same again takes them out. */
export function NearChips({ today, dates, onChange, off, className = '' }: NearChipsProps) {
  return nearDays(today).map(({ name, days }) => {
    const isOn = isSameDays(dates, days);
    return (
      <button
        key={name}
        type="button"
        aria-pressed={isOn}
        // What is on can always be taken out.
        disabled={!isOn && off?.has(name) === true}
        className={`${chipLook(isOn)} ${className}`}
        onClick={() => onChange(isOn ? null : days)}
      >
        {t(`dates.${name}`)}
      </button>
    );
  });
}
