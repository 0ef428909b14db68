// admin/content-version: one version of a text, and what has changed in it (docs/back-office.md#pages-of-text).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findText } from './content-queries.ts';
import { differenceOf } from './page-of.ts';

export const route = 'admin/content-version';

const nothing = { title: '', summary: '', body: '' };

export const handle: Handler<typeof route> = async ({ slug, language, version }, { services: { db } }) => {
  const [text, before] = await Promise.all([
    findText(db, { slug, language }, version),
    version === 1 ? null : findText(db, { slug, language }, version - 1),
  ]);
  if (text === null) return refuse('page-not-found');
  const { title, summary, body, made_at, who, is_live } = text;
  return {
    version,
    title,
    summary,
    body,
    made_at: made_at.toISOString(),
    who,
    is_live,
    difference: differenceOf(before ?? nothing, text),
  };
};
