import type { FigureFilter } from '#src/contract/admin/figure-filter.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { figureSteps } from '#src/domain/figures/figure-steps.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { t } from './texts.ts';

/** Which days, and by what: a form whose address is the answer. */
export function SpanForm({ span: { from, to, by } }: { readonly span: FigureFilter }) {
  return (
    <form
      action={adminRoutes['admin-figures'].path}
      aria-label={t('span.label')}
      className="mb-5 grid items-end gap-4 rounded-card border border-line bg-surface p-4 tablet:grid-cols-2 tablet:p-5 desk:grid-cols-[1fr_1fr_1fr_auto]"
    >
      <TextField label={t('span.from')} name="from" type="date" defaultValue={from} />
      <TextField label={t('span.to')} name="to" type="date" defaultValue={to} />
      <Select
        label={t('span.by')}
        name="by"
        defaultValue={by ?? ''}
        options={[
          { value: '', label: t('span.byUsual') },
          ...figureSteps.map((step) => ({ value: step, label: t(`by.${step}`) })),
        ]}
      />
      <Button type="submit">{t('span.send')}</Button>
    </form>
  );
}
