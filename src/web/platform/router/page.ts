// A page: a loader that answers data and a head, and a component that shows the data.
import type { AdminRouteName } from '#src/contract/admin/admin-routes.ts';
import type { Layout, RouteName } from '#src/contract/addresses/routes.ts';
import type { ComponentType } from 'react';
import type { Api } from '#src/web/platform/api/api.ts';
import type { Head } from './head.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import type { ClientSettings } from '#src/web/platform/app/page-settings.ts';

/** What a loader gets. `url` holds path and query, `params` the named parts of the path. */
export interface PageInput {
  readonly api: Api;
  readonly settings: ClientSettings;
  readonly origin: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  /** Only on the server, on pages with a form that works without script. */
  readonly form?: PageForm | undefined;
}

/**
 * What a loader answers. `missing` shows the 404 page with the named text (docs/reference/addresses.md#errors), `failed` the error page,
 * `redirect` moves on (301 for a wrong title, docs/reference/addresses.md#paths).
 */
export type PageResult<T> =
  | { readonly kind: 'page'; readonly data: T; readonly head: Head; readonly status?: number }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'missing'; readonly what: 'city' | 'page' }
  | { readonly kind: 'failed'; readonly status: 500 | 503; readonly reference: string | null };

/** A page module exports `load` and `Page`. */
export interface PageModule<T> {
  readonly load: (input: PageInput) => Promise<PageResult<T>>;
  readonly Page: ComponentType<{ readonly data: T }>;
}

/** Pages differ in their data, which only travels from `load` to `Page` of one and the same module. */
export type AnyPage = PageModule<never>;

/** A page's code: its source files (the server preloads their script) and the import that brings it. */
export interface PageEntry {
  readonly sources: readonly string[];
  readonly module: () => Promise<AnyPage>;
}

/** A page found for a path: its route, the decoded parts of the path, what surrounds it, and its code. */
export interface PageMatch {
  readonly name: RouteName | AdminRouteName;
  readonly params: Readonly<Record<string, string>>;
  readonly layout: Layout;
  readonly quiet: boolean;
  readonly entry: PageEntry;
}
