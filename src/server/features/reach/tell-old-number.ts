// A number that gets no more messages is told so: its owner learns of a change that somebody else has made (docs/phone.md#numbers).
import type { Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { plain } from '#src/server/host-words/plain.ts';
import type { HostPhone } from '#src/server/phone/reach-queries.ts';
import { writeMessage } from '#src/server/phone/write-message.ts';
import type { Services } from '#src/server/services.ts';
import { findShownReach } from './reach-queries.ts';

const validSeconds = 10 * 3600;

export async function tellOldNumber(
  trx: Transaction<Database>,
  { config: { brand } }: Pick<Services, 'config'>,
  old: HostPhone,
): Promise<void> {
  const { host_name } = await findShownReach(trx, old.hostId);
  const values = { site: plain(brand.name), host: plain(host_name), contact: brand.contacts.email };
  const textIn = () => ({ key: 'changed' as const, values, names: ['host'] });
  await writeMessage(trx, old, { textIn, validSeconds });
}
