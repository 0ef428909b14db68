// /dashboard/host-panel/earnings: a host's earnings, open payouts and bank details (docs/domain/payouts.md#statements).
import { parseId } from '#src/contract/addresses/path-parts.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { nameOf } from '#src/texts/intl.ts';
import { defaultLocale, locale, localeTag } from '#src/texts/locale.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import { hostOf, loadPanel, type Panel } from '#src/web/host/panel.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './texts.ts';

export type Summary = CallOutput<'earnings/summary'>;
export type Lines = CallOutput<'earnings/lines'>;
export type Line = Lines['data'][number];
export type Details = CallOutput<'payout/details'>;

type Countries = CallOutput<'country/isd'>['data'];

/** The earnings of the host in view. */
export interface Earnings {
  readonly summary: Summary;
  readonly lines: Lines;
  /** Whether the lines are not the newest. */
  readonly isOlder: boolean;
  /** Null where the bank account is not for this person. */
  readonly bank: { readonly details: Details; readonly countries: Countries } | null;
}

export interface EarningsData {
  readonly panel: Panel | null;
  readonly earnings: Earnings | null;
}

/** The list is in English: a page in another language has names of its own. */
export function named(countries: Countries): Countries {
  if (locale() === defaultLocale) return countries;
  const own = countries.map((country) => ({ ...country, name: nameOf('region', country.code) }));
  return own.toSorted((a, b) => a.name.localeCompare(b.name, localeTag()));
}

/** Loads months, lines and, for the host alone, the bank account. Older lines begin below `before` of the address. */
export async function load(input: PageInput): Promise<PageResult<EarningsData>> {
  const loaded = await loadPanel(input, 'earnings');
  if (!loaded.ok) return loaded.result;
  const { panel } = loaded;
  const head = { title: t('title'), robots: 'noindex' } as const;
  if (!panel?.host) return { kind: 'page', data: { panel, earnings: null }, head };
  const { api, url } = input;
  const of = hostOf(panel);
  const before = parseId(url.searchParams.get('before') ?? undefined);
  const mayPayout = panel.host.acts.includes('payout');
  const [summary, lines, details, countries] = await Promise.all([
    api('earnings/summary', of),
    api('earnings/lines', { ...of, ...(before !== null && { before }) }),
    mayPayout ? api('payout/details', of) : null,
    mayPayout ? api('country/isd', {}) : null,
  ]);
  if (!summary.ok) return failed(summary);
  if (!lines.ok) return failed(lines);
  if (details !== null && !details.ok) return failed(details);
  if (countries !== null && !countries.ok) return failed(countries);
  const bank = details && countries && { details: details.data, countries: named(countries.data.data) };
  const earnings = { summary: summary.data, lines: lines.data, isOlder: before !== null, bank };
  return { kind: 'page', data: { panel, earnings }, head };
}
