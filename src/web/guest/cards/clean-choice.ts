// Validates a choice from the browser's storage, which a user or an older version may have written.
import { parsePax } from '#src/contract/listing/trip.ts';
import { choiceIn, type SavedChoice } from './saved-choice.ts';

const isTime = (time: string | undefined): boolean => time !== undefined && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

export function cleanChoice({ date, time, pax }: SavedChoice): SavedChoice {
  const fields = { date: String(date), time: String(time), pax: String(parsePax(String(pax)) ?? '') };
  const choice = choiceIn(`?${new URLSearchParams(fields)}`);
  return {
    ...(choice.date !== undefined && { date: choice.date, ...(isTime(choice.time) && { time: choice.time }) }),
    ...(choice.pax !== undefined && { pax: choice.pax }),
  };
}
