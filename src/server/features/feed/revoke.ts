// calendar-address/revoke: the address opens nothing any more (docs/domain/host-calendar.md#addresses-for-others).
import type { Handler } from '#src/server/call.ts';
import { toReader } from '#src/server/locale.ts';
import { findOwner } from './address-owner.ts';
import { deleteAddress } from './address-queries.ts';
import { t } from '#src/server/features/texts.ts';

export const route = 'calendar-address/revoke';

export const handle: Handler<typeof route> = async (input, call) => {
  const owner = await findOwner(input, call);
  if (!owner.ok) return owner;
  await deleteAddress(call.services.db, owner.hostId, input.course_id);
  return { message: toReader(() => t('calendarAddress.revoked')) };
};
