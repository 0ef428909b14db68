import { fieldText } from '#src/contract/errors/field.ts';
import { refuse, isRefusal, type Refusal } from '#src/contract/refusal.ts';
import { hostLanguageOf, hostLanguages, hostLanguageCodes } from '#src/domain/host-reach/languages.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { plain } from '#src/server/host-texts/plain.ts';
import { toReader } from '#src/server/platform/locale.ts';
import { waysOf } from '#src/server/phone/send.ts';
import {
  mayAskCode,
  pendingCode,
  sendCode,
  shownNumber,
  tryCode,
  withOwnCountry,
} from '#src/server/phone/verify-number.ts';
import { writeMessage } from '#src/server/phone/write-message.ts';
import { numberForm } from '#src/server/platform/phone-number.ts';
import { findPanelHost, type Acting } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findShownReach, logReach, findReachOfHosts, type ReachOfHost } from './reach-queries.ts';
import {
  findReach,
  lockOwner,
  noteReachable,
  phoneIn,
  saveChoice,
  saveNumber,
  type Phone,
  type PhoneOwner,
} from '#src/server/phone/reach-queries.ts';
import { revokeLinks } from '#src/server/phone/incoming-queries.ts';
import type { Services } from '#src/server/services.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { hasAddress } from '#src/domain/account/no-address.ts';
import type { Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { isSpoken } from '#src/server/host-texts/say.ts';

const ownerOf = (hostId: string): PhoneOwner => ({ of: 'host', id: hostId });

async function readReach(services: Services, hostId: string): Promise<CallOutput<'reach/detail'>> {
  const row = await findShownReach(services.db, hostId);
  const channel = row.way ?? 'mail';
  return {
    way: channel,
    language: hostLanguageOf(row.language ?? 'en'),
    number: row.number === null ? null : shownNumber(row.number),
    own_number: row.own_number === null ? null : shownNumber(row.own_number),
    is_stopped: row.is_stopped,
    is_failing: channel !== 'mail' && row.is_failing,
    email: hasAddress(row.email) ? row.email : '',
    ways: [...waysOf(services), 'mail'],
    languages: hostLanguageCodes.map((one) => ({ code: one, name: hostLanguages[one], is_ready: isSpoken(one) })),
    pending: await pendingCode(services, ownerOf(hostId)),
  };
}

// Notifies the old number, in case someone else changed it (docs/domain/hosts.md#numbers).

const validSeconds = 10 * 3600;

async function tellOldNumber(
  trx: Transaction<Database>,
  { config: { brand } }: Pick<Services, 'config'>,
  old: Phone,
): Promise<void> {
  const { host_name } = await findShownReach(trx, old.owner.id);
  const values = { site: plain(brand.name), host: plain(host_name), contact: brand.contacts.email };
  const textIn = () => ({ key: 'changed' as const, values, names: ['host'] });
  await writeMessage(trx, old, { textIn, validSeconds });
}

// reach/code-send: sends a verification code (docs/domain/hosts.md#numbers).
const codeSend: Handler<'reach/code-send'> = async ({ host_id, way: channel, number: typed }, call) => {
  const { services, actor } = call;
  const acting = await findPanelHost(services.db, host_id, actor, 'settings');
  if (!acting) return refuse('host-not-found');
  if (!waysOf(services).includes(channel))
    return refuse('bad-input', { way: fieldText('choice', { choices: [...waysOf(services), 'mail'].join(', ') }) });
  const { hostId, by } = acting;
  const number = numberForm(typed);
  if (number === null) return refuse('phone-invalid', { number: await numberFault(services, hostId, typed) });
  const owner = ownerOf(hostId);
  if (!(await mayAskCode(call, owner, number))) return refuse('number-code-limit');
  await inTransaction(services.db, async (trx) => {
    await lockOwner(trx, owner);
    const { language } = await findShownReach(trx, hostId);
    await sendCode(trx, services, { owner, way: channel, number, language: hostLanguageOf(language ?? 'en') });
    await logReach(trx, { hostId, by }, 'reach-code-sent', { way: channel });
  });
  return { ...(await readReach(services, hostId)), message: toReader(() => t('reach.codeSent')) };
};

async function numberFault(services: Services, hostId: string, typed: string): Promise<string> {
  const number = withOwnCountry(typed, (await findShownReach(services.db, hostId)).own_number);
  return toReader(() => (number === null ? t('reach.noCountry') : t('reach.withCountry', { number })));
}

// reach/code-verify: verifies the number (docs/domain/hosts.md#numbers).
const codeVerify: Handler<'reach/code-verify'> = async ({ host_id, code }, { services, actor }) => {
  const acting = await findPanelHost(services.db, host_id, actor, 'settings');
  if (!acting) return refuse('host-not-found');
  const refused = await verify(services, acting, code);
  if (refused) return refused;
  return { ...(await readReach(services, acting.hostId)), message: toReader(() => t('reach.verified')) };
};

/** Null when verified. */
async function verify(
  services: Services,
  { hostId, by }: { hostId: string; by: Acting },
  typed: string,
): Promise<Refusal | null> {
  const owner = ownerOf(hostId);
  return inTransaction(services.db, async (trx) => {
    await lockOwner(trx, owner);
    const checked = await tryCode(trx, services, { owner, typed });
    if (isRefusal(checked)) return checked;
    const before = await findReach(trx, owner);
    const phone = before && phoneIn(before);
    await saveNumber(trx, owner, { ...checked, language: hostLanguageOf(before?.language ?? '') });
    await noteReachable(trx, hostId);
    if (phone && (phone.number !== checked.number || phone.way !== checked.way)) {
      await tellOldNumber(trx, services, phone);
      await revokeLinks(trx, { hostId, readerId: hostId });
    }
    await logReach(trx, { hostId, by }, 'reach-number-proved', { way: checked.way });
    return null;
  });
}

const detail: Handler<'reach/detail'> = async ({ host_id }, { services, actor }) => {
  const acting = await findPanelHost(services.db, host_id, actor, 'settings');
  return acting ? readReach(services, acting.hostId) : refuse('host-not-found');
};

// reach/links-revoke: for a lost phone (docs/domain/hosts.md#revoking-links).
const linksRevoke: Handler<'reach/links-revoke'> = async ({ host_id }, { services, actor }) => {
  const acting = await findPanelHost(services.db, host_id, actor, 'settings');
  if (!acting) return refuse('host-not-found');
  const { hostId, by } = acting;
  const ended = await inTransaction(services.db, async (trx) => {
    const count = await revokeLinks(trx, { hostId });
    await logReach(trx, { hostId, by }, 'links-revoked', { count });
    return count;
  });
  return { ended, message: toReader(() => t('reach.linksEnded', { count: ended })) };
};

// reach/list: all hosts that the user may set this for (docs/domain/hosts.md#channel-and-language).
const list: Handler<'reach/list'> = async (_input, { services: { db }, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  return { hosts: (await findReachOfHosts(db, actor.userId)).map(toHost) };
};

function toHost({ id, host_name: name, has_pending, ...row }: ReachOfHost): CallOutput<'reach/list'>['hosts'][number] {
  const channel = row.way ?? 'mail';
  return {
    id,
    name,
    way: channel,
    language: hostLanguageOf(row.language ?? 'en'),
    number: row.number === null ? null : shownNumber(row.number),
    is_chosen: row.way !== null,
    is_stopped: row.is_stopped,
    is_failing: channel !== 'mail' && row.is_failing,
    has_pending,
    has_email: hasAddress(row.email),
  };
}

// reach/save: channel and language (docs/domain/hosts.md#channel-and-language).
const save: Handler<'reach/save'> = async ({ host_id, way: channel, language }, { services, actor }) => {
  const acting = await findPanelHost(services.db, host_id, actor, 'settings');
  if (!acting) return refuse('host-not-found');
  const { hostId, by } = acting;
  if (channel !== 'mail' && !waysOf(services).includes(channel))
    return refuse('bad-input', { way: fieldText('choice', { choices: [...waysOf(services), 'mail'].join(', ') }) });
  const isSaved = await inTransaction(services.db, async (trx) => {
    const owner = ownerOf(hostId);
    await lockOwner(trx, owner);
    const before = await findReach(trx, owner);
    // Verified per channel: an SMS number may have no WhatsApp.
    if (channel !== 'mail' && before?.way !== channel) return false;
    await saveChoice(trx, owner, { way: channel, language });
    const phone = before && phoneIn(before);
    if (phone && phone.way !== channel) {
      await tellOldNumber(trx, services, phone);
      await revokeLinks(trx, { hostId, readerId: hostId });
    }
    await logReach(trx, { hostId, by }, 'reach-chosen', { way: channel, language });
    return true;
  });
  if (!isSaved) return refuse('number-unproved');
  return { ...(await readReach(services, hostId)), message: toReader(() => t('reach.saved')) };
};

export const reachCalls = {
  'reach/code-send': codeSend,
  'reach/code-verify': codeVerify,
  'reach/detail': detail,
  'reach/links-revoke': linksRevoke,
  'reach/list': list,
  'reach/save': save,
} as const;
