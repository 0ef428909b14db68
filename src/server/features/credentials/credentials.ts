import { isLastDay, reachedWarning, credentialState, dueWarning } from '#src/domain/credentials/credentials.ts';
import { credentialFile, credentialsMax } from '#src/domain/credentials/kinds.ts';
import { refuse, type Refusal, isRefusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { closeStaffTask, openStaffTask } from '#src/server/features/staff-log/index.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import {
  mailDecision,
  lockEnding,
  writeWarned,
  lockCredential,
  setBadge,
  writeDecision,
  findCredentials,
  findVerified,
  findQueue,
  writeRemoval,
  findCredential,
  findToday,
  insertCredential,
  type CredentialRow,
  findSealed,
  noteView,
} from './credential-queries.ts';
import { limits } from '#src/domain/limits.ts';
import { credentialUrl } from '#src/contract/addresses/urls.ts';
import { randomUUID } from 'node:crypto';
import { errorText, errors } from '#src/contract/errors.ts';
import { fieldText } from '#src/contract/errors/field.ts';
import { seal, unseal } from '#src/server/platform/sealed.ts';
import type { Services } from '#src/server/services.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { identify, mayDo } from '#src/server/platform/http/identity.ts';

// GET /host-documents/<id>: for finance only, logged before it is sent; not found otherwise (docs/domain/hosts.md#document-access, ADR
// 054).

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Images may be displayed by our pages; PDFs are downloads. */
export function registerCredentialFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>(credentialUrl(':id'), async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if ((await services.limits.take('read', request.ip)) !== null) return plain(reply, 'too-many-requests');
    const who = await identify(request, services);
    const actor = 'actor' in who ? who.actor : null;
    const { id } = request.params;
    if (!actor?.userId || !mayDo('documents', actor) || !uuid.test(id)) return plain(reply, 'page-not-found');
    const found = await findSealed(services.db, id);
    if (!found) return plain(reply, 'page-not-found');
    const bytes = unseal(services.keys, 'host-document', found.sealed, id);
    if (bytes === null) {
      request.log.error({ document: id }, 'cannot decrypt a document: its key was retired or its bytes changed');
      return plain(reply, 'unavailable');
    }
    // Logged before the first byte.
    await noteView(services.db, id, { viewerId: actor.userId, act: 'opened' });
    const isPdf = found.file_kind === 'pdf';
    const name = `${found.kind}-${id.slice(0, 8)}.${isPdf ? 'pdf' : 'webp'}`;
    return reply
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cross-origin-resource-policy', 'same-origin')
      .header('content-disposition', `${isPdf ? 'attachment' : 'inline'}; filename="${name}"`)
      .type(isPdf ? 'application/pdf' : 'image/webp')
      .send(bytes);
  });
}

const plain = (reply: FastifyReply, code: 'page-not-found' | 'too-many-requests' | 'unavailable') =>
  reply.code(errors[code]).type('text/plain; charset=utf-8').send(errorText(code));

// credential/decide: verifies or refuses a document (docs/domain/hosts.md#document-states).
const decide: Handler<'credential/decide'> = async ({ document_id, decision, ...review }, { services, actor }) => {
  const { userId: operatorId } = actor;
  if (operatorId === null) return refuse('unauthorized');
  const words = decision === 'refused' ? (review.words ?? '').trim().toWellFormed() : '';
  if (decision === 'refused' && words === '') return refuse('bad-input', { words: t('credential.wordsMissing') });
  return inTransaction(services.db, async (trx): Promise<CallOutput<'credential/decide'> | Refusal> => {
    const credential = await lockCredential(trx, document_id);
    if (!credential) return refuse('document-not-found');
    const mayDecide =
      credential.decision === 'waiting' || (credential.decision === 'verified' && decision === 'refused');
    if (!mayDecide) return refuse('document-decided');
    const expiresOn = review.expires_on ?? credential.expires_on;
    if (decision === 'verified' && expiresOn !== null && !isLastDay(expiresOn, credential.today))
      return refuse('bad-input', { expires_on: t('credential.dayPast') });
    const warnedDays = expiresOn === null ? null : reachedWarning(expiresOn, credential.today);
    await writeDecision(trx, credential.id, { decision, words, expiresOn, warnedDays, operatorId });
    await closeStaffTask(trx, 'host_document', `document:${credential.id}`);
    const isId = credential.kind === 'id' && (decision === 'verified' || credential.decision === 'verified');
    if (isId) await setBadge(trx, credential.host_id, decision === 'verified');
    await mailDecision(trx, { id: credential.id, hostId: credential.host_id }, { kind: 'credential-decided' });
    return { message: t(`credential.${decision}`) };
  });
};

const list: Handler<'credential/list'> = async ({ host_id }, { services: { db }, actor }) => {
  const host = await findPanelHost(db, host_id, actor, 'documents');
  if (!host) return refuse('page-not-found');
  const rows = await findCredentials(db, host.hostId);
  return { data: rows.map(toCredential), is_id_verified: await findVerified(db, host.hostId) };
};

