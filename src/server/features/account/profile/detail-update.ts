// user/detail-update: changes name and phone number at once, and the address once its own mail has been answered
// (docs/accounts.md#changing-the-address).
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { typedContact, type GuestContact } from '#src/server/features/booking/index.ts';
import { t } from '#src/server/features/texts.ts';
import { askByMail } from '#src/server/features/account/mailed/index.ts';
import { insideHere, holdAccess } from '#src/server/features/user/index.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { checkOwnPassword } from './own-password.ts';
import { findProfile, writeProfile, type ProfileRow } from './queries.ts';

export const route = 'user/detail-update';

type Input = CallInput<typeof route>;

export const handle: Handler<typeof route> = async (input, call) => {
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

/** The account as it would be; what was not sent stays. */
function contactOf(row: ProfileRow, input: Input): GuestContact | Refusal {
  const { first_name, last_name, email, isd_code, phone } = { ...row, ...input };
  // A last name may be missing where an account was made without one; nobody has to find one to change a number.
  const isNameless = row.last_name === '' && (input.last_name ?? '').trim() === '';
  const typed = { email, first_name, last_name: isNameless ? '-' : last_name, isd_code, phone };
  const contact = typedContact(typed);
  return isRefusal(contact) || !isNameless ? contact : { ...contact, lastName: '' };
}

/** Mails the link; false where the password that was shown is no longer the one. */
async function askForAddress(email: string, call: CallContext): Promise<boolean> {
  const { services, visitor } = call;
  const account = insideHere(call);
  return inTransaction(services.db, async (trx) => {
    if (account === null || !(await holdAccess(trx, account))) return false;
    const asked = { purpose: 'address', email, userId: account.id } as const;
    await askByMail({ services: { ...services, db: trx }, visitor }, asked);
    return true;
  });
}
