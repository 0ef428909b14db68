import type { Course } from '../../booking/booking-course.ts';
import { Section } from './Section.tsx';
import { t, tn } from './t.ts';

/** What happens, first as a story, then step by step along a line. */
export function Steps({ course }: { readonly course: Course }) {
  return (
    <Section id="steps" title={t('steps.title')}>
      <p className="max-w-[66ch]">{course.description}</p>
      <ol className="mt-7 max-w-[66ch]">
        {course.steps.map((step, index) => (
          <li key={step.title} className="group relative flex gap-4 pb-6 last:pb-0">
            <span aria-hidden className="absolute top-9 bottom-0 left-[1.1rem] w-px bg-line group-last:hidden" />
            <span
              aria-hidden
              className="numbers relative grid size-9 shrink-0 place-items-center rounded-full bg-brand-soft font-serif font-[560] text-brand"
            >
              {index + 1}
            </span>
            <span className="min-w-0 pt-1">
              <span className="block font-bold">{step.title}</span>
              <span className="block text-ink-2">{step.text}</span>
              {step.minutes !== null && (
                <span className="block text-small text-ink-3">{tn('minutes', step.minutes)}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
