// A paper in the words of the contract.
import { documentState } from '#src/domain/document/documents.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { PaperRow } from './queries.ts';

/** A paper as its host and operators see it, without its bytes. */
export function toPaper(row: PaperRow): CallOutput<'paper/list'>['data'][number] {
  return {
    id: row.id,
    kind: row.kind,
    state: row.removed_at === null ? documentState(row, row.today) : 'removed',
    file: row.file_kind,
    bytes: row.byte_size,
    expires_on: row.expires_on,
    words: row.words,
    sent_at: row.sent_at.toISOString(),
    sent_by: row.sent_by,
    views: row.views.map(({ at, ...view }) => ({ ...view, at: new Date(at).toISOString() })),
  };
}
