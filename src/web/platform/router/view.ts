// An opened page, as router and entries pass it.
import type { ComponentType } from 'react';
import type { Head } from './head.ts';
import type { PageMatch } from './page.ts';

/** The serializable part, sent from server to browser. */
export interface ViewState {
  readonly kind: 'page' | 'missing' | 'failed';
  /** Its path: another query is the same page. */
  readonly place: string;
  readonly data: unknown;
  readonly head: Head;
  readonly status: number;
}

export interface View extends ViewState {
  readonly match: PageMatch | null;
  readonly Page: ComponentType<{ readonly data: never }>;
}

/** `error` is a loader's bug, for the log. */
export type PageOutcome =
  | { readonly kind: 'view'; readonly view: View; readonly error?: unknown }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 };
