export { load } from './places-load.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { FileLink } from './kit/TableEnd.tsx';
import { AdminShell } from './AdminShell.tsx';
import { DataTable, columnsOf } from './kit/DataTable.tsx';
import { Button } from '#src/web/ui/button/Button.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { Countries } from './PlacesCountries.tsx';
import type { Places, PlacesData, Category } from './places-load.ts';
import { t } from './places-texts.ts';
import { countText } from '#src/texts/intl.ts';
import { useState } from 'react';
import { failureTrouble } from '#src/web/platform/api/failure-text.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { FormMessage } from '#src/web/ui/form/FormMessage.tsx';
import { useForm } from '#src/web/ui/form/use-form.ts';
import { Banner } from '#src/web/ui/states/Banner.tsx';

// The columns of the back office's cities, in their order (docs/back-office.md#places).

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
const cityColumns = columnsOf(shown, (name) => t(`column.${name}`), ['listings', 'position']);

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

export { PlacesPage as Page };

/** All categories in their order; each can be changed, and one added. */
function Categories({ categories }: { readonly categories: readonly Category[] }) {
  const { path, navigate } = useNavigation();
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const onDone = (message: string): void => {
    setOpen(null);
    setSaid(message);
    navigate(path, { replace: true });
  };
  return (
    <section aria-labelledby="categories" className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="categories" className="text-h3">
        {t('categories')}
      </h2>
      {said !== null && <Banner tone="success">{said}</Banner>}
      <ul>
        {categories.map((category) => (
          <li key={category.id} className="border-t border-line py-2.5">
            {open === category.id ? (
              <CategoryForm category={category} onDone={onDone} onEnd={() => setOpen(null)} />
            ) : (
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <p className="min-w-0 wrap-anywhere">
                  <span className="font-medium">{category.name}</span>{' '}
                  <span className="text-small text-ink-2">
                    {t('category.about', {
                      slug: category.slug,
                      position: category.position,
                      count: category.listings,
                    })}
                  </span>
                </p>
                <Button
                  kind="quiet"
                  aria-label={t('category.change', { name: category.name })}
                  onClick={() => setOpen(category.id)}
                >
                  {t('change')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {open === 'new' ? (
        <CategoryForm category={null} onDone={onDone} onEnd={() => setOpen(null)} />
      ) : (
        <div className="needs-script">
          <Button kind="secondary" onClick={() => setOpen('new')}>
            {t('category.add')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface CategoryFormProps {
  readonly category: Category | null;
  readonly onDone: (message: string) => void;
  readonly onEnd: () => void;
}

function CategoryForm({ category, onDone, onEnd }: CategoryFormProps) {
  const { api } = useApp();
  const form = useForm({
    read: (element) => {
      const data = new FormData(element);
      const text = (name: string) => String(data.get(name) ?? '').trim();
      return { name: text('name'), slug: text('slug'), position: Number(text('position')) };
    },
    check: ({ name }): Record<string, string> => (name === '' ? { name: t('category.noName') } : {}),
    send: async ({ name, slug, position }) => {
      const which = category === null ? { slug } : { category_id: category.id, version: category.version };
      const answer = await api('admin/category-save', { name, position, ...which });
      if (!answer.ok) return failureTrouble(answer);
      onDone(answer.data.message);
      return null;
    },
  });
  return (
    <form
      noValidate
      method="post"
      aria-label={category === null ? t('category.add') : t('category.change', { name: category.name })}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4"
      onSubmit={form.submit}
    >
      <FormMessage text={form.message} />
      <div className="grid gap-4 tablet:grid-cols-3">
        <TextField
          label={t('column.name')}
          name="name"
          maxLength={80}
          defaultValue={category?.name}
          error={form.errorOf('name')}
        />
        {category === null && (
          <TextField
            label={t('column.slug')}
            name="slug"
            maxLength={60}
            hint={t('slug.hint')}
            error={form.errorOf('slug')}
          />
        )}
        <NumberField
          label={t('column.position')}
          name="position"
          min={0}
          max={32000}
          required
          value={category?.position ?? 100}
          hint={t('position.hint')}
          error={form.errorOf('position')}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.busy} loadingLabel={t('busy')}>
          {t('save')}
        </Button>
        <Button kind="secondary" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
