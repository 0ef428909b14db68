// Entry point of the feature content.
import * as figures from './figures.ts';
import * as page from './page.ts';

export const contentHandlers = { [page.route]: page.handle, [figures.route]: figures.handle } as const;

export { findContentSlugs } from './queries.ts';
