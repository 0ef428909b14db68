// paper/upload: a host, or somebody for a host, hands in a paper (docs/documents.md#what-is-taken, ADR 085).
import { randomUUID } from 'node:crypto';
import { isLastDay, reachedWarning } from '#src/domain/document/documents.ts';
import { documentFile, documentsMax } from '#src/domain/document/kinds.ts';
import { errorText } from '#src/contract/errors.ts';
import { fieldText } from '#src/contract/errors/field.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { seal } from '#src/server/sealed.ts';
import type { Services } from '#src/server/services.ts';
import { openStaffTask } from '#src/server/features/task/index.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findPaper, findToday, insertPaper } from './queries.ts';
import { toPaper } from './to-wire.ts';

export const route = 'paper/upload';

export const handle: Handler<typeof route> = async ({ host_id, kind, expires_on: expiresOn = null }, call) => {
  const { services, actor, files = [] } = call;
  const host = await findPanelHost(services.db, host_id, actor, 'documents');
  if (!host || actor.userId === null) return refuse('page-not-found');
  const { hostId } = host;
  const today = await findToday(services.db);
  if (expiresOn === null && kind === 'insurance') return refuse('bad-input', { expires_on: t('paper.dayMissing') });
  if (expiresOn !== null && !isLastDay(expiresOn, today))
    return refuse('bad-input', { expires_on: t('paper.dayPast') });
  const read = await readFile(services, files[0]);
  if (isRefusal(read)) return read;
  const { fileKind, bytes } = read;
  const id = randomUUID();
  const made = {
    id,
    hostId,
    kind,
    fileKind,
    bytes: bytes.length,
    sealed: seal(services.keys, 'host-document', bytes, id),
    expiresOn,
    warnedDays: expiresOn === null ? null : reachedWarning(expiresOn, today),
    sentBy: actor.userId,
  };
  const isKept = await inTransaction(services.db, async (trx) => {
    if (!(await insertPaper(trx, made, documentsMax))) return false;
    await openStaffTask(trx, { kind: 'host_document', subject: `document:${id}`, bookingId: null, detail: kind });
    return true;
  });
  const row = isKept ? await findPaper(services.db, id) : null;
  return row === null ? refuse('document-limit') : { data: toPaper(row), message: t('paper.sent') };
};

/** The bytes that are kept: a PDF as it came, a picture made anew. */
async function readFile(
  { gateways }: Pick<Services, 'gateways'>,
  file: Buffer | undefined,
): Promise<{ fileKind: 'pdf' | 'picture'; bytes: Buffer } | Refusal> {
  if (file === undefined) return refuse('bad-input', { file: fieldText('missing') });
  const fileKind = documentFile(file);
  if (fileKind === null) return refuse('document-type', { file: errorText('document-type') });
  if (fileKind === 'pdf') return { fileKind, bytes: file };
  const drawn = await gateways.images.redraw(file);
  if (drawn.ok) return { fileKind, bytes: drawn.bytes };
  if (drawn.code === 'unavailable') return refuse('unavailable');
  const code = drawn.code === 'photo-size' ? 'document-size' : 'document-type';
  return refuse(code, { file: errorText(code) });
}
