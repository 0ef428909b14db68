// content/page: a content page by its slug.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '../../call.ts';
import { findPublished } from '../review/index.ts';
import { contentFacts, fillIn } from './fill-in.ts';
import { picturesOf } from './pictures.ts';
import { findContentPage } from './queries.ts';

export const route = 'content/page';

export const handle: Handler<typeof route> = async ({ slug }, { services, log }) => {
  const page = await findContentPage(services.db, slug);
  if (!page) return refuse('page-not-found');
  const asksForReviews = /\breviews\./.test(page.body);
  const live = asksForReviews ? { reviews: await findPublished(services.db) } : {};
  const facts = { ...contentFacts(services.config), ...live };
  const filled = (text: string) => {
    try {
      return fillIn(text, facts);
    } catch (error) {
      // A page of an operator that is not written as it should be is shown as it stands, and is no failure of the site.
      log.warn({ err: error, slug }, 'a page of text could not be filled in');
      return text;
    }
  };
  const { title, summary, body, updated_at } = page;
  return {
    data: {
      slug,
      title: filled(title),
      summary: filled(summary),
      body: filled(body),
      pictures: await picturesOf(body, services),
      updated_at: updated_at.toISOString(),
    },
  };
};
