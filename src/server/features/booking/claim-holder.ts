// Who holds seats without paying, as its bounds count it: a visitor, its account and its network, or a distributor.
import { createHash } from 'node:crypto';
import { networkOf } from '#src/domain/guard/network.ts';
import type { CallContext } from '#src/server/call.ts';
import { isDistributor } from './guest-details.ts';

export interface ClaimHolder {
  /** Whose bounds count. */
  kind: 'visitor' | 'distributor';
  /** The account that is signed in; the address that somebody typed is nobody's account here. */
  userId: string | null;
  /** Null for distributors, whose customers share the network of an office. */
  network: string | null;
  /** The keys whose claims go one after the other, so that counts are exact over all processes (ADR 048). */
  turns: readonly string[];
}

type Asking = {
  actor: CallContext['actor'];
  visitor: CallContext['visitor'];
  services: { config: Pick<CallContext['services']['config'], 'distributorUserId' | 'rateLimitFactor'> };
};

/** The holder of what this call claims. */
export function claimHolder({ actor, visitor, services: { config } }: Asking): ClaimHolder {
  const { userId } = actor;
  const kind = isDistributor(actor, config) ? 'distributor' : 'visitor';
  const network = kind === 'distributor' ? null : networkOf(visitor.address);
  const shared = [...(userId === null ? [] : [`user:${userId}`]), ...(network === null ? [] : [`network:${network}`])];
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
