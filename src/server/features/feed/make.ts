// calendar-address/make: a secret address by which others read a host's bookings, in the place of an older one
// (docs/domain/host-calendar.md#addresses-for-others).
import type { Handler } from '#src/server/call.ts';
import { toReader } from '#src/server/locale.ts';
import { hashSecret } from '#src/server/secrets.ts';
import { findOwner } from './address-owner.ts';
import { writeAddress } from './address-queries.ts';
import { t } from '#src/server/features/texts.ts';

export const route = 'calendar-address/make';

const secretBytes = 32;

export const handle: Handler<typeof route> = async (input, call) => {
  const owner = await findOwner(input, call);
  if (!owner.ok) return owner;
  const { db, gateways, config } = call.services;
  const secret = Buffer.from(gateways.dice.bytes(secretBytes)).toString('base64url');
  await writeAddress(db, owner.hostId, input.course_id, hashSecret(secret));
  return { url: `${config.origin}/ical/${secret}.ics`, message: toReader(() => t('calendarAddress.made')) };
};
