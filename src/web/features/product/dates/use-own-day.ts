// The seats that a guest holds, and their day among the next dates: asked once the page is there, which is the same for everybody.
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '#src/web/app/app-context.tsx';
import type { Course, Held, Own } from '#src/web/booking/booking-course.ts';
import { daysOf, type UpcomingDay } from './later-dates.ts';

/** Asks for the hold, and again when it ends (docs/domain/scarcity.md#holds). */
export function useHeld(courseId: number): Held {
  const { api } = useApp();
  const [held, setHeld] = useState<Own>();
  const read = useCallback(() => {
    void api('hold/list', { course_id: courseId }).then((answer) => {
      if (answer.ok) setHeld(answer.data.data.find((own) => own.course_id === courseId && own.hold_until !== null));
    });
  }, [api, courseId]);
  useEffect(read, [read]);
  useEffect(() => {
    if (held === undefined) return;
    const timer = setTimeout(read, (held.time_left + 1) * 1000);
    return () => clearTimeout(timer);
  }, [held, read]);
  return { held, read };
}

/**
 * The next dates with the day of the guest's own hold, as it is for them. A day behind the last one of the page is left to the
 * months that are asked for on demand, unless the page has none at all.
 */
export function withOwnDay(upcoming: Course['upcoming'], own: UpcomingDay | null): Course['upcoming'] {
  const last = upcoming.at(-1)?.date;
  if (own === null || (last !== undefined && own.date > last)) return upcoming;
  return [...upcoming.filter(({ date }) => date !== own.date), own].toSorted((one, other) =>
    one.date < other.date ? -1 : 1,
  );
}

/** The course as the guest sees it who holds seats of it (docs/domain/scarcity.md#holds). */
export function useOwnDay(course: Course, held: Own | undefined): Course {
  const { api } = useApp();
  const [own, setOwn] = useState<UpcomingDay | null>(null);
  const { id } = course;
  const date = held?.date;
  useEffect(() => {
    if (date === undefined) return;
    let isHere = true;
    void api('booking/available-date', { course_id: id, month: date.slice(0, 7) }).then((answer) => {
      if (isHere && answer.ok) setOwn(daysOf(answer.data.days).find((day) => day.date === date) ?? null);
    });
    return () => {
      isHere = false;
      setOwn(null);
    };
  }, [api, id, date]);
  return own === null ? course : { ...course, upcoming: withOwnDay(course.upcoming, own) };
}
