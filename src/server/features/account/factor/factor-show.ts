// account/factor-show: shows the second factor again, for an act that asks for one that was shown lately
// (docs/back-office.md#dangerous-acts).
import { errorText } from '#src/contract/errors.ts';
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '#src/server/features/texts.ts';
import { factorShown } from '#src/server/features/user/index.ts';
import { provePasskey } from '#src/server/features/account/passkey/index.ts';
import { takeOwnCode } from './own-code.ts';

export const route = 'account/factor-show';

export const handle: Handler<typeof route> = async ({ code, response }, call) => {
  if (response === undefined && (code ?? '').trim() === '')
    return refuse('factor-needed', { code: errorText('factor-needed') });
  const shown =
    response === undefined ? await takeOwnCode(code ?? '', call, { isOn: true }) : await provePasskey(call, response);
  if (isRefusal(shown)) return shown;
  // A passkey of somebody else at the same computer proves nothing of who is signed in.
  if (shown.user_id !== call.actor.userId) return refuse('passkey-failed');
  await factorShown(call);
  return { message: t('account.factor.shown') };
};
