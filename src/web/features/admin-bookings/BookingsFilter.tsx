import type { BookingListQuery } from '#src/contract/addresses/admin/booking-filter.ts';
import { adminRoutes } from '#src/contract/addresses/admin/admin-routes.ts';
import { bookingViews } from '#src/domain/admin/booking-views.ts';
import { anyOr, TableFilter } from '#src/web/admin/table/TableFilter.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Select } from '#src/web/ui/form/Select.tsx';
import { bookingColumns, usualColumns } from './columns.tsx';
import type { Bookings } from './load.ts';
import { t } from './t.ts';

interface BookingsFilterProps {
  readonly query: BookingListQuery;
  readonly cities: Bookings['cities'];
}

/** Which bookings and which columns. */
export function BookingsFilter({ query: { filter, columns }, cities }: BookingsFilterProps) {
  return (
    <TableFilter
      action={adminRoutes['admin-bookings'].path}
      label={t('filter.label')}
      find={{ label: t('filter.find'), hint: t('filter.findHint'), value: filter.find }}
      isNarrowed={Object.keys(filter).some((name) => name !== 'find')}
      columns={bookingColumns.slice(1)}
      shown={columns === null ? usualColumns : new Set(columns)}
    >
      <Select
        label={t('filter.show')}
        name="show"
        defaultValue={filter.show ?? ''}
        options={anyOr(bookingViews.map((view) => ({ value: view, label: t(`view.${view}`) })))}
      />
      <Select
        label={t('filter.city')}
        name="city"
        defaultValue={String(filter.city_id ?? '')}
        options={anyOr(cities.map(({ id, name }) => ({ value: String(id), label: name })))}
      />
      <TextField label={t('filter.from')} name="from" type="date" defaultValue={filter.from} />
      <TextField label={t('filter.to')} name="to" type="date" defaultValue={filter.to} />
    </TableFilter>
  );
}
