// The log of messages as a file, without what was said (docs/back-office.md#files).
import type { FastifyInstance } from 'fastify';
import { type MessageFilter, readMessageQuery } from '#src/contract/addresses/admin/message-filter.ts';
import type { Services } from '#src/server/services.ts';
import { type ListPlace, registerAdminFile } from '#src/server/features/admin/index.ts';
import { keyOf, toLine } from './messages.ts';
import { findMessages, type MessageRow } from './messages-queries.ts';

const columns = ['id', 'at', 'channel', 'kind', 'to', 'state', 'subject', 'ref', 'tries', 'error'] as const;

/** Registers its address. */
export function registerMessagesFile(app: FastifyInstance, services: Services): void {
  registerAdminFile<MessageFilter, MessageRow, ListPlace>(app, services, {
    name: 'messages',
    work: 'messages',
    columns,
    filterOf: (search) => readMessageQuery(search).filter,
    read: (filter, after, count) => findMessages(services.db, { ...filter, after, count }),
    placeOf: (row) => ({ micros: row.micros, id: keyOf(row) }),
    cellsOf: (row) => {
      const line = toLine(row);
      return columns.map((name) => line[name] ?? '');
    },
  });
}
