import { ChevronDown } from 'lucide-react';
import { chipLook } from '#src/web/ui/button/button-look.ts';
import { guestOptions, type GuestsSelectProps } from './GuestsSelect.tsx';
import { t } from './texts.ts';

/** The choice of guests as a chip, without a visible label. */
export function GuestsChip({ pax, onChange }: GuestsSelectProps) {
  return (
    <span className="relative shrink-0">
      <select
        aria-label={t('guests.label')}
        className={`${chipLook(pax !== null)} appearance-none pe-9 [field-sizing:content]`}
        value={pax === null ? '' : String(pax)}
        onChange={(event) => onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
      >
        {guestOptions(pax, t('guests.label')).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={16} className="pointer-events-none absolute end-3.5 top-3.5" />
    </span>
  );
}
