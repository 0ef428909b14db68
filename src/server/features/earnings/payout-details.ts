// Bank details of hosts, sealed (docs/domain/ledger.md#payout-details, ADR 081).
import { refuse, isRefusal, type Refusal } from '#src/contract/refusal.ts';
import type { Handler, CallContext } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { askFresh, closeStaffTask, openStaffTask } from '#src/server/features/staff-log/index.ts';
import { findOlderPasskeys, provePasskey } from '#src/server/features/account/index.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import {
  hasFactor,
  insideHere,
  checkFactor,
  findAccount,
  holdAccess,
  tryingOf,
} from '#src/server/features/user/index.ts';
import { t } from '#src/server/features/texts.ts';
import {
  decideDetails,
  lookAtDetails,
  findWaiting,
  lockPayouts,
  queueDetailMails,
  findHostDetails,
  type DetailRow,
} from './payout-details-queries.ts';
import { passkeyRestHours, payoutState } from '#src/domain/earnings/payout-state.ts';
import type { MasterKeys } from '#src/server/platform/keys.ts';
import { randomUUID } from 'node:crypto';
import {
  maskedDetails,
  isBankName,
  type PayoutDetails,
  type MaskedDetails,
} from '#src/domain/earnings/payout-details.ts';
import { toReader } from '#src/server/platform/locale.ts';
import * as queries from './payout-details-queries.ts';
import type { Transaction } from 'kysely';
import type { Database } from '#src/server/platform/db/schema.ts';
import { plain } from '#src/server/host-texts/plain.ts';
import { findPhone } from '#src/server/phone/reach-queries.ts';
import { writeMessage } from '#src/server/phone/write-message.ts';
import type { Services } from '#src/server/services.ts';
import { isSEPACountry, isValidBIC, validateIBAN, ValidationErrorsIBAN, countrySpecs } from 'ibantools';
import { plainCode } from '#src/domain/typed/signs.ts';
import { seal, unseal } from '#src/server/platform/sealed.ts';

const about = (id: string) => `payout_detail:${id}`;

export function sealDetails(keys: MasterKeys, id: string, details: PayoutDetails): Buffer {
  return seal(keys, 'payout-details', JSON.stringify(details), about(id));
}

/** Null when the key is retired, or the bytes belong to another row. */
export function openDetails(keys: MasterKeys, id: string, sealed: Buffer): PayoutDetails | null {
  const plain = unseal(keys, 'payout-details', sealed, about(id));
  return plain === null ? null : (JSON.parse(plain.toString('utf8')) as PayoutDetails);
}

const unreadable: MaskedDetails = { holder: '', country: '', bank_name: '', ending: '' };

/** Masked; empty where it does not open. */
export function maskedOf(keys: MasterKeys, id: string, sealed: Buffer): MaskedDetails {
  const details = openDetails(keys, id, sealed);
  return details === null ? unreadable : maskedDetails(details);
}

// Checks an IBAN by check digits and a BIC by shape.

type BankFields = Partial<Record<keyof PayoutDetails, string>>;

/** Normalized for bank files, or the fault of each field. */
export function checkBankDetails(
  typed: PayoutDetails,
): { ok: true; details: PayoutDetails } | { ok: false; fields: BankFields } {
  const country = typed.country.toUpperCase();
  const details: PayoutDetails = {
    holder: typed.holder.trim().replaceAll(/\s+/gu, ' '),
    country,
    iban: plainCode(typed.iban).replace(/^IBAN:?/, ''),
    account_number: plainCode(typed.account_number),
    bank_name: typed.bank_name.trim(),
    bic: plainCode(typed.bic),
    branch_code: plainCode(typed.branch_code),
  };
  const fields: BankFields = {};
  if (!isBankName(details.holder)) fields.holder = t('payout.field.holder');
  if (!isCountry(country)) fields.country = t('payout.field.country');
  if (details.bic !== '' && !(isValidBIC(details.bic) && details.bic.slice(4, 6) === country))
    fields.bic = t('payout.field.bic');
  if (hasIbans(country) || details.iban !== '') checkIban(details, fields);
  else checkAccount(details, fields);
  if (Object.keys(fields).length > 0) return { ok: false, fields };
  // A second number could only contradict the IBAN.
  return { ok: true, details: details.iban === '' ? details : { ...details, account_number: '', branch_code: '' } };
}

const ibanCountries: string[] = Object.keys(countrySpecs).filter((code) => /^[A-Z]{2}$/.test(code) && hasIbans(code));

function hasIbans(country: string): boolean {
  return countrySpecs[country]?.IBANRegistry === true || isSEPACountry(country);
}

