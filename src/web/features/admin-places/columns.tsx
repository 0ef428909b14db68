// The columns of the back office's cities, in their order (docs/back-office.md#places).
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { countText } from '#src/texts/intl.ts';
import { columnsOf } from '#src/web/admin/kit/DataTable.tsx';
import type { Places } from './load.ts';
import { t } from './texts.ts';

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
/** The columns with their texts. */
export const cityColumns = columnsOf(shown, (name) => t(`column.${name}`), ['listings', 'position']);
