// calendar-address/make and /revoke: by a secret address others read a host's calendar, until it is taken away
// (docs/domain/host-calendar.md#addresses-for-others).
import { refuse } from '#src/contract/refusal.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { hashSecret } from '#src/server/secrets.ts';
import { findActing, findPanelHost } from '../team/index.ts';
import { deleteAddress, writeAddress } from './address-queries.ts';
import { t } from '../t.ts';

export const makeRoute = 'calendar-address/make';
export const revokeRoute = 'calendar-address/revoke';

const secretBytes = 32;

async function ownerOf(
  { host_id, course_id }: { host_id?: string | undefined; course_id: number | null },
  { services, actor }: CallContext,
): Promise<string | null> {
  const acting =
    course_id === null
      ? await findPanelHost(services.db, host_id, actor, 'calendar')
      : await findActing(services.db, course_id, actor, 'calendar');
  return acting?.hostId ?? null;
}

export const make: Handler<typeof makeRoute> = async (input, call) => {
  const hostId = await ownerOf(input, call);
  if (hostId === null) return refuse(input.course_id === null ? 'host-not-found' : 'course-not-found');
  const { db, gateways, config } = call.services;
  const secret = Buffer.from(gateways.dice.bytes(secretBytes)).toString('base64url');
  await writeAddress(db, hostId, input.course_id, hashSecret(secret));
  return { url: `${config.origin}/ical/${secret}.ics`, message: t('calendarAddress.made') };
};

export const revoke: Handler<typeof revokeRoute> = async (input, call) => {
  const hostId = await ownerOf(input, call);
  if (hostId === null) return refuse(input.course_id === null ? 'host-not-found' : 'course-not-found');
  await deleteAddress(call.services.db, hostId, input.course_id);
  return { message: t('calendarAddress.revoked') };
};
