// Documents that hosts show us, sealed (docs/documents.md).
import { isLastDay, reachedWarning, documentState } from '#src/domain/credentials/documents.ts';
import { refuse, type Refusal, isRefusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { closeStaffTask, openStaffTask } from '#src/server/features/staff-log/index.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import { tellOfPaper } from './credential-mail-queries.ts';
import {
  lockPaper,
  setBadge,
  writeDecision,
  findPapers,
  findVerified,
  findQueue,
  writeRemoval,
  findPaper,
  findToday,
  insertPaper,
  type PaperRow,
} from './credential-queries.ts';
import { limits } from '#src/domain/limits.ts';
import { hostDocumentUrl } from '#src/contract/addresses/urls.ts';
import { randomUUID } from 'node:crypto';
import { documentFile, documentsMax } from '#src/domain/credentials/kinds.ts';
import { errorText } from '#src/contract/errors.ts';
import { fieldText } from '#src/contract/errors/field.ts';
import { seal } from '#src/server/sealed.ts';
import type { Services } from '#src/server/services.ts';

// paper/decide: an operator verifies a paper or refuses it (docs/documents.md#states-of-a-document).
const decide: Handler<'paper/decide'> = async ({ document_id, decision, ...said }, { services, actor }) => {
  const { userId: operatorId } = actor;
  if (operatorId === null) return refuse('unauthorized');
  const words = decision === 'refused' ? (said.words ?? '').trim().toWellFormed() : '';
  if (decision === 'refused' && words === '') return refuse('bad-input', { words: t('paper.wordsMissing') });
  return inTransaction(services.db, async (trx): Promise<CallOutput<'paper/decide'> | Refusal> => {
    const paper = await lockPaper(trx, document_id);
    if (!paper) return refuse('document-not-found');
    // What was verified can still turn out wrong; everything else is decided once.
    const mayDecide = paper.decision === 'waiting' || (paper.decision === 'verified' && decision === 'refused');
    if (!mayDecide) return refuse('document-decided');
    const expiresOn = said.expires_on ?? paper.expires_on;
    if (decision === 'verified' && expiresOn !== null && !isLastDay(expiresOn, paper.today))
      return refuse('bad-input', { expires_on: t('paper.dayPast') });
    const warnedDays = expiresOn === null ? null : reachedWarning(expiresOn, paper.today);
    await writeDecision(trx, paper.id, { decision, words, expiresOn, warnedDays, operatorId });
    await closeStaffTask(trx, 'host_document', `document:${paper.id}`);
    const isId = paper.kind === 'id' && (decision === 'verified' || paper.decision === 'verified');
    if (isId) await setBadge(trx, paper.host_id, decision === 'verified');
    await tellOfPaper(trx, { id: paper.id, hostId: paper.host_id }, { kind: 'paper-decided' });
    return { message: t(`paper.${decision}`) };
  });
};

// paper/list: the papers of a host with their states, and who has seen them (docs/documents.md#who-sees-them).
const list: Handler<'paper/list'> = async ({ host_id }, { services: { db }, actor }) => {
  const host = await findPanelHost(db, host_id, actor, 'documents');
  if (!host) return refuse('page-not-found');
  const rows = await findPapers(db, host.hostId);
  return { data: rows.map(toPaper), is_id_verified: await findVerified(db, host.hostId) };
};

// paper/queue: the papers that operators look at (docs/documents.md#who-sees-them).
const queue: Handler<'paper/queue'> = async ({ state = 'waiting', offset = 0 }, { services: { db } }) => {
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

// paper/remove: the host takes a paper away; its bytes go at once (docs/documents.md#deleting-a-document).
const remove: Handler<'paper/remove'> = async ({ host_id, document_id }, { services, actor }) => {
  const host = await findPanelHost(services.db, host_id, actor, 'documents');
  if (!host) return refuse('document-not-found');
  return inTransaction(services.db, async (trx): Promise<CallOutput<'paper/remove'> | Refusal> => {
    const paper = await lockPaper(trx, document_id);
    if (paper?.host_id !== host.hostId) return refuse('document-not-found');
    await writeRemoval(trx, paper.id);
    await closeStaffTask(trx, 'host_document', `document:${paper.id}`);
    if (paper.kind === 'id' && paper.decision === 'verified') await setBadge(trx, paper.host_id, false);
    return { message: t('paper.removed') };
  });
};

// paper/upload: a host, or somebody for a host, hands in a paper (docs/documents.md#what-is-taken, ADR 085).
const upload: Handler<'paper/upload'> = async ({ host_id, kind, expires_on: expiresOn = null }, call) => {
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

/** The calls of this file by name. */
export const paperCalls = {
  'paper/decide': decide,
  'paper/list': list,
  'paper/queue': queue,
  'paper/remove': remove,
  'paper/upload': upload,
} as const;

// A paper in the words of the contract.

/** A paper as its host and operators see it, without its bytes. */
function toPaper(row: PaperRow): CallOutput<'paper/list'>['data'][number] {
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
