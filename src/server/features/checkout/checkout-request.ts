// A checkout's request and caller, validated without the database.
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
  /** Which limits apply; network limits are for visitors only. */
  kind: 'visitor' | 'account' | 'distributor';
  /** The signed-in account; a typed address is no account here. */
  userId: string | null;
  /** Null for distributors: their customers share an office's network. */
  network: string | null;
  /** Keys that serialize claims, so counts are exact across processes (ADR 022). */
  turns: readonly string[];
}

type Asking = {
  actor: CallContext['actor'];
  visitor: CallContext['visitor'];
  services: { config: Pick<CallContext['services']['config'], 'distributorUserId' | 'rateLimitFactor'> };
};

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

// A load test has one address: its claims use as many queues as limits are widened.
function partOf(visitorId: string, factor: number): string {
  if (factor === 1) return '';
  return `#${createHash('sha256').update(visitorId).digest().readUInt32BE(0) % factor}`;
}

type Input = CallInput<'booking/checkout'>;

export interface CheckoutRequest {
  input: Input;
  userId: string | null;
  isDistributor: boolean;
  /** Null for the signed-in account, which is read under the lock. */
  contact: GuestContact | null;
  passwordHash: string | null;
  visitorId: string;
  /** The browser may open the booking later; API clients log in. */
  isBrowser: boolean;
  holder: ClaimHolder;
  couponCode: string | null;
  offerHash: Buffer | null;
  key: { scope: string; key: string; bodyHash: Buffer } | null;
}

/** Hashes the password before any lock, for known and unknown addresses, so timing reveals nothing. */
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

/** Per account or browser; longer keys are hashed. */
function keyOf(input: Input, { actor, visitor, idempotencyKey }: CallContext): CheckoutRequest['key'] {
  if (idempotencyKey === null) return null;
  const scope = actor.userId === null ? `visitor:${visitor.id}` : `user:${actor.userId}`;
  const key = idempotencyKey.length > 200 ? createHash('sha256').update(idempotencyKey).digest('hex') : idempotencyKey;
  // Omits the password, which a hash of known fields would let one guess, and the replaced request's key.
  const { password: _, replaces: _replaces, ...body } = input;
  const written = JSON.stringify(Object.entries(body).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return { scope, key, bodyHash: createHash('sha256').update(written).digest() };
}

export function slotOf({ input }: CheckoutRequest): SlotKey {
  return { courseId: input.course_id, date: input.date, time: input.time };
}

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
