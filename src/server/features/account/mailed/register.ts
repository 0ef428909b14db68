// user/register: asks for an account. The same answer and the same work for every address, which the mail alone looks up
// (docs/accounts.md#registering, ADR 077).
import { isRefusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { typedContact } from '#src/server/features/booking/index.ts';
import { t } from '#src/server/features/texts.ts';
import { hashPassword } from '#src/server/features/user/index.ts';
import { askByMail } from './request.ts';

export const route = 'user/register';

export const handle: Handler<typeof route> = async (input, call) => {
  const contact = typedContact(input);
  if (isRefusal(contact)) return contact;
  const passwordHash = await hashPassword(input.password, call.services.config.passwordCost);
  await askByMail(call, { purpose: 'sign-up', ...contact, passwordHash });
  const message = t('account.signUp.sent', { email: contact.email });
  return { user_id: null, user_name: null, user_image: null, message };
};
