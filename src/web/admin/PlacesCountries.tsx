import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { countText } from '#src/texts/intl.ts';
import { columnsOf, DataTable } from './kit/DataTable.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import type { Places } from './places-load.ts';
import { t } from './places-texts.ts';

type Country = Places['countries'][number];

const { path } = adminRoutes['admin-places'];

const shown = {
  name: ({ code, name }: Country) => (
    <a
      href={`${path}/countries/${code}`}
      className="link inline-flex min-h-6 min-w-28 items-center font-medium wrap-anywhere"
    >
      {name}
    </a>
  ),
  code: ({ code }: Country) => code,
  currency: ({ currency }: Country) => currency,
  isd: ({ isd }: Country) => `+${isd}`,
  cities: ({ cities }: Country) => countText(cities),
  position: ({ position }: Country) => countText(position),
  state: (country: Country) => t(country.is_shown ? 'shown' : 'hidden'),
} as const;
const columns = columnsOf(shown, (name) => t(`column.${name}`), ['cities', 'position']);

/** All countries in the order of lists, with the way to change one or add one. */
export function Countries({ countries }: Pick<Places, 'countries'>) {
  return (
    <section aria-labelledby="countries">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="countries" className="text-h3">
          {t('countries')}
        </h2>
        <a href={`${path}/countries/new`} className={buttonLook('secondary')}>
          {t('country.add')}
        </a>
      </div>
      {countries.length === 0 ? (
        <p className="text-ink-2">{t('countries.none')}</p>
      ) : (
        <DataTable label={t('countries.list')} columns={columns} rows={countries} />
      )}
    </section>
  );
}
