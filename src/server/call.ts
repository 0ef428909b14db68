// What a call gets and may answer; every features/<group>/<call>.ts has this shape.
import type { CallInput, CallName, CallOutput } from '#src/contract/types.ts';
import type { Refusal } from '#src/contract/refusal.ts';
import type { StaffArea } from '#src/domain/admin/areas.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Sought } from './platform/page-views/page-views.ts';
import type { Services } from './services.ts';

export type Role = 'user' | 'host' | 'manager' | 'coordinator' | 'guide' | 'distributor' | 'ambassador' | 'operator';

/** The caller. `userId` is null for a visitor. `via` is the proof shown: only a cookie needs CSRF. */
export interface Actor {
  userId: string | null;
  roles: readonly Role[];
  /** An operator's areas (docs/reference/back-office.md#areas). */
  areas?: readonly StaffArea[];
  via: 'none' | 'session' | 'bearer';
  /** Id of the distributor key shown; it opens only `keyCalls`. */
  keyId?: string;
  /** Seconds since the second factor was shown, or since an API token was made; null: never. */
  factorAge?: number | null;
}

/** Cookies of request and response. Those set here are Secure outside loopback, and SameSite=Lax. */
export interface CallCookies {
  read(name: string): string | undefined;
  set(name: string, value: string, options: { maxAgeSeconds?: number; httpOnly: boolean }): void;
  clear(name: string): void;
}

export interface CallContext {
  services: Services;
  actor: Actor;
  /** The browser: hash of its cookie, which opens bookings made in it (ADR 040), address, and user agent. */
  visitor: { id: string; address: string; agent?: string };
  cookies: CallCookies;
  /** Counts a listing view; absent for calls within the process. */
  opened?: (courseId: number) => void;
  /** Counts a search; absent like `opened`, except for pages. */
  searched?: (sought: Sought) => void;
  idempotencyKey: string | null;
  /** Files of a multipart body; absent for calls within the process. */
  files?: readonly Buffer[];
  log: FastifyBaseLogger;
}

/** Five steps in this order: parse (done by the adapter), load, decide, commit, reply. Refusals are values. */
export type Handler<N extends CallName> = (input: CallInput<N>, call: CallContext) => Promise<CallOutput<N> | Refusal>;

/** Makes a call within this process, with the same checks and answer as over HTTP. */
export type CallInProcess = (name: CallName, input: unknown, context: CallContext) => Promise<unknown>;

/** A visitor without proof, for rendering pages that everyone shares. */
export const anonymous: Actor = { userId: null, roles: [], via: 'none' };
