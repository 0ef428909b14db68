// What a call is given and what it may answer: the shape that every file in features/<group>/<call>.ts has.
import type { CallInput, CallName, CallOutput } from '#src/contract/types.ts';
import type { Refusal } from '#src/contract/refusal.ts';
import type { StaffArea } from '#src/domain/admin/areas.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from './services.ts';

export type Role = 'user' | 'host' | 'manager' | 'coordinator' | 'guide' | 'distributor' | 'ambassador' | 'operator';

/** Who calls. `userId` is null for a visitor. `via` says which proof was shown, because only a cookie needs CSRF. */
export interface Actor {
  userId: string | null;
  roles: readonly Role[];
  /** Of an operator: which work is theirs (docs/reference/back-office.md#areas). Left out: none. */
  areas?: readonly StaffArea[];
  via: 'none' | 'session' | 'bearer';
  /** The key of a distributor that was shown, by its id; it opens what `keyCalls` names and nothing of a host. */
  keyId?: string;
  /** How long ago the second factor was shown here, in seconds; of an API token, since it was made. Null: never. */
  factorAge?: number | null;
}

/** Cookies of the request and of the answer; every cookie set here is Secure outside loopback and SameSite=Lax. */
export interface CallCookies {
  read(name: string): string | undefined;
  set(name: string, value: string, options: { maxAgeSeconds?: number; httpOnly: boolean }): void;
  clear(name: string): void;
}

export interface CallContext {
  services: Services;
  actor: Actor;
  /** The browser, by the hash of its cookie, which opens the bookings made in it (ADR 040), the address, and what it says of itself. */
  visitor: { id: string; address: string; agent?: string };
  cookies: CallCookies;
  /** Counts a view of a listing that a browser reads by a call; absent where a call is made within the process. */
  opened?: (courseId: number) => void;
  idempotencyKey: string | null;
  /** Files of a multipart body, as they came; absent where a call is made within the process. */
  files?: readonly Buffer[];
  log: FastifyBaseLogger;
}

/** Five steps in this order: parse (done by the adapter), load, decide, commit, reply. A refusal is a value. */
export type Handler<N extends CallName> = (input: CallInput<N>, call: CallContext) => Promise<CallOutput<N> | Refusal>;

/** Makes a call within this process: the same checks, and an answer as a browser gets it. */
export type CallInProcess = (name: CallName, input: unknown, context: CallContext) => Promise<unknown>;

/** A visitor without any proof: pages that are the same for everybody are rendered as this actor. */
export const anonymous: Actor = { userId: null, roles: [], via: 'none' };
