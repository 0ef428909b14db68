import { adminListingsUrl } from '#src/contract/addresses/host-urls.ts';
import { type ListingsQuery, listingsQuery } from '#src/contract/addresses/admin/listings-filter.ts';
import { adminRoutes } from '#src/contract/addresses/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/addresses/admin/admin-urls.ts';
import { listingStatuses } from '#src/domain/listing/review-state.ts';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import { DataTable } from '#src/web/admin/table/DataTable.tsx';
import { NoRows, TableEnd } from '#src/web/admin/table/TableEnd.tsx';
import { anyOr, TableFilter } from '#src/web/admin/table/TableFilter.tsx';
import { tableUrl } from '#src/web/admin/table/table-url.ts';
import { instantText } from '#src/web/booking/wall-time.ts';
import { t as shared } from '#src/web/listing/texts.ts';
import { Select } from '#src/web/ui/form/Select.tsx';
import { Banner } from '#src/web/ui/states/Banner.tsx';
import { listingColumns, usualColumns } from './columns.tsx';
import type { Listings, ListingsData, Queue } from './load.ts';
import { t } from './t.ts';

const { path } = adminRoutes['admin-listings'];

/** All listings: found by title, host or city, narrowed to a state or a city, and as a file. What waits for review stands first. */
export function ListingsPage({ data: { admitted, queue, query } }: { readonly data: ListingsData }) {
  const isNarrowed = Object.keys(query.filter).length > 0 || query.before !== null;
  return (
    <AdminShell admitted={admitted} title={t('title')}>
      {(listings) => (
        <>
          {queue !== null && <Waiting queue={queue} />}
          <ListingsFilter key={JSON.stringify(query)} query={query} cities={listings.cities} />
          {listings.data.length === 0 ? (
            <NoRows title={t('empty.title')} all={isNarrowed ? { href: path, label: t('empty.all') } : null}>
              {t(isNarrowed ? 'empty.text' : 'empty.none')}
            </NoRows>
          ) : (
            <Found listings={listings} query={query} />
          )}
        </>
      )}
    </AdminShell>
  );
}

const shownOf = (columns: ListingsQuery['columns']) => (columns === null ? usualColumns : new Set(columns));

interface ListingsFilterProps {
  readonly query: ListingsQuery;
  readonly cities: Listings['cities'];
}

function ListingsFilter({ query: { filter, columns }, cities }: ListingsFilterProps) {
  return (
    <TableFilter
      action={path}
      label={t('filter.label')}
      find={{ label: t('filter.find'), hint: t('filter.findHint'), value: filter.find }}
      isNarrowed={filter.status !== undefined || filter.city_id !== undefined}
      columns={listingColumns.slice(1)}
      shown={shownOf(columns)}
    >
      <Select
        label={t('filter.status')}
        name="status"
        defaultValue={filter.status ?? ''}
        options={anyOr(listingStatuses.map((status) => ({ value: status, label: shared(`staff.${status}`) })))}
      />
      <Select
        label={t('filter.city')}
        name="city"
        defaultValue={String(filter.city_id ?? '')}
        options={anyOr(cities.map(({ id, name }) => ({ value: String(id), label: name })))}
      />
    </TableFilter>
  );
}

interface FoundProps {
  readonly listings: Listings;
  readonly query: ListingsQuery;
}

function Found({ listings: { data, next, is_cut: isCut }, query: { filter, before, columns } }: FoundProps) {
  const pageUrl = (at?: string) => tableUrl(path, listingsQuery(filter, at), columns);
  return (
    <>
      {isCut && (
        <div className="mb-4">
          <Banner tone="info">{t('cut')}</Banner>
        </div>
      )}
      <DataTable label={t('title')} columns={listingColumns} rows={data} shown={shownOf(columns)} />
      <TableEnd
        next={next === null ? null : pageUrl(next)}
        first={before === null ? null : pageUrl()}
        file={adminFileUrl('listings') + listingsQuery(filter)}
      />
    </>
  );
}

const lists = ['new', 'waiting', 'live'] as const;

/** New listings, changes that wait, and changes that went live: each leads to the listing. */
function Waiting({ queue }: { readonly queue: Queue }) {
  const shown = lists.filter((name) => queue[name].length > 0);
  if (shown.length === 0) return null;
  return (
    <div className="mb-8 grid grid-cols-[minmax(0,1fr)] gap-8">
      {shown.map((name) => (
        <section key={name} aria-labelledby={`list-${name}`}>
          <h2 id={`list-${name}`} className="text-h3">
            {t(name, { count: queue[name].length })}
          </h2>
          <p className="mt-1 text-small text-ink-2">{t(`${name}.text`)}</p>
          <List lines={queue[name]} />
        </section>
      ))}
      <h2 className="text-h3">{t('all')}</h2>
    </div>
  );
}

function List({ lines }: { readonly lines: Queue['new'] }) {
  return (
    <ul className="mt-3 grid overflow-hidden rounded-card border border-line bg-surface">
      {lines.map((line) => (
        <li key={line.listing_id} className="border-b border-line last:border-b-0">
          <a href={adminListingsUrl(line.listing_id)} className="grid min-h-14 gap-0.5 px-4 py-2.5 hover:bg-sand">
            <span className="font-medium wrap-anywhere">{line.title === '' ? t('untitled') : line.title}</span>
            <span className="text-small text-ink-2">
              {[line.host_name, line.city_name, `${instantText(line.at, 'UTC')} UTC`].filter(Boolean).join(' · ')}
            </span>
            {line.changes.length > 0 && (
              <span className="text-small text-ink-2">
                {line.changes.map((part) => shared(`part.${part}`)).join(', ')}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
