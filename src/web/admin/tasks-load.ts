// /admin: what needs somebody of the staff (docs/routes.md#back-office).
import { parseId } from '#src/contract/addresses/path-parts.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from './admitted.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './tasks-texts.ts';

/** Open tasks and how many there are of each kind. */
export type Tasks = CallOutput<'task/list'>;

/** One of them. */
export type StaffTask = Tasks['data'][number];

/** What waits beside tasks. */
export type Waiting = CallOutput<'admin/waiting'>;

/** What the page shows, and of which kind. */
export interface TasksData {
  readonly admitted: Admitted<Tasks>;
  readonly kind: string | null;
  /** Null on pages of one kind, and on later ones. */
  readonly waiting: Waiting | null;
}

/** Loads a page of open tasks, the first one with what else waits; the kind and where it begins stand in the address. */
export async function load({ api, url }: PageInput): Promise<PageResult<TasksData>> {
  const kind = url.searchParams.get('kind')?.slice(0, 40) ?? null;
  const after = parseId(url.searchParams.get('after') ?? undefined);
  const isFirst = kind === null && after === null;
  const [answer, counted] = await Promise.all([
    api('task/list', { ...(kind !== null && { kind }), ...(after !== null && { after }) }),
    isFirst ? api('admin/waiting', {}) : null,
  ]);
  const page = admittedPage(answer, t('title'));
  if (page.kind !== 'page') return page;
  // Who is not let in is told so by the first answer; a fault of the second is one of the page.
  if (counted !== null && !counted.ok && page.data.kind === 'in') return failed(counted);
  return { ...page, data: { admitted: page.data, kind, waiting: counted?.ok ? counted.data : null } };
}
