import { nextSteps } from './next-steps.ts';
import type { BookingDetail } from './opener.ts';
import { t } from './t.ts';

/** What happens next, as a short numbered list. */
export function NextSteps({ booking }: { readonly booking: BookingDetail }) {
  const steps = nextSteps(booking);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next" className="rounded-panel bg-sand p-5 tablet:p-6 print:hidden">
      <h2 id="next" className="mb-3 text-h3">
        {t('next.title')}
      </h2>
      <ol className="grid gap-2.5">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden
              className="numbers grid size-7 shrink-0 place-items-center rounded-full bg-jade text-small font-bold text-on-jade"
            >
              {index + 1}
            </span>
            <span className="min-w-0 wrap-anywhere">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
