import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useNavigation } from '#src/web/router/navigation.tsx';
import { type Place, placeUrl, stepFrom } from './place.ts';
import { t } from './texts.ts';

interface KeyAreaProps {
  readonly place: Place;
  readonly today: string;
  readonly date: string;
  readonly children: ReactNode;
}

// Letters count only while the focus is in the calendar, and never in a field (WCAG 2.1.4).
const letters: Readonly<Record<string, (place: Place, date: string) => Partial<Place>>> = {
  a: () => ({ view: 'agenda' }),
  w: () => ({ view: 'week' }),
  m: () => ({ view: 'month' }),
  t: () => ({ date: null }),
  n: ({ view }, date) => ({ date: stepFrom(view, date, 1) }),
  p: ({ view }, date) => ({ date: stepFrom(view, date, -1) }),
  b: () => ({ form: 'block' }),
  r: () => ({ form: 'week-rules' }),
  o: () => ({ form: 'feeds' }),
};

const shown = ['arrows', 'enter', 'ends', 'a', 'w', 'm', 't', 'n', 'p', 'b', 'r', 'o', 'help'] as const;
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The calendar by keys: arrows move between its days, Enter opens one, letters turn it; a list of them can be opened. */
export function KeyArea({ place, date, children }: KeyAreaProps) {
  const { navigate } = useNavigation();
  const area = useRef<HTMLElement>(null);
  const list = useRef<HTMLDetailsElement>(null);
  const id = useId();
  const onKey = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    const isTyped = event.altKey || event.ctrlKey || event.metaKey || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
    // The grid of a month moves by arrows of its own.
    if (isTyped || event.defaultPrevented) return;
    if (event.key === '?' && list.current) {
      list.current.open = true;
      list.current.querySelector('summary')?.focus();
    } else if (target.closest('[role=grid]') === null && moveIn(area.current, target, event.key))
      event.preventDefault();
    else {
      const go = letters[event.key.toLowerCase()];
      if (go) navigate(placeUrl(place, go(place, date)));
    }
  };
  return (
    <section ref={area} aria-label={t('title')} aria-describedby={id} onKeyDown={onKey}>
      {children}
      <p id={id} className="visually-hidden">
        {t('keys.hint')}
      </p>
      <details ref={list} className="needs-script mt-6 max-tablet:hidden">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-small">
          {t('keys.title')}
        </summary>
        <dl className="mt-2 grid max-w-100 grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-small">
          {shown.map((key) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-chip border border-line-strong px-1.5 font-medium">{t(`key.${key}`)}</kbd>
              </dt>
              <dd>{t(`keys.${key}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

/** Gives the focus to another day; false where the key is for something else. */
function moveIn(area: HTMLElement | null, target: HTMLElement, key: string): boolean {
  const days = [...(area?.querySelectorAll<HTMLElement>('[data-day]') ?? [])];
  const at = days.findIndex((day) => day === target);
  const step = steps[key];
  if (at < 0 || days.length === 0) return false;
  const next = step === undefined ? { Home: 0, End: days.length - 1 }[key] : at + step;
  if (next === undefined) return false;
  days[Math.min(Math.max(next, 0), days.length - 1)]?.focus();
  return true;
}
