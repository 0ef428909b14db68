// Entry point of the feature pickup.
import * as course from './course.ts';
import * as save from './save.ts';

export const pickupHandlers = {
  [course.route]: course.handle,
  [save.route]: save.handle,
} as const;
export { refusePickup } from './save.ts';
