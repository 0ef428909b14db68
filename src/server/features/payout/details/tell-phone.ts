// A host's phone learns of new bank details, besides the mails to old and new addresses (docs/domain/payouts.md#changes).
import type { Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { plain } from '#src/server/host-words/plain.ts';
import { findHostPhone } from '#src/server/phone/reach-queries.ts';
import { writeMessage } from '#src/server/phone/write-message.ts';
import type { Services } from '#src/server/services.ts';

const validSeconds = 10 * 3600;

/** Says how the new account ends and where to write; nothing for a host who gets mails. */
export async function tellPhone(
  trx: Transaction<Database>,
  { config: { brand } }: Pick<Services, 'config'>,
  { hostId, ending }: { hostId: string; ending: string },
): Promise<void> {
  const phone = await findHostPhone(trx, hostId);
  if (phone === null) return;
  const values = { site: plain(brand.name), ending, contact: brand.contacts.email };
  await writeMessage(trx, phone, { textIn: () => ({ key: 'bank' as const, values, names: [] }), validSeconds });
}
