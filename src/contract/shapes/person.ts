// The logged-in user, as the client state stores them (docs/reference/api.md#entities).
import { z } from 'zod';
import { staffAreas } from '#src/domain/admin/areas.ts';
import { count, id, uuid } from './primitives.ts';

/** Roles of an account (docs/domain/accounts.md#roles). */
export const role = z.enum([
  'user',
  'host',
  'manager',
  'coordinator',
  'guide',
  'distributor',
  'ambassador',
  'operator',
]);

/** Providers whose identities may open an account here (docs/domain/accounts.md#google-and-facebook). */
export const identityProvider = z.enum(['google', 'facebook']);

/** Unread messages as guest and as host (docs/reference/api.md#entities). */
export const unread = z.strictObject({ guest: count, host: count }).meta({ id: 'Unread' });

/** The session result (docs/reference/api.md#entities): all null for a visitor. */
export const sessionFields = {
  user_id: uuid.nullable(),
  user_name: z.string().nullable(),
  user_image: z.string().nullable(),
};

/** The optional `user` of page calls (docs/reference/api.md#entities): null for a visitor. */
export const pageUser = z
  .strictObject({ id: uuid, name: z.string(), image: z.string().nullable() })
  .nullable()
  .meta({ id: 'PageUser' });

/** Fields of the small call after load, in addition to the session: what no shared page can hold (ADR 008). */
export const personalFields = {
  roles: z.array(role),
  areas: z.array(z.enum(staffAreas)).meta({ description: 'Back-office areas of an operator; empty for everyone else' }),
  verified: z.boolean(),
  total_unread: unread,
  wishlist: z.array(id),
  experiments: z.record(z.string(), z.string()),
};
