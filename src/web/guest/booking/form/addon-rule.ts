// Separate from the widget's choices, which load later: the product page renders it at once.
import type { Course } from '#src/web/guest/booking/booking-course.ts';
import { t } from '#src/web/guest/booking/texts.ts';

/** How many guests a unit serves; '' without a rule. */
export function addonRule({ kind, per_pax }: Pick<Course['addons'][number], 'kind' | 'per_pax'>): string {
  if (kind === 'other') return '';
  return t(kind === 'translator' ? 'addon.translator' : 'addon.vehicle', { count: per_pax });
}
