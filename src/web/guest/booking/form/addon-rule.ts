// Apart from the choices of the widget, which load later: the product page says it at once.
import type { Course } from '#src/web/guest/booking/booking-course.ts';
import { t } from '#src/web/guest/booking/texts.ts';

/** How many guests one unit serves, in words; empty for an add-on without such a rule. */
export function addonRule({ kind, per_pax }: Pick<Course['addons'][number], 'kind' | 'per_pax'>): string {
  if (kind === 'other') return '';
  return t(kind === 'translator' ? 'addon.translator' : 'addon.vehicle', { count: per_pax });
}
