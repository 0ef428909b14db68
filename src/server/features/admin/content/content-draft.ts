// admin/content-draft: a version as guests would be shown it, made by what makes their pages (docs/back-office.md#pages-of-text).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { shownText } from '#src/server/features/content/index.ts';
import { findText } from './content-queries.ts';
import { findFaults } from './find-faults.ts';

export const route = 'admin/content-draft';

export const handle: Handler<typeof route> = async ({ slug, language, version }, context) => {
  const { services } = context;
  const text = await findText(services.db, { slug, language }, version);
  if (text === null) return refuse('page-not-found');
  const { title, summary, body, made_at: updatedAt } = text;
  const [data, faults] = await Promise.all([
    shownText({ slug, title, summary, body, updatedAt }, context),
    findFaults(slug, text, services),
  ]);
  return { data, is_live: text.is_live, faults };
};
