// The picture of a host: an account's `image` is the id of a stored picture, drawn for the demo or sent by the host.
import { sql, type RawBuilder } from 'kysely';
import type { CallOutput } from '#src/contract/types.ts';
import { t } from '#src/server/features/texts.ts';

type HostImage = CallOutput<'course/detail'>['data']['host']['image'];

/** What a statement reads of it; null for a host without one. */
export type HostPicture = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly dominant: string;
  readonly is_drawn: boolean;
} | null;

/** The column `host_picture` of the account with this id, which is text of the statement such as `c.host_id`. */
export function hostPicture(userId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height, 'dominant', p.dominant,
      'is_drawn', p.is_demo) from user_account a join picture p on p.id = a.image where a.id = ${userId}) as host_picture`;
}

/** Maps it to the wire. A drawing says that it is one; no blur: a face is small and comes at once. */
export function toHostImage(picture: HostPicture, name: string): HostImage {
  if (picture === null) return null;
  const { is_drawn, ...facts } = picture;
  return { ...facts, alt: t(is_drawn ? 'host.drawn' : 'host.photo', { name }), blur: null, focal: null };
}
