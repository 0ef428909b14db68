// Bank details as they are stored: sealed under a key of their own, bound to their row (docs/domain/payouts.md#payout-details).
import type { PayoutDetails } from '#src/domain/payout/payout-details.ts';
import type { MasterKeys } from '#src/server/keys.ts';
import { seal, unseal } from '#src/server/sealed.ts';

const about = (id: string) => `payout_detail:${id}`;

export function sealDetails(keys: MasterKeys, id: string, details: PayoutDetails): Buffer {
  return seal(keys, 'payout-details', JSON.stringify(details), about(id));
}

/** Null when the key is retired, or the bytes are those of another row. */
export function openDetails(keys: MasterKeys, id: string, sealed: Buffer): PayoutDetails | null {
  const plain = unseal(keys, 'payout-details', sealed, about(id));
  return plain === null ? null : (JSON.parse(plain.toString('utf8')) as PayoutDetails);
}
