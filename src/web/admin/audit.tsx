// /admin/audit: the audit log (docs/reference/back-office.md#audit-log).
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminMessageUrl, adminPersonUrl, adminReviewUrl } from '#src/contract/admin/admin-urls.ts';
import type { FilterOf } from '#src/contract/admin/list.ts';
import { auditList } from '#src/contract/admin/log-lists.ts';
import { isAuditAction } from '#src/domain/admin/acts.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { linkTo, longText } from './kit/cells.tsx';
import { listPage, type RowOf } from './kit/list-page.tsx';
import { t } from './audit-texts.ts';

// The subject of an entry and its page (docs/reference/back-office.md#audit-log).

/** An unknown action of an earlier version is shown as logged. */
const actText = (act: string): string => (isAuditAction(act) ? t(`act.${act}`) : act);

const details = ['after', 'before', 'by_link', 'keys', 'note', 'on_behalf_of', 'reason', 'role'] as const;

/** Without a text, the logged name without underscores. */
function detailText(name: string): string {
  const field = details.find((one) => one === name);
  return field === undefined ? name.replaceAll('_', ' ') : t(`detail.${field}`);
}

const kinds = [
  'account',
  'ambassador',
  'booking',
  'category',
  'city',
  'code',
  'code-batch',
  'country',
  'course',
  'day',
  'departure',
  'file',
  'host',
  'invitation',
  'message',
  'page',
  'partner',
  'payout-run',
  'phone',
  'rate',
  'rates',
  'report',
  'review',
  'search-words',
  'setting',
  'task',
] as const;
type Kind = (typeof kinds)[number];

const below =
  (route: 'admin-ambassadors' | 'admin-bookings' | 'admin-codes' | 'admin-content' | 'admin-places' | 'admin-rates') =>
  (id: string) =>
    `${adminRoutes[route].path}/${id}`;
const at = (route: 'admin-ambassadors' | 'admin-payouts' | 'admin-rates' | 'admin-settings' | 'admin-words') => () =>
  adminRoutes[route].path;

const pages: Readonly<Partial<Record<Kind, (id: string) => string>>> = {
  account: adminPersonUrl,
  ambassador: at('admin-ambassadors'),
  booking: below('admin-bookings'),
  city: below('admin-places'),
  code: below('admin-codes'),
  country: (code) => `${adminRoutes['admin-places'].path}/countries/${code}`,
  host: adminPersonUrl,
  message: adminMessageUrl,
  page: below('admin-content'),
  partner: below('admin-ambassadors'),
  'payout-run': at('admin-payouts'),
  rate: below('admin-rates'),
  rates: at('admin-rates'),
  review: adminReviewUrl,
  'search-words': at('admin-words'),
  setting: at('admin-settings'),
};

const nameless = /^[0-9a-f-]{36}$/;

/** Kind and name of the subject, with the address of its page; null without one. */
function aboutOf({ about, about_name: name }: Pick<RowOf<'admin/audit-list'>, 'about' | 'about_name'>): {
  readonly text: string;
  readonly href: string | null;
} {
  const [prefix = '', ...rest] = about.split(':');
  const id = rest.join(':');
  const kind = kinds.find((one) => one === prefix);
  if (kind === undefined) return { text: about, href: null };
  const called = name || (nameless.test(id) ? '' : id);
  const text = called === '' ? t(`about.${kind}`) : t('about.named', { kind: t(`about.${kind}`), name: called });
  return { text, href: pages[kind]?.(id) ?? null };
}

function About({ entry }: { readonly entry: RowOf<'admin/audit-list'> }) {
  const { text, href } = aboutOf(entry);
  return (
    <span className="block min-w-40 wrap-anywhere">
      {href === null ? text : linkTo(href, text)}
      <a
        href={adminRoutes['admin-audit'].path + auditList.write({ about: entry.about })}
        className="block min-h-6 text-ink-2 underline underline-offset-4"
      >
        {t('about.all')}
      </a>
    </span>
  );
}

export const { load, Page } = listPage({
  list: auditList,
  call: 'admin/audit-list',
  text: t,
  cells: {
    at: (entry) => <time dateTime={entry.at}>{instantText(entry.at, 'UTC')}</time>,
    who: ({ who }) => longText(who || t('program'), 40),
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

interface AuditFilterFormProps {
  readonly filter: FilterOf<typeof auditList.filter>;
  readonly actions: readonly string[];
}

/** A GET form; all but the action is folded unless it narrows the log. */
function AuditFilterForm({ filter, actions }: AuditFilterFormProps) {
  const { action, ...others } = filter;
  return (
    <form
      action={adminRoutes['admin-audit'].path}
      role="search"
      aria-label={t('filter.label')}
      className="mb-5 grid gap-2 rounded-card border border-line bg-surface p-4 tablet:p-5"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <Select
          label={t('filter.action')}
          name="action"
          defaultValue={action ?? ''}
          options={[
            { value: '', label: t('filter.any') },
            ...actions
              .map((one) => ({ value: one, label: actText(one) }))
              .toSorted((one, other) => one.label.localeCompare(other.label)),
          ]}
        />
        <Button type="submit">{t('filter.send')}</Button>
      </div>
      <details open={Object.keys(others).length > 0}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t('filter.more')}</summary>
        <div className="mt-1 grid items-end gap-4 tablet:grid-cols-2 desk:grid-cols-4">
          <TextField label={t('filter.who')} name="who" maxLength={254} autoComplete="off" defaultValue={filter.who} />
          <TextField
            label={t('filter.about')}
            name="about"
            maxLength={200}
            autoComplete="off"
            hint={t('filter.aboutHint')}
            defaultValue={filter.about}
          />
          <TextField label={t('filter.from')} name="from" type="date" defaultValue={filter.from} />
          <TextField label={t('filter.to')} name="to" type="date" defaultValue={filter.to} />
        </div>
      </details>
    </form>
  );
}
