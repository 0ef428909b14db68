import { useEffect, useRef, useState } from 'react';
import type { CallOutput } from '#src/contract/types.ts';
import { useApp } from '#src/web/app/app-context.tsx';
import type { TypedQuestion } from './question-form.ts';

/** Whether a question of one's own is open already, and whether the slot is free. */
export type SlotCheck = Pick<CallOutput<'booking/inquiry-check'>, 'open' | 'is_free'> & {
  /** What was asked about has a time, so that "free" means that it can be booked at once. */
  readonly hasTime: boolean;
};

const REST_MS = 400;

/** Looks at the slot a moment after the last change. Without an answer nothing is said: it only helps. */
export function useSlotCheck(courseId: number) {
  const { api } = useApp();
  const [found, setFound] = useState<SlotCheck | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const asked = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = ({ date, time, pax }: TypedQuestion): void => {
    const key = `${date} ${time} ${pax}`;
    if (key === asked.current || date === '') return;
    asked.current = key;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void api('booking/inquiry-check', { course_id: courseId, date, pax, ...(time !== '' && { time }) }).then(
        (answer) => {
          if (answer.ok && asked.current === key) setFound({ ...answer.data, hasTime: time !== '' });
        },
      );
    }, REST_MS);
  };
  return { found, look };
}
