// content/page: a content page by its slug (spec 7).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '../../call.ts';
import { findContentPage } from './queries.ts';

export const route = 'content/page';

export const handle: Handler<typeof route> = async ({ slug }, { services }) => {
  const page = await findContentPage(services.db, slug);
  if (!page) return refuse('page-not-found');
  return { data: { ...page, updated_at: page.updated_at.toISOString() } };
};
