// admin/content-list: pages of text, a page at a time (docs/back-office.md#pages-of-text).
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { findPages, type PageRow } from './content-queries.ts';
import { releaseHashes, standingOf } from './content-state.ts';
import type { FastifyInstance } from 'fastify';
import type { FilterOf } from '#src/contract/admin/list.ts';
import { contentList } from '#src/contract/admin/content-list.ts';
import type { Services } from '#src/server/services.ts';
import { registerAdminFile } from './kit/file.ts';

const pageSize = 100;

export const contentPages: Handler<'admin/content-list'> = async (
  { after, ...filter },
  { services: { db, config } },
) => {
  const rows = await findPages(db, { ...filter, after: after ?? null, count: pageSize + 1 }, await releaseHashes());
  const shown = rows.slice(0, pageSize);
  const next = rows.length > pageSize ? (shown.at(-1)?.slug ?? null) : null;
  return { data: shown.map(toLine), next, languages: [...config.locales] };
};

/** A page as list and file show it. */
export function toLine(row: PageRow): CallOutput<'admin/content-list'>['data'][number] {
  const { slug, title, version, who, has_draft, languages } = row;
  const { state, isTemplate } = standingOf(row);
  const changed_at = row.changed_at.toISOString();
  return { slug, title, state, is_template: isTemplate, has_draft, languages, version, changed_at, who };
}

// Pages of text as a file (docs/back-office.md#files).

type ContentFilter = FilterOf<typeof contentList.filter>;

/** Registers its address. */
export function registerContentFile(app: FastifyInstance, services: Services): void {
  registerAdminFile<ContentFilter, PageRow, string>(app, services, {
    name: 'content',
    permission: 'texts',
    columns: contentList.file.columns,
    filterOf: (search) => contentList.read(search).filter,
    read: async (filter, after, count) => findPages(services.db, { ...filter, after, count }, await releaseHashes()),
    cursorOf: ({ slug }) => slug,
    cellsOf: (row) => {
      const { languages, has_draft: hasDraft, is_template: _, ...line } = toLine(row);
      const cells: Readonly<Record<string, string | number>> = {
        ...line,
        has_draft: Number(hasDraft),
        languages: languages.map(({ language }) => language).join(' '),
      };
      return contentList.file.columns.map((name) => cells[name] ?? '');
    },
  });
}

/** The call of the list of pages. */
export const contentCalls = { 'admin/content-list': contentPages } as const;
