// Entry point of the feature content.
import * as page from './page.ts';

export const contentHandlers = { [page.route]: page.handle } as const;

export { findContentSlugs } from './queries.ts';
