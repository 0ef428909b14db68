// /dashboard/partner: what an ambassador or a distributor has earned (docs/partners.md#the-partners-page).
import { readPartnerQuery } from '#src/contract/addresses/admin/partner-filter.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { translator } from '#src/texts/translate.ts';
import { texts } from './texts.ts';

/** Texts of a partner's own page. */
export const t = translator('web/features/partner', texts);

/** The own link, bookings and payments. */
export type Mine = CallOutput<'partner/mine'>;

/** It; null for a stranger, who is asked to log in. */
export interface MineData {
  readonly mine: Mine | null;
  /** This is the first page of the bookings. */
  readonly isFirst: boolean;
}

/** Loads it. For who is no partner there is no such page. */
export async function load({ api, url }: PageInput): Promise<PageResult<MineData>> {
  const head = { title: t('title'), robots: 'noindex' } as const;
  const { before } = readPartnerQuery(url.search);
  const answer = await api('partner/mine', before === null ? {} : { before });
  const isFirst = before === null;
  if (answer.ok) return { kind: 'page', data: { mine: answer.data, isFirst }, head };
  const code = answer.kind === 'refusal' ? answer.error.code : null;
  if (code === 'unauthorized') return { kind: 'page', data: { mine: null, isFirst }, head };
  return code === 'partner-not-found' ? { kind: 'missing', what: 'page' } : failed(answer);
}
