// A page: a loader with data and head, and a component.
import type { AdminRouteName } from '#src/contract/admin/admin-routes.ts';
import type { Layout, RouteName } from '#src/contract/addresses/routes.ts';
import type { ComponentType } from 'react';
import type { Api } from '#src/web/platform/api/api.ts';
import type { Head } from './head.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import type { ClientSettings } from '#src/web/platform/app/page-settings.ts';

/** `url` has path and query, `params` the path's named parts. */
export interface PageInput {
  readonly api: Api;
  readonly settings: ClientSettings;
  readonly origin: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly form?: PageForm | undefined;
}

/**
 * `missing` shows the 404 page with its text (docs/reference/addresses.md#errors), `failed` the error page, `redirect` navigates
 * (301 for a wrong title, docs/reference/addresses.md#paths).
 */
export type PageResult<T> =
  | { readonly kind: 'page'; readonly data: T; readonly head: Head; readonly status?: number }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'missing'; readonly what: 'city' | 'page' }
  | { readonly kind: 'failed'; readonly status: 500 | 503; readonly reference: string | null };

export interface PageModule<T> {
  readonly load: (input: PageInput) => Promise<PageResult<T>>;
  readonly Page: ComponentType<{ readonly data: T }>;
}

/** Data only travels from `load` to `Page` of one module. */
export type AnyPage = PageModule<never>;

export interface PageEntry {
  readonly sources: readonly string[];
  readonly module: () => Promise<AnyPage>;
}

export interface PageMatch {
  readonly name: RouteName | AdminRouteName;
  readonly params: Readonly<Record<string, string>>;
  readonly layout: Layout;
  readonly quiet: boolean;
  readonly entry: PageEntry;
}
