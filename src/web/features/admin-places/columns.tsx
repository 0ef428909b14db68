// The columns of the back office's cities, in their order (docs/back-office.md#places).
import { adminRoutes } from '#src/contract/addresses/admin/admin-routes.ts';
import { countText } from '#src/texts/intl.ts';
import type { DataColumn } from '#src/web/admin/table/DataTable.tsx';
import type { Places } from './load.ts';
import { t } from './t.ts';

type City = Places['data'][number];

const shown = {
  name: ({ id, name }: City) => (
    <a
      href={`${adminRoutes['admin-places'].path}/${id}`}
      className="link inline-flex min-h-6 min-w-28 items-center font-medium wrap-anywhere"
    >
      {name}
    </a>
  ),
  slug: ({ slug }: City) => slug,
  country: ({ country }: City) => country,
  zone: (city: City) => city.time_zone,
  listings: ({ listings }: City) => countText(listings),
  position: ({ position }: City) => countText(position),
  state: (city: City) => t(city.is_shown ? 'shown' : 'hidden'),
} as const;
const names = Object.keys(shown) as (keyof typeof shown)[];

/** All columns. */
export const shownColumns: ReadonlySet<string> = new Set(names);

/** Columns of figures. */
export const figureColumns: ReadonlySet<string> = new Set(['listings', 'position']);

/** The columns with their texts. */
export const cityColumns: readonly DataColumn<City>[] = names.map((id) => ({
  id,
  header: t(`column.${id}`),
  cell: ({ row }) => shown[id](row.original),
}));
