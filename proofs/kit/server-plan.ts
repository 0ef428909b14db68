// The plan of a proof's server process, as JSON in the environment.

import type { DatabaseAddress } from '#src/server/platform/db/pool.ts';

export interface ServerPlan {
  database: DatabaseAddress;
  /** A file for what the process records, even when it is killed. */
  journal: string;
  /** Pause between two rounds of the background work, in ms. */
  jobsPauseMs: number;
  /** Address of a sandbox; without it nothing can be paid. */
  stripeUrl?: string;
  /** Timeout of provider requests, in ms. */
  timeoutMs?: number;
  /** Statements rewritten before they are sent: a proof must notice the damage. */
  mutations: readonly Mutation[];
}

/**
 * `find` is the source of a regular expression, `replace` the argument of `String.replaceAll`. In `requests` to
 * providers, fields whose name matches `find` become random.
 */
export interface Mutation {
  name: string;
  find: string;
  replace: string;
  in?: 'requests';
}

/** Where a process kills itself. Its parent sets it repeatedly. */
export interface KillPoint {
  /** `before` or `after`, and the name of a step: see steps.ts. Null: any step. */
  label: string | null;
  /** The n-th pass from now. */
  pass: number;
}

export const planVariable = 'BANYAN_PROOF_PLAN';
