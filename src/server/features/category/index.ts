// The door of the feature category.
import * as list from './list.ts';

export const categoryHandlers = { [list.route]: list.handle } as const;

export { findCategories } from './queries.ts';
