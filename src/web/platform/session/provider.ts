// Accounts at other sites that can open one here: their names and return addresses (docs/domain/accounts.md#google-and-facebook).
import { ownPath } from '#src/contract/addresses/urls.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';

/** Where people have an account that may open one here. */
export type Provider = CallOutput<'account/identities'>['offered'][number];

const names: Readonly<Record<Provider, string>> = { google: 'Google', facebook: 'Facebook' };

/** What a provider calls itself, in every language. Empty for none. */
export function providerName(provider: Provider | null | undefined): string {
  return provider === null || provider === undefined ? '' : names[provider];
}

/** The page to come back to after a way to another site: this one, or where the login was to lead. Null for none. */
export function useNext(): string | null {
  const { path, search } = useNavigation();
  if (!/^\/(user|auth)(\/|$)/.test(path)) return path + search;
  return ownPath(new URLSearchParams(search).get('next'));
}

/** An address that carries on where to go in the end. */
export function withNext(href: string, next: string | null): string {
  return next === null ? href : href + buildQuery({ next });
}
