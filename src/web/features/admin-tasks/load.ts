// /admin: what needs somebody of the staff (docs/routes.md#back-office).
import { parseId } from '#src/contract/addresses/path-parts.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from '#src/web/admin/admitted.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './t.ts';

/** Open tasks and how many there are of each kind. */
export type Tasks = CallOutput<'task/list'>;

/** One of them. */
export type StaffTask = Tasks['data'][number];

/** What the page shows, and of which kind. */
export interface TasksData {
  readonly admitted: Admitted<Tasks>;
  readonly kind: string | null;
}

/** Loads a page of open tasks; the kind and where it begins stand in the address. */
export async function load({ api, url }: PageInput): Promise<PageResult<TasksData>> {
  const kind = url.searchParams.get('kind')?.slice(0, 40) ?? null;
  const after = parseId(url.searchParams.get('after') ?? undefined);
  const answer = await api('task/list', { ...(kind !== null && { kind }), ...(after !== null && { after }) });
  const page = admittedPage(answer, t('title'));
  return page.kind === 'page' ? { ...page, data: { admitted: page.data, kind } } : page;
}
