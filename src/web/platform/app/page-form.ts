// Forms that work without script, as the server hands them to their page (ADR 023).
import type { CallOutput } from '#src/contract/types.ts';

/**
 * A page's own form, which works without JavaScript: the CSRF token and, after a post, what was
 * typed, what is wrong where, and what comes next.
 */
export interface PageForm {
  readonly csrf: string;
  /** The Idempotency-Key of the next post, and the earlier key whose hold it replaces; '' for none. */
  readonly key: string;
  readonly replaces: string;
  readonly values: Readonly<Record<string, string>>;
  /** By the name that the call gives a field: the text next to it. */
  readonly errors: Readonly<Record<string, string>>;
  readonly trouble: string | null;
  /** A second factor that was begun, or its recovery codes, which are shown this once. */
  readonly factor?: CallOutput<'account/factor-begin'> | CallOutput<'account/factor-confirm'>;
  /** A page of another site to go on to, which a link may lead to and a form may not. */
  readonly leave?: { readonly provider: 'google' | 'facebook'; readonly url: string };
  /** What was done, where the page then says so in place of its form. */
  readonly done?: string;
  /** An amount in another currency to confirm, and the link that confirms it. */
  readonly next: {
    readonly amount_sgd: number;
    readonly rate: number;
    readonly rate_at: string;
    readonly url: string;
  } | null;
  /** The question to confirm before a cancel or a move; null where there is none. */
  readonly asked: CancelQuestion | MoveQuestion | null;
}

/** The refund of a cancel, to confirm; `has_changed` when it differs from the refund that was shown before. */
export interface CancelQuestion {
  readonly kind: 'cancel';
  readonly quote_id: string;
  readonly refund_amount: number;
  readonly refund_percent: number;
  readonly reason: string;
  readonly has_changed: boolean;
}

/** A move, to confirm: the times of the chosen date, and for a chosen time its result. */
export interface MoveQuestion {
  readonly kind: 'move';
  readonly date: string;
  readonly times: readonly string[];
  /** Why the party cannot be moved to the date, and the next one that takes it; null where it can. */
  readonly closed: string | null;
  readonly time: string | null;
  readonly result: CallOutput<'reschedule/move'> | null;
  readonly has_changed: boolean;
}
