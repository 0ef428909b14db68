import { refuse, isRefusal, type Refusal } from '#src/contract/refusal.ts';
import type { Handler, Role, CallContext } from '#src/server/call.ts';
import { sessionFields, insideHere, holdAccess } from '#src/server/features/user/index.ts';
import { typedContact, type GuestContact } from '#src/server/features/booking/index.ts';
import { askByMail } from './mailed.ts';
import { findProfile, writeProfile, type ProfileRow, findUnwanted, writeChoices } from './profile-queries.ts';
import type { CallInput } from '#src/contract/types.ts';
import { t } from '#src/server/features/texts.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { checkOwnPassword } from './password.ts';
import { noticeTopicsOf } from '#src/domain/account/notice-topics.ts';

const detail: Handler<'user/detail'> = async (_input, { services, actor }) => {
  const row = actor.userId === null ? null : await findProfile(services.db, actor.userId);
  if (!row) return refuse('unauthorized');
  const { id, email, first_name, last_name, isd_code, phone } = row;
  return {
    id,
    email,
    first_name,
    last_name,
    isd_code,
    phone,
    image: sessionFields(row, services.config.imageBase).user_image,
    verified: row.is_id_verified,
    roles: row.roles as Role[],
    has_password: row.password_hash !== null,
    created_at: row.created_at.toISOString(),
  };
};

type Input = CallInput<'user/detail-update'>;

// user/detail-update: changes name and phone at once, the address by an emailed link.
const detailUpdate: Handler<'user/detail-update'> = async (input, call) => {
  const { services, actor } = call;
  const row = actor.userId === null ? null : await findProfile(services.db, actor.userId);
  if (!row) return refuse('unauthorized');
  const contact = contactOf(row, input);
  if (isRefusal(contact)) return contact;
  const isMoving = contact.email.toLowerCase() !== row.email.toLowerCase();
  const fault = isMoving ? await checkOwnPassword(row, input.password, call) : null;
  if (fault) return fault;
  await writeProfile(services.db, row.id, contact);
  if (!isMoving) return { message: t('account.saved') };
  if (!(await askForAddress(contact.email, call))) return refuse('unauthorized');
  return { message: t('account.address.sent', { email: contact.email }) };
};

function contactOf(row: ProfileRow, input: Input): GuestContact | Refusal {
  const { first_name, last_name, email, isd_code, phone } = { ...row, ...input };
  // An account made without a last name may stay without one.
  const isNameless = row.last_name === '' && (input.last_name ?? '').trim() === '';
  const typed = { email, first_name, last_name: isNameless ? '-' : last_name, isd_code, phone };
  const contact = typedContact(typed);
  return isRefusal(contact) || !isNameless ? contact : { ...contact, lastName: '' };
}

/** False where the password changed meanwhile. */
async function askForAddress(email: string, call: CallContext): Promise<boolean> {
  const { services, visitor } = call;
  const account = insideHere(call);
  return inTransaction(services.db, async (trx) => {
    if (account === null || !(await holdAccess(trx, account))) return false;
    const request = { purpose: 'address', email, userId: account.id } as const;
    await askByMail({ services: { ...services, db: trx }, visitor }, request);
    return true;
  });
}

// account/notices: which optional emails the account gets (docs/domain/messages.md#optional-emails).
const notices: Handler<'account/notices'> = async (_input, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const unwanted = await findUnwanted(services.db, actor.userId);
  const topics = noticeTopicsOf((actor.areas ?? []).length > 0);
  return { topics: topics.map((topic) => ({ topic, is_wanted: !unwanted.includes(topic) })) };
};

// account/notices-save: turns optional emails on and off (docs/domain/messages.md#optional-emails).
const noticesSave: Handler<'account/notices-save'> = async ({ wanted: enabled }, { services, actor }) => {
  if (actor.userId === null) return refuse('unauthorized');
  const topics = noticeTopicsOf((actor.areas ?? []).length > 0);
  await writeChoices(services.db, actor.userId, { topics, wanted: enabled });
  return { message: t('account.saved') };
};

export const profileCalls = {
  'user/detail': detail,
  'user/detail-update': detailUpdate,
  'account/notices': notices,
  'account/notices-save': noticesSave,
} as const;
