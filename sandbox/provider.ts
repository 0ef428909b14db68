// The interface of a simulated provider. Each provider's folder implements it (ADR 055).
import type { FastifyInstance } from 'fastify';
import type { Body } from './control/body.ts';
import type { ResolvedOptions, SandboxOptions } from './options.ts';
import type { Html } from './pages/html.ts';
import type { OverviewRow } from './pages/overview-cells.ts';
import type { Environment } from './test-keys.ts';
import type { EventSource } from './webhooks/outgoing.ts';
import type { World } from './world.ts';

/** One payment as the provider knows it. Amounts in minor units; `payment_id` is the shop's id. */
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
  /** Adds its API, scripts and pages for guests. */
  register(app: FastifyInstance, world: World): void;
  /** Names of planned faults of its calls. */
  readonly operations: readonly string[];
  /** The response to its errors; null for others. `why` is for the overview. */
  refusalOf(error: unknown): { readonly status: number; readonly message: string; readonly why: string } | null;
  readonly events: EventSource;
  /** Plans the outcomes left pending by an earlier run of the sandbox. */
  resume(world: World): void;
  readonly control: {
    /** Adds routes for people: payers, their banks, and its staff. */
    register(control: FastifyInstance, world: World, summary: () => object): void;
    summary(world: World): object;
    webhookAddress(options: ResolvedOptions): object;
    setWebhooks(options: ResolvedOptions, body: Body): void;
    /** Ends everything pending now, and counts it. */
    settle(world: World): Readonly<Record<string, number>>;
    reset(world: World): void;
    /** All its payments, oldest first. Money in review is not captured; a failed refund is none. */
    books(world: World): BookLine[];
  };
  readonly overview: {
    /** The newest payments. */
    rows(world: World): OverviewRow[];
    /** Its buttons by name, for the payment of this id. They throw what `refusalOf` knows. */
    readonly actions: Readonly<Record<string, (world: World, id: string) => void>>;
    /** How to try it, below the lists. */
    hint(): Html;
  };
}
