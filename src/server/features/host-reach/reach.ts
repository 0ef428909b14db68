import { createHash, randomInt, randomUUID } from 'node:crypto';
import { fieldText } from '#src/contract/errors/field.ts';
import { refuse, isRefusal, type Refusal } from '#src/contract/refusal.ts';
import { hostLanguageOf, hostLanguages, hostLanguageCodes } from '#src/domain/host-reach/languages.ts';
import { codeRules, whyNoTry } from '#src/domain/host-reach/reach.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { plain } from '#src/server/host-texts/plain.ts';
import { toReader } from '#src/server/platform/locale.ts';
import { waysOf } from '#src/server/phone/send.ts';
import { writeMessage } from '#src/server/phone/write-message.ts';
import { callingCodeOf, internationalForm, numberForm, readPhoneNumber } from '#src/server/platform/phone-number.ts';
import { deriveSecret, hashSecret, hashesOf } from '#src/server/platform/secrets.ts';
import { findPanelHost, type Acting } from '#src/server/features/team/index.ts';
import { t } from '#src/server/features/texts.ts';
import {
  findShownReach,
  insertCode,
  lockHost,
  logReach,
  type CodeRow,
  countTry,
  endCode,
  saveNumber,
  findReachOfHosts,
  type ReachOfHost,
  saveChoice,
  findCode,
} from './reach-queries.ts';
import { findReach, phoneIn, type HostPhone, noteReachable } from '#src/server/phone/reach-queries.ts';
import { revokeLinks } from '#src/server/phone/incoming-queries.ts';
import type { Services } from '#src/server/services.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { hasAddress } from '#src/domain/account/no-address.ts';
import type { Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { isSpoken } from '#src/server/host-texts/say.ts';

async function readReach(services: Services, hostId: string): Promise<CallOutput<'reach/detail'>> {
  const row = await findShownReach(services.db, hostId);
  const channel = row.way ?? 'mail';
  const code = await findCode(services.db, hostId);
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
    pending: code && {
      way: code.way,
      number: shownNumber(code.number),
      expires_at: code.expires_at.toISOString(),
      tries_left: Math.max(0, codeRules.tries - code.tries),
    },
  };
}

const shownNumber = (number: string) => internationalForm(number) ?? number;

// Notifies the old number, in case someone else changed it (docs/domain/hosts.md#numbers).

const validSeconds = 10 * 3600;

async function tellOldNumber(
  trx: Transaction<Database>,
  { config: { brand } }: Pick<Services, 'config'>,
  old: HostPhone,
): Promise<void> {
  const { host_name } = await findShownReach(trx, old.hostId);
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
  if (number === null) return refuse('phone-invalid', { number: await numberFault(call, hostId, typed) });
  if (!(await mayAsk(call, number))) return refuse('number-code-limit');
  await inTransaction(services.db, async (trx) => {
    await lockHost(trx, hostId);
    const { language } = await findShownReach(trx, hostId);
    const code = String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');
    const id = randomUUID();
    const hash = hashSecret(deriveSecret(services.keys, 'number-code', `${id}:${code}`));
    await insertCode(trx, { id, hostId, way: channel, number, hash });
    const values = { site: plain(services.config.brand.name), code };
    const phone = { hostId, way: channel, number, language: hostLanguageOf(language ?? 'en') };
    const textIn = () => ({ key: 'code' as const, values, names: [] });
    await writeMessage(trx, phone, { textIn, validSeconds: codeRules.minutes * 60 });
    await logReach(trx, { hostId, by }, 'reach-code-sent', { way: channel });
  });
  return { ...(await readReach(services, hostId)), message: toReader(() => t('reach.codeSent')) };
};

/** The account's country may complete a number: ask, do not guess. */
async function numberFault({ services }: CallContext, hostId: string, typed: string): Promise<string> {
  const { own_number: own } = await findShownReach(services.db, hostId);
  const local = own === null ? null : readPhoneNumber(typed, callingCodeOf(own));
  const international = local && internationalForm(`+${local.isdCode}${local.phone}`);
  return toReader(() => (international ? t('reach.withCountry', { number: international }) : t('reach.noCountry')));
}

/** Codes cost money: limited by number, account and address. */
async function mayAsk({ services, actor, visitor }: CallContext, number: string): Promise<boolean> {
  const recipient = createHash('sha256').update(number).digest('base64url');
  const who = { account: actor.userId, recipient, address: visitor.address };
  return (await services.limits.consume('number-code', who)) === null;
}

// reach/code-verify: verifies the number (docs/domain/hosts.md#numbers).
const codeVerify: Handler<'reach/code-verify'> = async ({ host_id, code }, { services, actor }) => {
  const acting = await findPanelHost(services.db, host_id, actor, 'settings');
  if (!acting) return refuse('host-not-found');
  const refused = await tryCode(services, acting, code);
  if (refused) return refused;
  return { ...(await readReach(services, acting.hostId)), message: toReader(() => t('reach.verified')) };
};

/** Counts the attempt in any case; null when verified. */
async function tryCode(
  services: Services,
  { hostId, by }: { hostId: string; by: Acting },
  typed: string,
): Promise<Refusal | null> {
  return inTransaction(services.db, async (trx) => {
    await lockHost(trx, hostId);
    const code = await countTry(trx, hostId);
    const checked = checkCode(services, code, typed);
    if (isRefusal(checked)) return checked;
    const before = await findReach(trx, hostId);
    const phone = before && phoneIn(before);
    await endCode(trx, checked.id);
    await saveNumber(trx, hostId, checked);
    await noteReachable(trx, hostId);
    if (phone && (phone.number !== checked.number || phone.way !== checked.way)) {
      await tellOldNumber(trx, services, phone);
      await revokeLinks(trx, { hostId, readerId: hostId });
    }
    await logReach(trx, { hostId, by }, 'reach-number-proved', { way: checked.way });
    return null;
  });
}

function checkCode(
  { keys }: Pick<Services, 'keys'>,
  code: (CodeRow & { is_ended: boolean }) | null,
  typed: string,
): CodeRow | Refusal {
  const sent = code && { tries: code.tries, isUsed: code.is_ended, expiresAtMs: code.expires_at.getTime() };
  const why = whyNoTry(sent, code?.now_ms ?? 0);
  if (why !== null) return refuse(`number-${why}`);
  const isRight =
    code !== null && hashesOf(keys, 'number-code', `${code.id}:${typed}`).some((one) => one.equals(code.code_hash));
  return isRight ? code : refuse('number-code-wrong');
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
    number: row.number === null ? null : (internationalForm(row.number) ?? row.number),
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
    await lockHost(trx, hostId);
    const before = await findReach(trx, hostId);
    // Verified per channel: an SMS number may have no WhatsApp.
    if (channel !== 'mail' && before?.way !== channel) return false;
    await saveChoice(trx, hostId, { way: channel, language });
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
