// Entry point of the feature course: its calls, and what other features may use.
import { courseCalls } from './course.ts';
import * as choices from './choices.ts';
import * as detail from './detail.ts';

export const courseHandlers = {
  [choices.route]: choices.handle,
  ...courseCalls,
  [detail.route]: detail.handle,
} as const;

export { findDetail } from './detail-row-queries.ts';
export { findForHome, findLoved, findSoon } from './queries.ts';
export { toDetail } from './to-detail.ts';
