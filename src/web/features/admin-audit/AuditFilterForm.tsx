import type { AuditFilter } from '#src/contract/addresses/office/audit-filter.ts';
import { officeRoutes } from '#src/contract/addresses/office/office-routes.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { t } from './t.ts';

interface AuditFilterFormProps {
  readonly filter: AuditFilter;
  readonly actions: readonly string[];
}

/** Which entries, as a form whose address is the answer. */
export function AuditFilterForm({ filter, actions }: AuditFilterFormProps) {
  return (
    <form
      action={officeRoutes['admin-audit'].path}
      role="search"
      aria-label={t('filter.label')}
      className="mb-5 grid items-end gap-4 rounded-card border border-line bg-surface p-4 tablet:grid-cols-2 tablet:p-5 desk:grid-cols-3"
    >
      <Select
        label={t('filter.action')}
        name="action"
        defaultValue={filter.action ?? ''}
        options={[
          { value: '', label: t('filter.any') },
          ...actions.map((action) => ({ value: action, label: action })),
        ]}
      />
      <TextField label={t('filter.who')} name="who" maxLength={254} autoComplete="off" defaultValue={filter.who} />
      <TextField
        label={t('filter.about')}
        name="about"
        maxLength={200}
        autoComplete="off"
        defaultValue={filter.about}
      />
      <TextField label={t('filter.from')} name="from" type="date" defaultValue={filter.from} />
      <TextField label={t('filter.to')} name="to" type="date" defaultValue={filter.to} />
      <Button type="submit">{t('filter.send')}</Button>
    </form>
  );
}
