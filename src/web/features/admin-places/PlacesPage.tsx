import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { FileLink } from '#src/web/admin/kit/TableEnd.tsx';
import { AdminShell } from '#src/web/admin/AdminShell.tsx';
import { DataTable } from '#src/web/admin/kit/DataTable.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Categories } from './Categories.tsx';
import { Countries } from './Countries.tsx';
import { cityColumns } from './columns.tsx';
import type { Places, PlacesData } from './load.ts';
import { t } from './texts.ts';

const { path } = adminRoutes['admin-places'];

/** Cities, found by name, with the way to change one or add one, and the categories. */
export function PlacesPage({ data: { admitted, find, after } }: { readonly data: PlacesData }) {
  return (
    <AdminShell admitted={admitted} title={t('title')}>
      {(places) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <section aria-labelledby="cities">
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
              <h2 id="cities" className="text-h3">
                {t('cities')}
              </h2>
              <a href={`${path}/new`} className={buttonLook('secondary')}>
                {t('city.add')}
              </a>
            </div>
            <form
              key={find}
              action={path}
              role="search"
              aria-label={t('find.label')}
              className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
            >
              <TextField
                label={t('find')}
                name="find"
                type="search"
                maxLength={80}
                autoComplete="off"
                defaultValue={find ?? ''}
              />
              <Button type="submit">{t('find.send')}</Button>
            </form>
            <Cities places={places} find={find} after={after} />
          </section>
          <Countries countries={places.countries} />
          <Categories categories={places.categories} />
        </div>
      )}
    </AdminShell>
  );
}

interface CitiesProps extends Pick<PlacesData, 'find' | 'after'> {
  readonly places: Places;
}

function Cities({ places: { data, next }, find, after }: CitiesProps) {
  if (data.length === 0)
    return (
      <p className="text-ink-2">
        {t('none')}{' '}
        <a href={path} className="link inline-flex min-h-6 items-center">
          {t('all')}
        </a>
      </p>
    );
  return (
    <>
      <DataTable label={t('cities.list')} columns={cityColumns} rows={data} />
      <p className="mt-4 flex flex-wrap gap-3">
        {next !== null && (
          <a href={path + buildQuery({ find: find ?? undefined, after: next })} className={buttonLook('secondary')}>
            {t('more')}
          </a>
        )}
        {after !== null && (
          <a href={path + buildQuery({ find: find ?? undefined })} className={buttonLook('quiet')}>
            {t('first')}
          </a>
        )}
        <FileLink file={adminFileUrl('cities') + buildQuery({ find: find ?? undefined })} />
      </p>
    </>
  );
}