function checkIban({ iban, country }: PayoutDetails, fields: BankFields): void {
  const { valid, errorCodes } = validateIBAN(iban);
  if (iban === '') fields.iban = t('payout.field.ibanMissing');
  else if (errorCodes.includes(ValidationErrorsIBAN.WrongIBANChecksum)) fields.iban = t('payout.field.ibanTypo');
  else if (!valid) fields.iban = t('payout.field.iban');
  else if (iban.slice(0, 2) !== country) fields.iban = t('payout.field.ibanCountry');
}

function checkAccount({ account_number, bank_name, branch_code }: PayoutDetails, fields: BankFields): void {
  if (!/^[A-Z0-9]{4,34}$/.test(account_number)) fields.account_number = t('payout.field.account');
  if (!isBankName(bank_name)) fields.bank_name = t('payout.field.bank');
  if (!/^[A-Z0-9]{0,35}$/.test(branch_code)) fields.branch_code = t('payout.field.branch');
}

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && Object.hasOwn(countrySpecs, code);
}

// Notifies the host's phone in addition to emails (docs/domain/ledger.md#changes).

const validSeconds = 10 * 3600;

/** Nothing for a host with email. */
async function tellPhone(
  trx: Transaction<Database>,
  { config: { brand } }: Pick<Services, 'config'>,
  { hostId, ending }: { hostId: string; ending: string },
): Promise<void> {
  const phone = await findPhone(trx, { of: 'host', id: hostId });
  if (phone === null) return;
  const values = { site: plain(brand.name), ending, contact: brand.contacts.email };
  await writeMessage(trx, phone, { textIn: () => ({ key: 'bank' as const, values, names: [] }), validSeconds });
}

// payout/details-decide: records how the host was asked (docs/domain/ledger.md#changes).
const decide: Handler<'payout/details-decide'> = async ({ id, decision, note }, { services, actor }) => {
  const operatorId = actor.userId;
  if (operatorId === null) return refuse('unauthorized');
  const isApproved = decision === 'approve';
  const stale = isApproved ? askFresh(actor, 'payout-details') : null;
  if (stale) return stale;
  return inTransaction(services.db, async (trx) => {
    await lockPayouts(trx);
    const decided = await decideDetails(trx, { id, operatorId, isApproved, note });
    if (!decided) return refuse('payout-state');
    const { ending } = maskedOf(services.keys, id, decided.sealed);
    await closeStaffTask(trx, 'payout_details', `host:${decided.host_id}`);
    await queueDetailMails(
      trx,
      decided.host_id,
      isApproved ? 'payout-details-changed' : 'payout-details-refused',
      ending,
    );
    if (isApproved) await tellPhone(trx, services, { hostId: decided.host_id, ending });
    return { message: t(isApproved ? 'payout.approved' : 'payout.refused') };
  });
};

const detailsCall: Handler<'payout/details'> = async ({ host_id }, { services, actor }) => {
  const panel = await findPanelHost(services.db, host_id, actor, 'payout');
  if (!panel) return refuse('host-not-found');
  const { inForce, waiting, facts, now_ms } = await findHostDetails(services.db, panel.hostId);
  const { state, until } = payoutState(facts, now_ms);
  // The actor proves their own factor.
  const account = panel.by.actorId ?? panel.hostId;
  return {
    state,
    held_until: until === null ? null : new Date(until).toISOString(),
    in_force: visibleDetails(inForce, services.keys),
    waiting: visibleDetails(waiting, services.keys),
    iban_countries: ibanCountries,
    has_factor: await hasFactor(services, account),
    has_passkey: (await findOlderPasskeys(services.db, account, passkeyRestHours)).length > 0,
  };
};

function visibleDetails(row: DetailRow | null, keys: MasterKeys) {
  if (row === null) return null;
  const { country, bank_name, ending } = maskedOf(keys, row.id, row.sealed);
  return { country, bank_name, ending, asked_at: row.asked_at.toISOString() };
}

