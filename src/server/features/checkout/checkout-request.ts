// What a checkout asks for and who asks, checked as far as that goes without the database.
import { createHash } from 'node:crypto';
import { networkOf } from '#src/domain/user/network.ts';
import type { CallContext } from '#src/server/call.ts';
import { type GuestContact, isDistributor, type SlotKey, typedContact } from '#src/server/features/booking/index.ts';
import { hashPassword } from '#src/server/features/user/index.ts';
import { isRefusal, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import type { Claimant } from './claim-queries.ts';
import { givenHash } from '#src/server/platform/secrets.ts';

interface ClaimHolder {
  /** Whose bounds count; that of a network is for visitors alone, who have shown no address of their own. */
  kind: 'visitor' | 'account' | 'distributor';
  /** The account that is signed in; the address that someone typed is no one's account here. */
  userId: string | null;
  /** Null for distributors, whose customers share the network of an office. */
  network: string | null;
  /** The keys whose claims go one after the other, so that counts are exact over all processes (ADR 022). */
  turns: readonly string[];
}

type Asking = {
  actor: CallContext['actor'];
  visitor: CallContext['visitor'];
  services: { config: Pick<CallContext['services']['config'], 'distributorUserId' | 'rateLimitFactor'> };
};

/** The holder of what this call claims. */
function claimHolder({ actor, visitor, services: { config } }: Asking): ClaimHolder {
  const { userId } = actor;
  const kind = isDistributor(actor, config) ? 'distributor' : userId === null ? 'visitor' : 'account';
  const network = kind === 'distributor' ? null : networkOf(visitor.address);
  const shared = [
    ...(userId === null ? [] : [`user:${userId}`]),
    ...(kind === 'visitor' && network !== null ? [`network:${network}`] : []),
  ];
  const turns = [
    ...shared.map((key) => `${key}${partOf(visitor.id, config.rateLimitFactor)}`),
    `visitor:${visitor.id}`,
  ];
  return { kind, userId, network, turns };
}

// A load test comes from one address, whose bounds are so wide that they need not be exact: its claims wait in as many
// queues as the bounds are widened.
function partOf(visitorId: string, factor: number): string {
  if (factor === 1) return '';
  return `#${createHash('sha256').update(visitorId).digest().readUInt32BE(0) % factor}`;
}

type Input = CallInput<'booking/checkout'>;

export interface CheckoutRequest {
  input: Input;
  userId: string | null;
  isDistributor: boolean;
  /** Null for the signed-in account: the account is read under the lock. */
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
 * address is known, so that neither a rival nor the answer's time tells anything (docs/domain/accounts.md#password-typed-at-checkout).
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
    passwordHash: isHashed ? await hashPassword(input.password ?? '', call.services.config.passwordCost) : null,
    visitorId: call.visitor.id,
    isBrowser: call.actor.via !== 'bearer',
    holder: claimHolder(call),
    couponCode,
    offerHash: input.offer === undefined ? null : givenHash(call.services.keys, input.offer),
    key: keyOf(input, call),
  };
}

/** A key counts within its account, or its browser: no one meets another's. Longer ones are cut by their hash. */
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