const queue: Handler<'credential/queue'> = async ({ state = 'waiting', offset = 0 }, { services: { db } }) => {
  const { rows, total } = await findQueue(db, { state, offset, count: limits.pageSize });
  return {
    data: rows.map((row) => ({
      ...toCredential(row),
      host: { id: row.host_id, name: row.host_name, is_id_verified: row.is_id_verified },
      url: credentialUrl(row.id),
    })),
    total,
  };
};

// credential/remove: deletes the bytes at once (docs/domain/hosts.md#document-states).
const remove: Handler<'credential/remove'> = async ({ host_id, document_id }, { services, actor }) => {
  const host = await findPanelHost(services.db, host_id, actor, 'documents');
  if (!host) return refuse('document-not-found');
  return inTransaction(services.db, async (trx): Promise<CallOutput<'credential/remove'> | Refusal> => {
    const credential = await lockCredential(trx, document_id);
    if (credential?.host_id !== host.hostId) return refuse('document-not-found');
    await writeRemoval(trx, credential.id);
    await closeStaffTask(trx, 'host_document', `document:${credential.id}`);
    if (credential.kind === 'id' && credential.decision === 'verified') await setBadge(trx, credential.host_id, false);
    return { message: t('credential.removed') };
  });
};

// credential/upload: by a host or their helper (docs/domain/hosts.md#accepted-documents, ADR 054).
const upload: Handler<'credential/upload'> = async ({ host_id, kind, expires_on: expiresOn = null }, call) => {
  const { services, actor, files = [] } = call;
  const host = await findPanelHost(services.db, host_id, actor, 'documents');
  if (!host || actor.userId === null) return refuse('page-not-found');
  const { hostId } = host;
  const today = await findToday(services.db);
  if (expiresOn === null && kind === 'insurance')
    return refuse('bad-input', { expires_on: t('credential.dayMissing') });
  if (expiresOn !== null && !isLastDay(expiresOn, today))
    return refuse('bad-input', { expires_on: t('credential.dayPast') });
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
    if (!(await insertCredential(trx, made, credentialsMax))) return false;
    await openStaffTask(trx, { kind: 'host_document', subject: `document:${id}`, bookingId: null, detail: kind });
    return true;
  });
  const row = isKept ? await findCredential(services.db, id) : null;
  return row === null ? refuse('document-limit') : { data: toCredential(row), message: t('credential.sent') };
};

/** A PDF as received, an image re-encoded. */
async function readFile(
  { gateways }: Pick<Services, 'gateways'>,
  file: Buffer | undefined,
): Promise<{ fileKind: 'pdf' | 'picture'; bytes: Buffer } | Refusal> {
  if (file === undefined) return refuse('bad-input', { file: fieldText('missing') });
  const fileKind = credentialFile(file);
  if (fileKind === null) return refuse('document-type', { file: errorText('document-type') });
  if (fileKind === 'pdf') return { fileKind, bytes: file };
  const drawn = await gateways.images.redraw(file);
  if (drawn.ok) return { fileKind, bytes: drawn.bytes };
  if (drawn.code === 'unavailable') return refuse('unavailable');
  const code = drawn.code === 'photo-size' ? 'document-size' : 'document-type';
  return refuse(code, { file: errorText(code) });
}

export const credentialCalls = {
  'credential/decide': decide,
  'credential/list': list,
  'credential/queue': queue,
  'credential/remove': remove,
  'credential/upload': upload,
} as const;

function toCredential(row: CredentialRow): CallOutput<'credential/list'>['data'][number] {
  return {
    id: row.id,
    kind: row.kind,
    state: row.removed_at === null ? credentialState(row, row.today) : 'removed',
    file: row.file_kind,
    bytes: row.byte_size,
    expires_on: row.expires_on,
    words: row.words,
    sent_at: row.sent_at.toISOString(),
    sent_by: row.sent_by,
    views: row.views.map(({ at, ...view }) => ({ ...view, at: new Date(at).toISOString() })),
  };
}

/** At most `count` in one transaction; returns how many. Each warning is sent once. */
export async function warnOfCredentials({ db }: Pick<Services, 'db'>, count = 50): Promise<number> {
  return inTransaction(db, async (trx) => {
    let warned = 0;
    for (const { id, host_id: hostId, kind, ...credential } of await lockEnding(trx, count)) {
      const days = dueWarning(credential.expires_on, credential.today, credential.warned_days);
      if (days === null) continue;
      await writeWarned(trx, id, days);
      if (days < 0 && kind === 'id') await setBadge(trx, hostId, false);
      await mailDecision(trx, { id, hostId }, { kind: 'credential-ending', days });
      warned += 1;
    }
    return warned;
  });
}
