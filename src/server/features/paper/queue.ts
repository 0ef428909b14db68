// paper/queue: the papers that operators look at (docs/documents.md#who-sees-them).
import { limits } from '#src/domain/limits.ts';
import { hostDocumentUrl } from '#src/contract/addresses/urls.ts';
import type { Handler } from '#src/server/call.ts';
import { findQueue } from './queries.ts';
import { toPaper } from './to-wire.ts';

export const route = 'paper/queue';

export const handle: Handler<typeof route> = async ({ state = 'waiting', offset = 0 }, { services: { db } }) => {
  const { rows, total } = await findQueue(db, { state, offset, count: limits.pageSize });
  return {
    data: rows.map((row) => ({
      ...toPaper(row),
      host: { id: row.host_id, name: row.host_name, is_id_verified: row.is_id_verified },
      url: hostDocumentUrl(row.id),
    })),
    total,
  };
};
