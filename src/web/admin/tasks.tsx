// /admin: what needs the staff now (docs/back-office.md#to-do).
import { taskKindText } from '#src/contract/task-kinds.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { LinkTabs } from '#src/web/ui/links/LinkTabs.tsx';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import { parseId } from '#src/contract/addresses/path-parts.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import { type BodyProps, adminPage } from './kit/admin-page.tsx';
import { t } from './tasks-texts.ts';
import { TaskCard } from './TasksCard.tsx';
import { Opening, WaitingOverview } from './TasksWaiting.tsx';

type Tasks = CallOutput<'task/list'>;

type Waiting = CallOutput<'admin/waiting'>;

const { path } = adminRoutes.admin;

/** What is loaded beside the tasks. */
interface Beside {
  readonly kind: string | null;
  /** Null on pages of one kind, and on later ones. */
  readonly waiting: Waiting | null;
}

const cursorIn = (url: URL) => ({
  kind: url.searchParams.get('kind')?.slice(0, 40) ?? null,
  after: parseId(url.searchParams.get('after') ?? undefined),
});

/** What waits in figures, then open tasks of the staff, the oldest first, by kind. */
export const { load, Page } = adminPage({
  call: 'task/list',
  input(_, url) {
    const { kind, after } = cursorIn(url);
    return { ...(kind !== null && { kind }), ...(after !== null && { after }) };
  },
  title: () => t('title'),
  async beside({ api, url }, isAdmitted) {
    const { kind, after } = cursorIn(url);
    const counted = kind === null && after === null ? await api('admin/waiting', {}) : null;
    if (counted !== null && !counted.ok && (await isAdmitted)) return failed(counted);
    return { kind, waiting: counted?.ok ? counted.data : null };
  },
  Body,
});

function Body({ data: tasks, kind, waiting }: BodyProps<'task/list', Beside>) {
  if (tasks.kinds.length === 0 && (waiting?.data.length ?? 0) === 0 && (waiting?.opening.length ?? 0) === 0)
    return <Nothing />;
  return (
    <>
      {waiting !== null && waiting.opening.length > 0 && <Opening steps={waiting.opening} />}
      {waiting !== null && <WaitingOverview waiting={waiting} tasks={tasks} />}
      {tasks.kinds.length > 0 && <TaskList tasks={tasks} kind={kind} />}
    </>
  );
}

function Nothing() {
  return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
}

function TaskList({ tasks, kind }: { readonly tasks: Tasks; readonly kind: string | null }) {
  const total = tasks.kinds.reduce((sum, one) => sum + one.count, 0);
  const last = tasks.data.at(-1);
  const tabs = [
    { href: path, label: t('filter.all', { count: total }), isHere: kind === null },
    ...tasks.kinds.map((one) => ({
      href: `${path}${buildQuery({ kind: one.kind })}`,
      label: t('filter.one', { kind: taskKindText(one.kind), count: one.count }),
      isHere: kind === one.kind,
    })),
  ];
  return (
    <>
      <LinkTabs label={t('filter')} tabs={tabs} />
      {tasks.data.length === 0 && (
        <div className="mt-5">
          <Nothing />
        </div>
      )}
      <ul className="mt-5 grid gap-3">
        {tasks.data.map((task) => (
          <li key={task.id}>
            <TaskCard task={task} />
          </li>
        ))}
      </ul>
      {tasks.has_more && last !== undefined && (
        <a
          href={`${path}${buildQuery({ kind: kind ?? undefined, after: String(last.id) })}`}
          className={`${buttonLook('secondary')} mt-5`}
        >
          {t('more')}
        </a>
      )}
    </>
  );
}
