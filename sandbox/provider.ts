// What the sandbox asks of each provider that it pretends to be. The folder of each answers it for its own (ADR 055).
import type { FastifyInstance } from 'fastify';
import type { Body } from './control/body.ts';
import type { ResolvedOptions, SandboxOptions } from './options.ts';
import type { Html } from './pages/html.ts';
import type { OverviewRow } from './pages/overview-cells.ts';
import type { Environment } from './test-keys.ts';
import type { EventSource } from './webhooks/outgoing.ts';
import type { World } from './world.ts';

/** One payment as the provider knows it. Amounts in minor units; `payment_id` is what the shop called it. */
export interface BookLine {
  readonly provider: string;
  readonly ref: string;
  readonly status: string;
  readonly currency: string;
  readonly captured: number;
  readonly refunded: number;
  readonly payment_id: string | null;
}

export interface Provider {
  /** Flags of the command line; those that end in `-url` are addresses. */
  readonly flags: readonly string[];
  optionsFrom(flags: Environment, env: Environment): Partial<SandboxOptions>;
  /** Adds its API, its scripts and the pages that guests are sent to. */
  register(app: FastifyInstance, world: World): void;
  /** Names under which faults of its calls are planned. */
  readonly operations: readonly string[];
  /** What it says when it refuses; null for an error of another kind. `why` is for a reader of the overview. */
  refusalOf(error: unknown): { readonly status: number; readonly message: string; readonly why: string } | null;
  readonly events: EventSource;
  /** Plans the outcomes that an earlier run of the sandbox did not live to see. */
  resume(world: World): void;
  readonly control: {
    /** Adds routes for what people do: payers, their banks, and staff at its dashboard. */
    register(control: FastifyInstance, world: World, summary: () => object): void;
    /** Its part of the summary. */
    summary(world: World): object;
    webhookAddress(options: ResolvedOptions): object;
    setWebhooks(options: ResolvedOptions, body: Body): void;
    /** Lets all that waits reach its outcome now, and counts it. */
    settle(world: World): Readonly<Record<string, number>>;
    reset(world: World): void;
    /** All its payments, oldest first. Money in review is not captured yet; a failed refund has given nothing back. */
    books(world: World): BookLine[];
  };
  readonly overview: {
    /** The newest payments. */
    rows(world: World): OverviewRow[];
    /** What its buttons do with the payment of this id, by their names. They throw what `refusalOf` knows. */
    readonly actions: Readonly<Record<string, (world: World, id: string) => void>>;
    /** How it is tried, below the lists. */
    hint(): Html;
  };
}
