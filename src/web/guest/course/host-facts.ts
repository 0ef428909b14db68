import type { Course } from '#src/web/guest/booking/booking-course.ts';
import { t } from './texts.ts';

function replyText(minutes: number): string {
  return minutes < 90 ? t('minutes', { count: minutes }) : t('facts.hours', { count: Math.round(minutes / 60) });
}

/** Languages, the year of the beginning, and the reply time where it is known. */
export function hostFacts({ languages, since, reply_minutes: minutes }: Course['host']): readonly string[] {
  return [
    t('host.languages', { languages: languages.join(', ') }),
    t('host.since', { year: since.slice(0, 4) }),
    ...(minutes === null ? [] : [t('host.replies', { time: replyText(minutes) })]),
  ];
}
