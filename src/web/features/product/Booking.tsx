import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import type { BookingPanelProps } from '../../booking/BookingPanel.tsx';
import type { Course, StartChoice } from '../../booking/booking-course.ts';
import type { MonthDates } from './plain-choice.ts';
import { readStartChoice } from './start-choice.ts';
import { BookingBar } from './BookingBar.tsx';
import { BookingForm } from './BookingForm.tsx';

interface BookingProps {
  readonly course: Course;
  readonly choice: StartChoice;
  readonly month: MonthDates | null;
}

interface Loaded {
  readonly Panel: ComponentType<BookingPanelProps>;
  readonly choice: StartChoice;
}

// What was chosen in the plain form before the widget came is taken over.
function choiceInForm(form: HTMLFormElement | null): StartChoice {
  if (form === null) return {};
  const fields = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return readStartChoice(new URLSearchParams(fields));
}

/** The place of the booking: a plain form that works without script, until the widget has loaded and takes over. */
export function Booking({ course, choice, month }: BookingProps) {
  const form = useRef<HTMLFormElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isAwaited, setAwaited] = useState(true);
  useEffect(() => {
    let isHere = true;
    void import('../../booking/BookingPanel.tsx').then(
      ({ BookingPanel }) => {
        if (isHere) setLoaded({ Panel: BookingPanel, choice: { ...choice, ...choiceInForm(form.current) } });
      },
      () => {
        if (isHere) setAwaited(false);
      },
    );
    return () => {
      isHere = false;
    };
  }, [choice]);
  if (loaded !== null) {
    const { Panel } = loaded;
    return <Panel key={`${choice.date} ${choice.time}`} course={course} start={loaded.choice} />;
  }
  return (
    <>
      <aside id="book" className="mt-10 desk:sticky desk:top-[calc(var(--header)+1rem)] desk:mt-0">
        <BookingForm ref={form} course={course} choice={choice} month={month} />
      </aside>
      <BookingBar course={course} isAwaited={isAwaited} />
    </>
  );
}
