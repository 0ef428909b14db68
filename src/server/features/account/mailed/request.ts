// Asking for a link by typing an address: kept and mailed alike, whoever has the address (docs/accounts.md#links-that-were-asked-for).
import { randomUUID } from 'node:crypto';
import { requestState, type RequestState } from '#src/domain/account/mailed-request.ts';
import { cleanEmail, isEmail } from '#src/contract/checkout/contact-rules.ts';
import { errorText } from '#src/contract/errors.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallContext } from '#src/server/call.ts';
import { deriveSecret, hashSecret } from '#src/server/platform/secrets.ts';
import { locale } from '#src/texts/locale.ts';
import { insertRequest, type NewRequest, type RequestRow } from './queries.ts';

const noOne = { firstName: '', lastName: '', isdCode: '', phone: '', passwordHash: null, userId: null };
const noIdentity = { provider: null, issuer: null, subject: null };

/** Keeps what was asked and queues the mail with its link. Whoever keeps more with it names the `id`. */
export async function askByMail(
  { services, visitor }: Pick<CallContext, 'services' | 'visitor'>,
  request: Pick<NewRequest, 'purpose' | 'email'> & Partial<Omit<NewRequest, 'id' | 'tokenHash'>>,
  id: string = randomUUID(),
): Promise<void> {
  const tokenHash = hashSecret(deriveSecret(services.keys, 'account-request', id));
  await insertRequest(services.db, {
    ...noOne,
    ...noIdentity,
    ...request,
    id,
    tokenHash,
    visitorId: visitor.id,
    locale: locale(),
  });
}

/** An address as it is kept, or the refusal of one that cannot be. */
export function typedEmail(typed: string): string | Refusal {
  const email = cleanEmail(typed);
  if (isEmail(email)) return email;
  const code = email === '' ? 'email-missing' : 'email-invalid';
  return refuse(code, { email: errorText(code) });
}

/** What a link is good for now. */
export function stateOf(row: RequestRow): RequestState {
  return requestState({ isUsed: row.is_used, isExpired: row.is_expired });
}

/** The refusal of a link that opens an account: used, too old, or of an account that is gone. Null for one that works. */
export function faultOf(row: RequestRow): Refusal | null {
  const state = stateOf(row);
  if (state === 'expired') return refuse('link-expired');
  return state === 'used' || row.account_id === null ? refuse('link-invalid') : null;
}
