// host/page: what guests read about a host (docs/listings.md#page-of-a-host).
import { hasAddress } from '#src/domain/account/no-address.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Actor, Handler } from '#src/server/call.ts';
import type { Services } from '#src/server/services.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { findHostPage, type HostPageRow } from './queries.ts';

/** The page of a host on the wire. */
export function toPage(
  { email, image, ...row }: HostPageRow,
  { actor, imageBase }: { actor: Actor; imageBase: string },
): CallOutput<'host/page'> {
  return {
    ...row,
    image: pictureUrl(image, imageBase),
    has_login: hasAddress(email),
    is_own: row.host_id === actor.userId,
  };
}

/** The address of the square that stands next to a name; null without a picture. */
export function pictureUrl(pictureId: string | null, imageBase: string): string | null {
  return pictureId === null ? null : `${imageBase}/${pictureId}/square-192.webp`;
}

/** The host that the caller writes for; null when there is none. */
export async function findWritten({ db }: Pick<Services, 'db'>, hostId: string | undefined, actor: Actor) {
  const acting = await findPanelHost(db, hostId, actor, 'listings');
  return acting && findHostPage(db, acting.hostId);
}

export const hostPage: Handler<'host/page'> = async ({ host_id }, { services, actor }) => {
  const row = await findWritten(services, host_id, actor);
  return row ? toPage(row, { actor, imageBase: services.config.imageBase }) : refuse('host-not-found');
};
