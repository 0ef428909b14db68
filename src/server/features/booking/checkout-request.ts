// What a checkout asks for, checked as far as that goes without the database.
import { createHash } from 'node:crypto';
import { isRefusal, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import type { CallContext } from '#src/server/call.ts';
import { hashPassword } from '../user/index.ts';
import type { SlotKey } from './claim-queries.ts';
import type { Claimant } from './claim-read-queries.ts';
import { claimHolder, type ClaimHolder } from './claim-holder.ts';
import { isDistributor, typedContact, type GuestContact } from './guest-details.ts';
import { secretHash } from './secrets.ts';

type Input = CallInput<'booking/checkout'>;

export interface CheckoutRequest {
  input: Input;
  userId: string | null;
  isDistributor: boolean;
  /** Null for who is signed in: the account is read under the lock. */
  contact: GuestContact | null;
  passwordHash: string | null;
  visitorId: string;
  /** Whether the browser opens the booking from then on; an API client has its login. */
  isBrowser: boolean;
  holder: ClaimHolder;
  couponCode: string | null;
  offerHash: Buffer | null;
  key: { scope: string; key: string; bodyHash: Buffer } | null;
}

/**
 * Reads contact and Idempotency-Key and hashes the password. The hash is made before any lock, and whether or not the
 * address is known, so that neither a rival nor the answer's time tells anything (product 4).
 */
export async function readRequest(
  input: Input,
  couponCode: string | null,
  call: CallContext,
): Promise<CheckoutRequest | Refusal> {
  const { userId } = call.actor;
  const contact = userId === null ? typedContact(input) : null;
  if (isRefusal(contact)) return contact;
  const isHashed = userId === null && input.password !== undefined;
  return {
    input,
    userId,
    isDistributor: isDistributor(call.actor, call.services.config),
    contact,
    passwordHash: isHashed ? await hashPassword(input.password ?? '') : null,
    visitorId: call.visitor.id,
    isBrowser: call.actor.via !== 'bearer',
    holder: claimHolder(call),
    couponCode,
    offerHash: input.offer === undefined ? null : secretHash(input.offer),
    key: keyOf(input, call),
  };
}

/** A key counts within its account, or its browser: nobody meets another's. Longer ones are cut by their hash. */
function keyOf(input: Input, { actor, visitor, idempotencyKey }: CallContext): CheckoutRequest['key'] {
  if (idempotencyKey === null) return null;
  const scope = actor.userId === null ? `visitor:${visitor.id}` : `user:${actor.userId}`;
  const key = idempotencyKey.length > 200 ? createHash('sha256').update(idempotencyKey).digest('hex') : idempotencyKey;
  // The password is left out: a stored hash of known fields and a password would be a way to guess it. So is the key of an
  // earlier request: it says what this one takes the place of, not what it asks for.
  const { password: _, replaces: _replaces, ...body } = input;
  const written = JSON.stringify(Object.entries(body).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return { scope, key, bodyHash: createHash('sha256').update(written).digest() };
}

/** The departure that a request is for. */
export function slotOf({ input }: CheckoutRequest): SlotKey {
  return { courseId: input.course_id, date: input.date, time: input.time };
}

/** Who asks, as the statement of a claim reads it. */
export function claimantOf({
  userId,
  contact,
  visitorId,
  holder,
  key,
  input,
  couponCode,
  offerHash,
}: CheckoutRequest): Claimant {
  const replaces = input.replaces || null;
  return {
    userId,
    email: contact?.email ?? '',
    visitorId,
    network: holder.network,
    key,
    replaces,
    couponCode,
    offerHash,
  };
}
