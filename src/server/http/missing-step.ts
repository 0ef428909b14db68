// Date, then time, then guests: the first empty step of a choice is the answer, before any other field is looked at (spec 4).
import type { BookingStep } from '#src/domain/booking/steps/widget-events.ts';
import { errors, type ErrorCode } from '#src/contract/errors.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';

const codes = { date: 'date-missing', time: 'time-missing', pax: 'pax-missing' } as const satisfies Record<
  BookingStep,
  ErrorCode
>;

/**
 * The refusal of the first empty step, or null. `steps` in the order of spec 4. A date before `opensFrom` (YYYY-MM-DD) is
 * corona-time before any later step (spec 5, product 3).
 */
export function missingStep(steps: readonly BookingStep[], body: unknown, opensFrom: string): Refusal | null {
  const given: Readonly<Record<string, unknown>> = { ...(typeof body === 'object' ? body : {}) };
  for (const step of steps) {
    const value = given[step];
    if (value === undefined || value === null || value === '') {
      const code = codes[step];
      return refuse(code, { [step]: errors[code].text });
    }
    const isDate = step === 'date' && typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
    if (isDate && value < opensFrom) return refuse('corona-time');
  }
  return null;
}
