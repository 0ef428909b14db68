// /dashboard/keys: the keys with which programs of a distributor book (docs/distributor-keys.md).
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './texts.ts';

/** The keys, and whether another may be made. */
export type Keys = CallOutput<'account/keys'>;

/** The own keys; null for a stranger, who is asked to log in. */
export interface KeysData {
  readonly keys: Keys | null;
}

/** Loads them. For who is no distributor there is no such page. */
export async function load({ api }: PageInput): Promise<PageResult<KeysData>> {
  const head = { title: t('title'), robots: 'noindex' } as const;
  const answer = await api('account/keys', {});
  if (answer.ok) return { kind: 'page', data: { keys: answer.data }, head };
  const code = answer.kind === 'refusal' ? answer.error.code : null;
  if (code === 'unauthorized') return { kind: 'page', data: { keys: null }, head };
  return code === 'forbidden' ? { kind: 'missing', what: 'page' } : failed(answer);
}
