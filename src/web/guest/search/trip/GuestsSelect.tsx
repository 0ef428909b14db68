import { Select } from '#src/web/ui/form/Select.tsx';
import { guestsText } from './days.ts';
import { t } from './texts.ts';

// Larger parties are rare; the address's party is offered too.
const USUAL_MOST = 12;

export function guestOptions(pax: number | null, any = t('guests.any')) {
  const usual = Array.from({ length: USUAL_MOST }, (_, index) => index + 1);
  const all = pax !== null && pax > USUAL_MOST ? [...usual, pax] : usual;
  return [{ value: '', label: any }, ...all.map((count) => ({ value: String(count), label: guestsText(count) }))];
}

export interface GuestsSelectProps {
  readonly pax: number | null;
  readonly onChange: (pax: number | null) => void;
}

export function GuestsSelect({ pax, onChange }: GuestsSelectProps) {
  return (
    <Select
      label={t('guests.label')}
      name="pax"
      options={guestOptions(pax)}
      value={pax === null ? '' : String(pax)}
      onChange={(event) => onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
    />
  );
}
