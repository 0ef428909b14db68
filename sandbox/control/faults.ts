// Planned faults: which calls are dropped, hang, fail or come late.
import type { FastifyReply } from 'fastify';

/** `-after-effect`: the call does its work and only the response is lost or turned into a 500. */
export const FAULT_KINDS = [
  'delay',
  'drop-before',
  'drop-after-effect',
  'hang',
  'hang-after-effect',
  '500',
  '500-after-effect',
  '429',
] as const;
type FaultKind = (typeof FAULT_KINDS)[number];

/** One planned fault for an operation such as `payment_intents.confirm`, or `*` for all. */
interface Fault {
  readonly operation: string;
  readonly kind: FaultKind;
  /** How many calls it still hits. */
  times: number;
  /** How many calls it skips first. */
  skip: number;
  /** Milliseconds before the work begins. */
  readonly delayMs: number;
}

export interface FaultPlan {
  add(fault: Fault): void;
  /** The fault of this call, used up by one; a header overrides the plan. */
  take(operation: string, header: string | undefined): { readonly kind: FaultKind; readonly delayMs: number } | null;
  list(): readonly Fault[];
  clear(): void;
}

export function createFaultPlan(): FaultPlan {
  let faults: Fault[] = [];
  return {
    add: (fault) => faults.push(fault),
    take(operation, header) {
      const asked = header === undefined ? null : parseFaultHeader(header);
      if (asked) return asked;
      const fault = faults.find((one) => one.operation === operation || one.operation === '*');
      if (!fault) return null;
      if (fault.skip > 0) {
        fault.skip -= 1;
        return null;
      }
      fault.times -= 1;
      faults = faults.filter((one) => one.times > 0);
      return fault;
    },
    list: () => faults,
    clear: () => {
      faults = [];
    },
  };
}

/** Reads the header `x-sandbox-fault`: a kind, or `delay=300` in milliseconds; null when it is neither. */
function parseFaultHeader(header: string): { readonly kind: FaultKind; readonly delayMs: number } | null {
  const match = /^([a-z0-9-]+)(?:=(\d{1,6}))?$/.exec(header.trim());
  const kind = FAULT_KINDS.find((one) => one === match?.[1]);
  return kind === undefined ? null : { kind, delayMs: Number(match?.[2] ?? 0) };
}

/** A fault that hits one call; null = none. */
export type FaultHit = { readonly kind: FaultKind; readonly delayMs: number } | null;

/** Whether the call is lost before it does anything. */
export function isLostBefore(fault: FaultHit): boolean {
  return fault?.kind === 'drop-before' || fault?.kind === 'hang';
}

/** Whether only the response is lost. */
export function isLostAfter(fault: FaultHit): boolean {
  return fault?.kind === 'drop-after-effect' || fault?.kind === 'hang-after-effect';
}

/**
 * Hangs or drops the connection.
 * Hijacked so that nothing is ever written; a hanging socket closes when the caller gives up or the sandbox stops.
 */
export function loseAnswer(reply: FastifyReply, fault: FaultHit): FastifyReply {
  reply.hijack();
  if (fault?.kind.startsWith('drop')) reply.raw.destroy();
  return reply;
}
