// A guest's reminders by phone, of a booking or of all trips (docs/domain/messages.md#reminders).
import { fieldText } from '#src/contract/errors/field.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { guestLanguageOf } from '#src/domain/host-reach/languages.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { openBooking } from '#src/server/features/booking/index.ts';
import { t } from '#src/server/features/texts.ts';
import { lockOwner, saveChoice, saveNumber, type PhoneOwner } from '#src/server/phone/reach-queries.ts';
import { waysOf } from '#src/server/phone/send.ts';
import {
  mayAskCode,
  pendingCode,
  sendCode,
  shownNumber,
  tryCode,
  withOwnCountry,
} from '#src/server/phone/verify-number.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { numberForm } from '#src/server/platform/phone-number.ts';
import type { Services } from '#src/server/services.ts';
import { deletePhone, findShownReminders } from './reminder-queries.ts';

type Reminders = CallOutput<'reminder/detail'>;
type Access = CallInput<'reminder/detail'>;

/** The guest's booking, or without one the account. `isAhead`: only where something may still be sent. */
async function ownerOf(access: Access, call: CallContext, isAhead = false): Promise<PhoneOwner | Refusal> {
  const { userId } = call.actor;
  if (access.booking_id === undefined && access.ref === undefined)
    return userId === null ? refuse('unauthorized') : { of: 'user', id: userId };
  const opened = await openBooking(access, call);
  // A guest's phone is no one else's business.
  if (opened?.viewer !== 'guest') return refuse('booking-not-found');
  return isAhead && !canRemind(opened.row) ? refuse('booking-state') : { of: 'booking', id: opened.row.id };
}

/** Whether reminders are still ahead. */
export function canRemind({ status, starts_at: at, now_ms: now }: { status: string; starts_at: Date; now_ms: number }) {
  return status === 'confirmed' && at.getTime() > now;
}

async function readReminders(services: Services, owner: PhoneOwner): Promise<Reminders> {
  const ways = waysOf(services);
  const none = { is_stopped: false, is_failing: false, is_from_account: false, pending: null };
  if (ways.length === 0) return { way: 'mail', number: null, own_number: null, ways, ...none };
  const { way, number, own_number: own, locale: _, ...row } = await findShownReminders(services.db, owner);
  return {
    ...row,
    way: way ?? 'mail',
    number: number === null ? null : shownNumber(number),
    own_number: own === null ? null : shownNumber(own),
    ways,
    pending: await pendingCode(services, owner),
  };
}

const detail: Handler<'reminder/detail'> = async (input, call) => {
  const owner = await ownerOf(input, call);
  return isRefusal(owner) ? owner : readReminders(call.services, owner);
};

// reminder/code-send: anyone can type any number, so a code comes first.
const codeSend: Handler<'reminder/code-send'> = async ({ way, number: typed, ...access }, call) => {
  const { services } = call;
  const owner = await ownerOf(access, call, true);
  if (isRefusal(owner)) return owner;
  const ways = waysOf(services);
  if (!ways.includes(way)) return refuse('bad-input', { way: fieldText('choice', { choices: ways.join(', ') }) });
  const { own_number: own, locale } = await findShownReminders(services.db, owner);
  const number = numberForm(typed);
  if (number === null) {
    const full = withOwnCountry(typed, own);
    return refuse('phone-invalid', {
      number: full === null ? t('reach.noCountry') : t('reach.withCountry', { number: full }),
    });
  }
  if (!(await mayAskCode(call, owner, number))) return refuse('number-code-limit');
  await inTransaction(services.db, async (trx) => {
    await lockOwner(trx, owner);
    await sendCode(trx, services, { owner, way, number, language: guestLanguageOf(locale) });
  });
  return { ...(await readReminders(services, owner)), message: t('reach.codeSent') };
};

const codeVerify: Handler<'reminder/code-verify'> = async ({ code: typed, ...access }, call) => {
  const { services } = call;
  const owner = await ownerOf(access, call, true);
  if (isRefusal(owner)) return owner;
  const { locale } = await findShownReminders(services.db, owner);
  const refused = await inTransaction(services.db, async (trx) => {
    await lockOwner(trx, owner);
    const checked = await tryCode(trx, services, { owner, typed });
    if (isRefusal(checked)) return checked;
    await saveNumber(trx, owner, { ...checked, language: guestLanguageOf(locale) });
    return null;
  });
  return refused ?? { ...(await readReminders(services, owner)), message: t('reminder.verified') };
};

// reminder/by-email: a booking's own choice then wins over the account's phone.
const byEmail: Handler<'reminder/by-email'> = async (access, call) => {
  const { services } = call;
  const owner = await ownerOf(access, call);
  if (isRefusal(owner)) return owner;
  const { locale } = await findShownReminders(services.db, owner);
  await inTransaction(services.db, async (trx) => {
    await lockOwner(trx, owner);
    await deletePhone(trx, owner);
    if (owner.of === 'booking') await saveChoice(trx, owner, { way: 'mail', language: guestLanguageOf(locale) });
  });
  return { ...(await readReminders(services, owner)), message: t('reminder.byEmail') };
};

export const reminderCalls = {
  'reminder/detail': detail,
  'reminder/code-send': codeSend,
  'reminder/code-verify': codeVerify,
  'reminder/by-email': byEmail,
} as const;
