// What a planned fault does to an answer: it is lost before or after the work.
import type { FastifyReply } from 'fastify';
import type { FaultKind } from './faults.ts';

/** A fault that hits one call; null = none. */
export type FaultHit = { readonly kind: FaultKind; readonly delayMs: number } | null;

/** Whether the call is lost before it does anything. */
export function isLostBefore(fault: FaultHit): boolean {
  return fault?.kind === 'drop-before' || fault?.kind === 'hang';
}

/** Whether the call does its work and only the answer is lost. */
export function isLostAfter(fault: FaultHit): boolean {
  return fault?.kind === 'drop-after-effect' || fault?.kind === 'hang-after-effect';
}

/**
 * Lets the caller wait in vain or drops the connection.
 * Hijacked so that nothing is ever written; a hanging socket closes when the caller gives up or the sandbox stops.
 */
export function loseAnswer(reply: FastifyReply, fault: FaultHit): FastifyReply {
  reply.hijack();
  if (fault?.kind.startsWith('drop')) reply.raw.destroy();
  return reply;
}
