// Pages of text as a file (docs/back-office.md#files).
import type { FastifyInstance } from 'fastify';
import type { FilterOf } from '#src/contract/admin/list.ts';
import { contentList } from '#src/contract/admin/content-list.ts';
import type { Services } from '#src/server/services.ts';
import { registerAdminFile } from '#src/server/features/admin/kit/file.ts';
import { findPages, type PageRow } from './content-queries.ts';
import { toLine } from './content-list.ts';
import { releaseHashes } from './page-of.ts';

type ContentFilter = FilterOf<typeof contentList.filter>;

/** Registers its address. */
export function registerContentFile(app: FastifyInstance, services: Services): void {
  registerAdminFile<ContentFilter, PageRow, string>(app, services, {
    name: 'content',
    work: 'texts',
    columns: contentList.file.columns,
    filterOf: (search) => contentList.read(search).filter,
    read: async (filter, after, count) => findPages(services.db, { ...filter, after, count }, await releaseHashes()),
    placeOf: ({ slug }) => slug,
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
