// Forms without script, as the server passes them to their page (ADR 023).
import type { CallOutput } from '#src/contract/types.ts';

/** The CSRF token and, after a post, values, errors and the next step. */
export interface PageForm {
  readonly csrf: string;
  /** The next post's Idempotency-Key, and the key whose hold it replaces; '' for none. */
  readonly key: string;
  readonly replaces: string;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly trouble: string | null;
  /** A second factor in setup, or its recovery codes, shown once. */
  readonly factor?: CallOutput<'account/factor-begin'> | CallOutput<'account/factor-confirm'>;
  /** A provider's page, reached by a link: CSP allows no form to another site. */
  readonly leave?: { readonly provider: 'google' | 'facebook'; readonly url: string };
  readonly done?: string;
  readonly next: {
    readonly amount_sgd: number;
    readonly rate: number;
    readonly rate_at: string;
    readonly url: string;
  } | null;
  readonly asked: CancelQuestion | MoveQuestion | null;
}

/** The refund to confirm; `has_changed` when it differs from the one shown before. */
export interface CancelQuestion {
  readonly kind: 'cancel';
  readonly quote_id: string;
  readonly refund_amount: number;
  readonly refund_percent: number;
  readonly reason: string;
  readonly has_changed: boolean;
}

export interface MoveQuestion {
  readonly kind: 'move';
  readonly date: string;
  readonly times: readonly string[];
  /** Why the party cannot move to the date, and the next possible one; null when it can. */
  readonly closed: string | null;
  readonly time: string | null;
  readonly result: CallOutput<'reschedule/move'> | null;
  readonly has_changed: boolean;
}
