import { type BookingListQuery, filterQuery } from '#src/contract/addresses/admin/booking-filter.ts';
import { adminRoutes } from '#src/contract/addresses/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/addresses/admin/admin-urls.ts';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import { useMayDo } from '#src/web/admin/areas.ts';
import { DataTable } from '#src/web/admin/table/DataTable.tsx';
import { NoRows, TableEnd } from '#src/web/admin/table/TableEnd.tsx';
import { tableUrl } from '#src/web/admin/table/table-url.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { BookingsFilter } from './BookingsFilter.tsx';
import { bookingColumns, figureColumns, usualColumns } from './columns.tsx';
import type { Bookings, BookingsData } from './load.ts';
import { t } from './t.ts';

const { path } = adminRoutes['admin-bookings'];

/** All bookings: found by ref, email, phone or name, narrowed, in the columns that are asked for, and as a file. */
export function BookingsPage({ data: { admitted, query } }: { readonly data: BookingsData }) {
  return (
    <AdminShell admitted={admitted} title={t('title')}>
      {(bookings) => (
        <>
          <BookingsFilter key={JSON.stringify(query)} query={query} cities={bookings.cities} />
          {bookings.data.length === 0 ? <Nothing query={query} /> : <Found bookings={bookings} query={query} />}
        </>
      )}
    </AdminShell>
  );
}

function Nothing({ query: { filter, before } }: { readonly query: BookingListQuery }) {
  const isNarrowed = Object.keys(filter).length > 0 || before !== null;
  return (
    <NoRows title={t('empty.title')} all={isNarrowed ? { href: path, label: t('empty.all') } : null}>
      {t(isNarrowed ? 'empty.text' : 'empty.none')}
    </NoRows>
  );
}

interface FoundProps {
  readonly bookings: Bookings;
  readonly query: BookingListQuery;
}

function Found({ bookings, query: { filter, before, columns } }: FoundProps) {
  const mayDo = useMayDo();
  const pageUrl = (at?: string) => tableUrl(path, filterQuery(filter, at), columns);
  return (
    <>
      {bookings.is_cut && (
        <div className="mb-4">
          <Banner tone="info">{t('cut')}</Banner>
        </div>
      )}
      <DataTable
        label={t('title')}
        columns={bookingColumns}
        rows={bookings.data}
        shown={columns === null ? usualColumns : new Set(columns)}
        atEnd={figureColumns}
      />
      <TableEnd
        next={bookings.next === null ? null : pageUrl(bookings.next)}
        first={before === null ? null : pageUrl()}
        file={mayDo('booking-files') ? adminFileUrl('bookings') + filterQuery(filter) : null}
      />
    </>
  );
}
