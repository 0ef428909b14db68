// Forms that work without script, as the server hands them to their page (ADR 037).

/**
 * A page's own form for who has no script: the hidden field that proves where it comes from, and, after a post, what was
 * typed, what is wrong where, and what comes next.
 */
export interface PageForm {
  readonly csrf: string;
  /** The Idempotency-Key of the next post, and the one before whose hold it takes the place of; '' for none. */
  readonly key: string;
  readonly replaces: string;
  readonly values: Readonly<Record<string, string>>;
  /** By the name that the call gives a field: the text beside it. */
  readonly errors: Readonly<Record<string, string>>;
  readonly trouble: string | null;
  /** An amount in another currency to confirm, and the link that confirms it. */
  readonly next: {
    readonly amount_sgd: number;
    readonly rate: number;
    readonly rate_at: string;
    readonly url: string;
  } | null;
}
