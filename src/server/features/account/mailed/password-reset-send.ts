// user/password-reset-send: mails a link to set a new password; says the same for any address
// (docs/accounts.md#links-that-were-asked-for).
import { isRefusal } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '#src/server/features/texts.ts';
import { askByMail, typedEmail } from './request.ts';

export const route = 'user/password-reset-send';

export const handle: Handler<typeof route> = async (input, call) => {
  const email = typedEmail(input.email);
  if (isRefusal(email)) return email;
  await askByMail(call, { purpose: 'reset', email });
  return { message: t('account.reset.sent', { email }) };
};
