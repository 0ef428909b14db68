// user/facebook: signs in with an access token that Facebook's own script or an app has got; Facebook is asked first whether it was
// given to this app (docs/accounts.md#google-and-facebook).
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '#src/server/features/texts.ts';
import { checkFactor, findAccount, openSession, sessionFields, tryingOf } from '#src/server/features/user/index.ts';
import { settleIdentity } from './settle.ts';

export const route = 'user/facebook';

const nobody = sessionFields(null, '');

export const handle: Handler<typeof route> = async ({ access_token: token, code }, call) => {
  const { services, log } = call;
  const { facebook } = services.gateways.identity;
  if (facebook === null) return refuse('identity-off');
  const said = await facebook.whose(token);
  if ('fault' in said) {
    log.warn({ fault: said.fault }, 'an access token of Facebook was not believed');
    return refuse(said.fault === 'down' ? 'identity-down' : 'facebook-failed');
  }
  const settled = await settleIdentity(call, said, null);
  if (!('did' in settled)) return settled;
  if (settled.did !== 'opens') return { ...nobody, message: t('account.identity.sent') };
  const account = await findAccount(services.db, settled.account.id);
  if (!account) return refuse('facebook-failed');
  // Counted as tries of a password are, so that codes are not guessed.
  const who = await tryingOf({ email: account.email, accountId: account.id }, call);
  const wait = await services.limits.consume('password', who);
  if (wait !== null) return { ...refuse('login-limited'), retryAfterSeconds: wait };
  const factor = await checkFactor(services, account.id, code);
  if (!isRefusal(factor) || factor.code !== 'factor-wrong') await services.limits.refund('password', who);
  if (isRefusal(factor)) return factor;
  const blocked = await openSession(call, settled.account, { isRemembered: true, hasFactor: factor === 'shown' });
  if (blocked) return blocked;
  return sessionFields(account, services.config.imageBase);
};
