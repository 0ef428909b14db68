// admin/synonym-list: what other words the search knows (docs/back-office.md#places).
import type { Handler } from '#src/server/call.ts';
import { findSynonyms } from './synonym-queries.ts';

export const route = 'admin/synonym-list';

const pageSize = 100;

export const handle: Handler<typeof route> = async ({ find = '', after }, { services: { db } }) => {
  const rows = await findSynonyms(db, find.trim(), after ?? null, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return {
    data: shown.map(({ term, kind, means }) => ({ term, kind, means })),
    next: rows.length > pageSize ? (shown.at(-1)?.key ?? null) : null,
  };
};
