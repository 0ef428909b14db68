import { PhoneBar } from '#src/web/guest/booking/form/FlowBars.tsx';
import type { Course, Held, StartChoice } from '#src/web/guest/booking/booking-course.ts';
import { t } from '#src/web/guest/booking/texts.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { lazy, useEffect, useRef, useState, type ComponentType } from 'react';
import type { BookingPanelProps } from '#src/web/guest/booking/form/BookingPanel.tsx';
import { type MonthDates, readStartChoice } from './plain-choice.ts';
import { BookingForm } from './BookingForm.tsx';
import { productListUrl } from '#src/contract/addresses/urls.ts';
import { PriceHead } from '#src/web/guest/booking/form/PriceHead.tsx';
import { t as page } from '#src/web/guest/course/texts.ts';

const FlowCheckout = lazy(() =>
  import('#src/web/guest/checkout/FlowCheckout.tsx').then((module) => ({ default: module.FlowCheckout })),
);

interface BookingBarProps {
  readonly course: Course;
  readonly next: 'choose' | 'chosen' | 'other';
  /** False when the widget failed to load: only the plain form remains. */
  readonly isAwaited: boolean;
}

/**
 * The phone bar before the widget loads: without script a link to the plain form; else its press waits for the widget
 * (ADR 023).
 */
function BookingBar({ course, next, isAwaited }: BookingBarProps) {
  return (
    <PhoneBar course={course}>
      <a href="#book" data-press="book" data-late={isAwaited ? '' : undefined} className={buttonLook('primary')}>
        {t(`bar.${next}`)}
      </a>
    </PhoneBar>
  );
}

interface BookingProps {
  readonly course: Course;
  readonly choice: StartChoice;
  readonly month: MonthDates | null;
  readonly held: Held;
}

interface Loaded {
  readonly Panel: ComponentType<BookingPanelProps>;
  readonly choice: StartChoice;
}

function choiceInForm(form: HTMLFormElement | null): StartChoice {
  if (form === null) return {};
  const fields = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return readStartChoice(new URLSearchParams(fields));
}

/** A plain form that works without script, until the widget loads. */
export function Booking(props: BookingProps) {
  return props.course.upcoming.length === 0 ? <NoDates course={props.course} /> : <OpenBooking {...props} />;
}

/** By the days that the page loaded; the widget knows them better. */
function nextStep(
  { upcoming }: Pick<Course, 'upcoming'>,
  { choice: { date }, month }: Pick<BookingProps, 'choice' | 'month'>,
): BookingBarProps['next'] {
  if (date === undefined) return 'choose';
  return (month?.days ?? upcoming).some((day) => day.date === date) ? 'chosen' : 'other';
}

function OpenBooking({ course, choice: initial, month, held }: BookingProps) {
  const { search } = useNavigation();
  // A returning visitor's choice is in the address (docs/domain/search.md#dates-and-party).
  const [from, setFrom] = useState({ asked: initial, choice: readStartChoice(new URLSearchParams(search)) });
  if (from.asked !== initial) setFrom({ asked: initial, choice: initial });
  const { choice } = from;
  const form = useRef<HTMLFormElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isAwaited, setAwaited] = useState(true);
  useEffect(() => {
    let isHere = true;
    void import('#src/web/guest/booking/form/BookingPanel.tsx').then(
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
    return (
      <Panel
        key={`${choice.date} ${choice.time}`}
        course={course}
        start={loaded.choice}
        held={held}
        Checkout={FlowCheckout}
      />
    );
  }
  return (
    <>
      <aside
        id="book"
        aria-label={t('flow.title')}
        className="mt-10 desk:sticky desk:top-[calc(var(--header)+1rem)] desk:mt-0"
      >
        <BookingForm ref={form} course={course} choice={choice} month={month} />
      </aside>
      <BookingBar course={course} next={nextStep(course, { choice, month })} isAwaited={isAwaited} />
    </>
  );
}

function NoDates({ course }: { readonly course: Course }) {
  const onward = (
    <a href={productListUrl(course.city)} className={buttonLook('primary')}>
      {page('paused.city', { city: course.city.name })}
    </a>
  );
  return (
    <>
      <aside
        id="book"
        aria-label={t('flow.title')}
        className="mt-10 desk:sticky desk:top-[calc(var(--header)+1rem)] desk:mt-0"
      >
        <div className="grid gap-4 rounded-panel border border-line bg-surface p-5 shadow-2">
          <PriceHead course={course} />
          <p className="text-ink-2">{t('book.noDates')}</p>
          {onward}
        </div>
      </aside>
      <PhoneBar course={course} note={t('book.noDates')}>
        {onward}
      </PhoneBar>
    </>
  );
}
