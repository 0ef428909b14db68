import { dayText } from '#src/web/guest/cards/card-trip.ts';
import { t } from '#src/web/guest/texts.ts';
import type { SavedChoice } from '#src/web/guest/cards/saved-choice.ts';

/** `2 guests · Fri 4 Dec, 09:00`; nothing without a saved choice. */
export function ChoiceLine({ choice: { date, time, pax } }: { readonly choice: SavedChoice }) {
  const day = date === undefined ? undefined : dayText(date);
  const parts = [
    ...(pax === undefined ? [] : [t('saved.guests', { count: pax })]),
    ...(day === undefined ? [] : [time === undefined ? day : t('saved.at', { day, time })]),
  ];
  if (parts.length === 0) return null;
  return <p className="numbers mt-1 text-small font-medium text-jade">{parts.join(' · ')}</p>;
}
