// /admin/audit: who did what that must be known later (docs/back-office.md#audit-log).
import { auditList } from '#src/contract/admin/audit-list.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { instantText } from '#src/web/booking/wall-time.ts';
import { aboutOf, actText, detailText } from './audit-about.ts';
import { AuditFilterForm } from './AuditFilterForm.tsx';
import { listPage, type RowOf } from './kit/list-page.tsx';
import { t } from './audit-texts.ts';

/** What it is about with the way to its page, and to all that happened to the same. */
function About({ entry }: { readonly entry: RowOf<'admin/audit-list'> }) {
  const { text, href } = aboutOf(entry);
  return (
    <span className="block min-w-40 wrap-anywhere">
      {href === null ? (
        text
      ) : (
        <a href={href} className="link inline-flex min-h-6 items-center">
          {text}
        </a>
      )}
      <a
        href={adminRoutes['admin-audit'].path + auditList.write({ about: entry.about })}
        className="block min-h-6 text-ink-2 underline underline-offset-4"
      >
        {t('about.all')}
      </a>
    </span>
  );
}

/** Narrowed by action, person, subject and days. */
export const { load, Page } = listPage({
  list: auditList,
  call: 'admin/audit-list',
  text: t,
  cells: {
    at: (entry) => <time dateTime={entry.at}>{instantText(entry.at, 'UTC')}</time>,
    who: ({ who }) => <span className="block min-w-40 wrap-anywhere">{who === '' ? t('program') : who}</span>,
    action: ({ action }) => <span className="block min-w-36">{actText(action)}</span>,
    about: (entry) => <About entry={entry} />,
    detail: ({ detail }) => (
      <dl className="grid min-w-48 gap-x-2">
        {detail.map(({ name, value }) => (
          <div key={name} className="flex gap-1.5">
            <dt className="shrink-0 text-ink-2">{detailText(name)}:</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    ),
  },
  form: ({ data: { actions }, query: { filter } }) => (
    <AuditFilterForm key={JSON.stringify(filter)} filter={filter} actions={actions} />
  ),
});
