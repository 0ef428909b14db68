// Pages of text as a file (docs/back-office.md#files).
import type { FastifyInstance } from 'fastify';
import { type ContentFilter, readContentQuery } from '#src/contract/addresses/admin/content-filter.ts';
import type { Services } from '#src/server/services.ts';
import { registerAdminFile } from '#src/server/features/admin/index.ts';
import { findPages, type PageRow } from './content-queries.ts';
import { toLine } from './content-list.ts';
import { releaseHashes } from './page-of.ts';

const columns = ['slug', 'title', 'state', 'has_draft', 'languages', 'version', 'changed_at', 'who'] as const;

/** Registers its address. */
export function registerContentFile(app: FastifyInstance, services: Services): void {
  registerAdminFile<ContentFilter, PageRow, string>(app, services, {
    name: 'content',
    work: 'texts',
    columns,
    filterOf: (search) => readContentQuery(search).filter,
    read: async (filter, after, count) => findPages(services.db, { ...filter, after, count }, await releaseHashes()),
    placeOf: ({ slug }) => slug,
    cellsOf: (row) => {
      const { languages, has_draft: hasDraft, ...line } = toLine(row);
      const cells = {
        ...line,
        has_draft: Number(hasDraft),
        languages: languages.map(({ language }) => language).join(' '),
      };
      return columns.map((name) => cells[name]);
    },
  });
}
