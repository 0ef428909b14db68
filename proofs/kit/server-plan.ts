// The plan of a server process of a proof. It goes through the environment as JSON.

import type { DatabaseAddress } from '#src/server/platform/db/pool.ts';

export interface ServerPlan {
  database: DatabaseAddress;
  /** A file for what the process says of itself even when it is killed. */
  journal: string;
  /** Pause between two rounds of the background work, in ms. */
  jobsPauseMs: number;
  /** Address of a sandbox; without it nothing can be paid. */
  stripeUrl?: string;
  /** How long a provider is waited for, in ms. */
  timeoutMs?: number;
  /** Statements that are sent otherwise than the program wrote them: a proof must see what that breaks. */
  mutations: readonly Mutation[];
}

/**
 * `find` is the source of a regular expression, `replace` what `String.replaceAll` puts in its place. In `requests` to
 * providers, a field whose name `find` fits is made random.
 */
export interface Mutation {
  name: string;
  find: string;
  replace: string;
  in?: 'requests';
}

/** Where a process kills itself. Its parent sets it, again and again while it runs. */
export interface KillPoint {
  /** `before` or `after`, and the name of a step: see steps.ts. Null: any step. */
  label: string | null;
  /** Which time it is passed from now. */
  pass: number;
}

export const planVariable = 'BANYAN_PROOF_PLAN';
