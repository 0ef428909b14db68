// Entry point of the feature course: its calls, and what other features may use.
import * as choices from './choices.ts';
import * as city from './city.ts';
import * as days from './days.ts';
import * as detail from './detail.ts';
import * as homepage from './homepage.ts';
import * as paused from './paused.ts';
import * as related from './related.ts';
import * as search from './search.ts';

export const courseHandlers = {
  [choices.route]: choices.handle,
  [city.route]: city.handle,
  [days.route]: days.handle,
  [detail.route]: detail.handle,
  [homepage.route]: homepage.handle,
  [paused.route]: paused.handle,
  [related.route]: related.handle,
  [search.route]: search.handle,
} as const;

export { findDetail } from './detail-row-queries.ts';
export { findForHome, findLoved, findSoon } from './queries.ts';
export { toDetail } from './to-detail.ts';