// payout/details-save: with a second factor valid at once, holding payouts for 72 hours; otherwise an operator decides
// (docs/domain/ledger.md#changes).
const save: Handler<'payout/details-save'> = async ({ host_id, code, passkey, ...typed }, call) => {
  const { services, actor } = call;
  const panel = await findPanelHost(services.db, host_id, actor, 'payout');
  if (!panel) return refuse('host-not-found');
  const checked = toReader(() => checkBankDetails(typed));
  if (!checked.ok) return refuse('bank-details-invalid', checked.fields);
  const proof = await proven(panel.by.actorId ?? panel.hostId, { code, passkey }, call);
  if (isRefusal(proof)) return proof;
  const isProven = proof === 'shown';
  const { hostId, by } = panel;
  const { ending } = maskedDetails(checked.details);
  const id = randomUUID();
  const account = insideHere(call);
  const isSaved = await inTransaction(services.db, async (trx) => {
    await queries.lockPayouts(trx);
    if (account === null || !(await holdAccess(trx, account))) return false;
    const sealed = sealDetails(services.keys, id, checked.details);
    await queries.insertDetails(trx, { id, hostId, sealed, ending, by, isProven });
    await tellPhone(trx, services, { hostId, ending });
    const subject = `host:${hostId}`;
    if (isProven) await closeStaffTask(trx, 'payout_details', subject);
    else
      await openStaffTask(trx, {
        kind: 'payout_details',
        subject,
        bookingId: null,
        detail: t('payout.task', { name: panel.name, ending }),
      });
    return true;
  });
  if (!isSaved) return refuse('unauthorized');
  return {
    state: isProven ? 'held' : 'waiting',
    message: toReader(() => t(isProven ? 'payout.changed' : 'payout.asked')),
  };
};

/** A code or an older passkey of the actor; attempts are counted like logins. */
async function proven(
  accountId: string,
  { code, passkey }: { code: string | undefined; passkey: string | undefined },
  call: CallContext,
): Promise<'none' | 'shown' | Refusal> {
  const { services } = call;
  const account = await findAccount(services.db, accountId);
  const who = await tryingOf({ email: account?.email ?? accountId, accountId }, call);
  const isTry = code !== undefined || passkey !== undefined;
  const wait = isTry ? await services.limits.consume('password', who) : null;
  if (wait !== null) return { ...refuse('login-limited'), retryAfterSeconds: wait };
  const visible =
    passkey === undefined ? await checkFactor(services, accountId, code) : await byPasskey(accountId, passkey, call);
  if (visible === 'shown' || (visible === 'none' && isTry)) await services.limits.refund('password', who);
  return visible;
}

async function byPasskey(accountId: string, signed: string, call: CallContext): Promise<'shown' | Refusal> {
  const passkey = await provePasskey(call, signed);
  if (isRefusal(passkey)) return passkey;
  const older = await findOlderPasskeys(call.services.db, accountId, passkeyRestHours);
  return older.includes(passkey.credential_id) ? 'shown' : refuse('passkey-failed');
}

// payout/show: each view is logged (docs/domain/ledger.md#payout-details).
const show: Handler<'payout/show'> = async ({ host_id }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const rows = await lookAtDetails(services.db, { hostId: host_id, operatorId: actor.userId });
  if (rows.length === 0) return refuse('payout-not-found');
  return {
    data: rows.map(({ id, sealed, asked_at, counts }) => ({
      id,
      counts,
      asked_at: asked_at.toISOString(),
      details: openDetails(services.keys, id, sealed),
    })),
  };
};

const most = 50;

const waitingCall: Handler<'payout/waiting'> = async (_input, { services }) => {
  const rows = await findWaiting(services.db, most);
  return {
    data: rows.map(({ id, host_id, host_name, sealed, old, asked_at, has_new_address }) => {
      const { country, bank_name, ending } = maskedOf(services.keys, id, sealed);
      const before = old === null ? '' : maskedOf(services.keys, old.id, Buffer.from(old.sealed, 'base64')).ending;
      return {
        id,
        host_id,
        host_name,
        country,
        bank_name,
        ending,
        old_ending: before,
        asked_at: asked_at.toISOString(),
        has_new_address,
      };
    }),
  };
};

// payout/details-withdraw: withdraws a waiting change, such as an intruder's.
const withdraw: Handler<'payout/details-withdraw'> = async ({ host_id }, { services, actor }) => {
  const panel = await findPanelHost(services.db, host_id, actor, 'payout');
  if (!panel) return refuse('host-not-found');
  return inTransaction(services.db, async (trx) => {
    await queries.lockPayouts(trx);
    if (!(await queries.withdrawDetails(trx, panel.hostId, panel.by.actorId ?? panel.hostId)))
      return refuse('payout-state');
    await closeStaffTask(trx, 'payout_details', `host:${panel.hostId}`);
    return { message: toReader(() => t('payout.withdrawn')) };
  });
};

export const detailsCalls = {
  'payout/details-decide': decide,
  'payout/details': detailsCall,
  'payout/details-save': save,
  'payout/show': show,
  'payout/waiting': waitingCall,
  'payout/details-withdraw': withdraw,
} as const;
