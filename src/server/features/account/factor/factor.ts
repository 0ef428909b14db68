// account/factor: whether the account asks for a second factor, and how many recovery codes are left (docs/accounts.md#second-factor).
import { demandsFactor } from '#src/domain/account/second-factor.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findAccount, findFactor } from '#src/server/features/user/index.ts';

export const route = 'account/factor';

export const handle: Handler<typeof route> = async (_input, { services, actor }) => {
  const account = actor.userId === null ? null : await findAccount(services.db, actor.userId);
  if (!account) return refuse('unauthorized');
  const row = await findFactor(services.db, account.id);
  const isOn = row !== null && row.confirmed_at !== null;
  return { is_on: isOn, is_demanded: demandsFactor(account.roles), recovery_left: isOn ? row.recovery_left : 0 };
};
