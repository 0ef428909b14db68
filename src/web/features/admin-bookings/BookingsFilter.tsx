import type { BookingListQuery } from '#src/contract/addresses/booking-filter.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import { bookingViews } from '#src/domain/office/booking-views.ts';
import { Button } from '#src/web/ui/button/Button.tsx';
import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { columnNames, usualColumns } from './columns.tsx';
import type { Bookings } from './load.ts';
import { t } from './t.ts';

interface BookingsFilterProps {
  readonly query: BookingListQuery;
  readonly cities: Bookings['cities'];
}

const summary = 'link inline-flex min-h-11 cursor-pointer items-center';

/** Which bookings and which columns, as a form whose address is the answer: it can be kept, sent on, and needs no script. */
export function BookingsFilter({ query: { filter, columns }, cities }: BookingsFilterProps) {
  const isNarrowed = Object.keys(filter).some((name) => name !== 'find');
  const shown = columns === null ? usualColumns : new Set(columns);
  return (
    <form
      action={routes['admin-bookings'].path}
      role="search"
      aria-label={t('filter.label')}
      className="mb-5 grid gap-2 rounded-card border border-line bg-surface p-4 tablet:p-5"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <TextField
          label={t('filter.find')}
          name="find"
          type="search"
          maxLength={100}
          autoComplete="off"
          placeholder={t('filter.findHint')}
          defaultValue={filter.find}
        />
        <Button type="submit">{t('filter.send')}</Button>
      </div>
      <details open={isNarrowed}>
        <summary className={summary}>{t('filter.more')}</summary>
        <div className="mt-1 grid gap-4 tablet:grid-cols-2 desk:grid-cols-4">
          <Select
            label={t('filter.show')}
            name="show"
            defaultValue={filter.show ?? ''}
            options={[
              { value: '', label: t('filter.any') },
              ...bookingViews.map((view) => ({ value: view, label: t(`view.${view}`) })),
            ]}
          />
          <Select
            label={t('filter.city')}
            name="city"
            defaultValue={String(filter.city_id ?? '')}
            options={[
              { value: '', label: t('filter.any') },
              ...cities.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
          <TextField label={t('filter.from')} name="from" type="date" defaultValue={filter.from} />
          <TextField label={t('filter.to')} name="to" type="date" defaultValue={filter.to} />
        </div>
      </details>
      <details>
        <summary className={summary}>{t('columns')}</summary>
        <fieldset className="mt-1 grid gap-x-6 gap-y-1 phone:grid-cols-2 desk:grid-cols-4">
          <legend className="visually-hidden">{t('columns.show')}</legend>
          {columnNames.slice(1).map((name) => (
            <Checkbox
              key={name}
              name="column"
              value={name}
              defaultChecked={shown.has(name)}
              label={t(`column.${name}`)}
            />
          ))}
        </fieldset>
      </details>
    </form>
  );
}
