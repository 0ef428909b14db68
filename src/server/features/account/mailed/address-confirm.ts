// account/address-confirm: the link that was mailed to a new address makes it the account's (docs/accounts.md#changing-the-address).
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { givenHash } from '#src/server/secrets.ts';
import { t } from '#src/server/features/texts.ts';
import { endRequests, lockRequest, writeAddress } from './queries.ts';
import { faultOf } from './request.ts';

export const route = 'account/address-confirm';

type Output = CallOutput<typeof route>;

export const handle: Handler<typeof route> = ({ token }, { services }) =>
  inTransaction(services.db, async (trx): Promise<Output | Refusal> => {
    const row = await lockRequest(trx, givenHash(services.keys, token));
    if (row?.purpose !== 'address') return refuse('link-invalid');
    const fault = faultOf(row);
    if (fault || row.account_id === null) return fault ?? refuse('link-invalid');
    const { email } = row;
    if (!(await writeAddress(trx, row))) return refuse('link-invalid');
    await endRequests(trx, { email, userId: row.account_id });
    return { email, message: t('account.address.changed', { email }) };
  });
