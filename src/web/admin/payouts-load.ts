// /admin/payouts: bank accounts to approve, the next run, the runs, and one of them (docs/domain/payouts.md#runs).
import { parseId } from '#src/contract/addresses/path-parts.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import { type Admitted, admittedPage } from './admitted.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './payouts-texts.ts';

export type Outlook = CallOutput<'payout/outlook'>;
export type Waiting = CallOutput<'payout/waiting'>['data'];
export type Runs = CallOutput<'payout/runs'>;
export type OpenRun = CallOutput<'payout/run'>;
export type FullDetails = CallOutput<'payout/show'>['data'][number];

/** Everything about payouts; `open` is the run that the address names. */
export interface Payouts {
  readonly outlook: Outlook;
  readonly waiting: Waiting;
  readonly runs: Runs;
  readonly open: OpenRun | null;
}

/** Loads the page; `run` and `before` stand in the address. */
export async function load({ api, url }: PageInput): Promise<PageResult<Admitted<Payouts>>> {
  const first = await api('payout/outlook', {});
  const page = admittedPage(first, t('title'));
  if (page.kind !== 'page' || !first.ok) return page as PageResult<Admitted<Payouts>>;
  const number = parseId(url.searchParams.get('run') ?? undefined);
  const before = parseId(url.searchParams.get('before') ?? undefined);
  const [waiting, runs, open] = await Promise.all([
    api('payout/waiting', {}),
    api('payout/runs', before === null ? {} : { before }),
    number === null ? null : api('payout/run', { number }),
  ]);
  if (!waiting.ok) return failed(waiting);
  if (!runs.ok) return failed(runs);
  // A run that is not there is none in view.
  const data = { outlook: first.data, waiting: waiting.data.data, runs: runs.data, open: open?.ok ? open.data : null };
  return { ...page, data: { kind: 'in', data } };
}
