import type { auditList } from '#src/contract/admin/audit-list.ts';
import type { FilterOf } from '#src/contract/admin/list.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { actText } from './audit-about.ts';
import { t } from './audit-texts.ts';

interface AuditFilterFormProps {
  readonly filter: FilterOf<typeof auditList.filter>;
  readonly actions: readonly string[];
}

/** Which entries, as a form whose address is the answer; all but the act is folded until it narrows the log. */
export function AuditFilterForm({ filter, actions }: AuditFilterFormProps) {
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
