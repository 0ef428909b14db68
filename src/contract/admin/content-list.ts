// Pages of text, as the back office lists them (docs/back-office.md#pages-of-text).
import { pageStates } from '#src/domain/catalogue/page-rules.ts';
import { choice, declareList, either, form, text, usual, usualFigure } from './list.ts';
import { adminRoutes } from './admin-routes.ts';

export const contentList = declareList({
  name: 'content',
  path: adminRoutes['admin-content'].path,
  filter: {
    find: text(100),
    state: choice(pageStates),
    language: form(/^[a-z]{2,3}_[A-Z]{2}$/),
    has_draft: either('draft'),
  },
  columns: {
    slug: {},
    title: usual,
    state: usual,
    draft: usual,
    languages: usual,
    version: usualFigure,
    changed_at: usual,
    who: usual,
  },
  file: {
    permission: 'texts',
    columns: ['slug', 'title', 'state', 'has_draft', 'languages', 'version', 'changed_at', 'who'],
  },
  cursor: /^[a-z][a-z0-9-]{0,119}$/,
});
