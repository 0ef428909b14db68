// Login providers: names and return addresses (docs/domain/accounts.md#google-and-facebook).
import { ownPath } from '#src/contract/addresses/urls.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';

export type Provider = CallOutput<'account/identities'>['offered'][number];

const names: Readonly<Record<Provider, string>> = { google: 'Google', facebook: 'Facebook' };

/** Brand names, not translated; '' for none. */
export function providerName(provider: Provider | null | undefined): string {
  return provider === null || provider === undefined ? '' : names[provider];
}

/** The page to return to after the provider; null for none. */
export function useNext(): string | null {
  const { path, search } = useNavigation();
  if (!/^\/(user|auth)(\/|$)/.test(path)) return path + search;
  return ownPath(new URLSearchParams(search).get('next'));
}

export function withNext(href: string, next: string | null): string {
  return next === null ? href : href + buildQuery({ next });
}
