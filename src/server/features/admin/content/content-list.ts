// admin/content-list: pages of text, a page at a time (docs/back-office.md#pages-of-text).
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { findPages, type PageRow } from './content-queries.ts';
import { releaseHashes, standingOf } from './page-of.ts';

export const route = 'admin/content-list';

const pageSize = 100;

export const handle: Handler<typeof route> = async ({ after, ...filter }, { services: { db, config } }) => {
  const rows = await findPages(db, { ...filter, after: after ?? null, count: pageSize + 1 }, await releaseHashes());
  const shown = rows.slice(0, pageSize);
  const next = rows.length > pageSize ? (shown.at(-1)?.slug ?? null) : null;
  return { data: shown.map(toLine), next, languages: [...config.locales] };
};

/** A page as list and file show it. */
export function toLine(row: PageRow): CallOutput<typeof route>['data'][number] {
  const { slug, title, version, who, has_draft, languages } = row;
  const { state, isTemplate } = standingOf(row);
  const changed_at = row.changed_at.toISOString();
  return { slug, title, state, is_template: isTemplate, has_draft, languages, version, changed_at, who };
}
