import { taskKindText } from '#src/contract/task-kinds.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { LinkTabs } from '#src/web/ui/links/LinkTabs.tsx';
import { EmptyState } from '#src/web/ui/states/EmptyState.tsx';
import type { Tasks, TasksData } from './load.ts';
import { t } from './texts.ts';
import { Opening } from './Opening.tsx';
import { TaskCard } from './TaskCard.tsx';
import { WaitingOverview } from './WaitingOverview.tsx';

const { path } = adminRoutes.admin;

/** What waits in figures, then open tasks of the staff, the oldest first, by kind. */
export function TasksPage({ data: { admitted, kind, waiting } }: { readonly data: TasksData }) {
  return (
    <AdminShell admitted={admitted} title={t('title')}>
      {(tasks) =>
        tasks.kinds.length === 0 && (waiting?.data.length ?? 0) === 0 && (waiting?.opening.length ?? 0) === 0 ? (
          <Nothing />
        ) : (
          <>
            {waiting !== null && waiting.opening.length > 0 && <Opening steps={waiting.opening} />}
            {waiting !== null && <WaitingOverview waiting={waiting} tasks={tasks} />}
            {tasks.kinds.length > 0 && <TaskList tasks={tasks} kind={kind} />}
          </>
        )
      }
    </AdminShell>
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
