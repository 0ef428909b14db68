// Bank details as they are stored: sealed under a key of their own, bound to their row (docs/domain/payouts.md#payout-details).
import { maskedDetails, type MaskedDetails, type PayoutDetails } from '#src/domain/earnings/payout-details.ts';
import type { MasterKeys } from '#src/server/platform/keys.ts';
import { seal, unseal } from '#src/server/platform/sealed.ts';

const about = (id: string) => `payout_detail:${id}`;

export function sealDetails(keys: MasterKeys, id: string, details: PayoutDetails): Buffer {
  return seal(keys, 'payout-details', JSON.stringify(details), about(id));
}

/** Null when the key is retired, or the bytes are those of another row. */
export function openDetails(keys: MasterKeys, id: string, sealed: Buffer): PayoutDetails | null {
  const plain = unseal(keys, 'payout-details', sealed, about(id));
  return plain === null ? null : (JSON.parse(plain.toString('utf8')) as PayoutDetails);
}

const unreadable: MaskedDetails = { holder: '', country: '', bank_name: '', ending: '' };

/** What a row may show; empty where it does not open. */
export function maskedOf(keys: MasterKeys, id: string, sealed: Buffer): MaskedDetails {
  const details = openDetails(keys, id, sealed);
  return details === null ? unreadable : maskedDetails(details);
}
