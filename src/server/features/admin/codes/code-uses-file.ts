// The uses of one discount code as a file (docs/back-office.md#files).
import type { FastifyInstance } from 'fastify';
import { type CodeUsesFilter, readCodeUsesQuery } from '#src/contract/admin/code-uses.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import type { Services } from '#src/server/services.ts';
import { registerAdminFile } from '#src/server/features/admin/kit/file.ts';
import { type ListPlace } from '#src/server/features/admin/kit/place-queries.ts';
import { findCode, findUses, type UseRow } from './code-queries.ts';

/** Registers its address. An address that names no code there is leads nowhere. */
export function registerCodeUsesFile(app: FastifyInstance, services: Services): void {
  const { db } = services;
  registerAdminFile<CodeUsesFilter, UseRow, ListPlace>(app, services, {
    name: 'code-uses',
    work: 'codes',
    columns: ['ref', 'booking_status', 'state', 'at', 'guest', 'discount'],
    filterOf: readCodeUsesQuery,
    isThere: async ({ code_id: id }) => id !== undefined && (await findCode(db, id)) !== null,
    read: async ({ code_id: codeId = '' }, after, count) => findUses(db, { codeId, after, count }),
    placeOf: ({ micros, id }) => ({ micros, id }),
    cellsOf: ({ ref, booking_status, state, at, guest, discount_cents: discount }) => [
      ref,
      booking_status,
      state,
      at.toISOString(),
      guest,
      fromMinor(discount),
    ],
  });
}
