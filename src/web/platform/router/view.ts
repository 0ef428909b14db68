// A page that has been opened, as router and entries hand it on.
import type { ComponentType } from 'react';
import type { Head } from './head.ts';
import type { PageMatch } from './page.ts';

/** What a page shows, without its component: this part travels from the server to the browser. */
export interface ViewState {
  readonly kind: 'page' | 'missing' | 'failed';
  /** The path it was opened at: another place is another page, another query is not. */
  readonly place: string;
  readonly data: unknown;
  readonly head: Head;
  readonly status: number;
}

/** A page ready to be shown. */
export interface View extends ViewState {
  /** The page it shows; null for an error. */
  readonly match: PageMatch | null;
  readonly Page: ComponentType<{ readonly data: never }>;
}

/** Where an address leads. `error` is a bug in a loader, for the log. */
export type PageOutcome =
  | { readonly kind: 'view'; readonly view: View; readonly error?: unknown }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 };
