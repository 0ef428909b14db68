// /admin/places: cities, countries and categories (docs/back-office.md#places).
import type { CallOutput } from '#src/contract/types.ts';
import { adminPage, type BodyProps, type FindCursor, findIn, type Done } from './kit/admin-page.tsx';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import { FindForm, FileLink, DataTable, columnsOf } from './kit/DataTable.tsx';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { t } from './places-texts.ts';
import { countText } from '#src/texts/intl.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import type { FormWork } from '#src/web/ui/form/use-form.ts';
import { type Act, Acts } from './kit/act-form.tsx';
import { textIn } from './kit/fields.tsx';
import { Section } from './kit/sections.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';

type Country = CallOutput<'admin/city-list'>['countries'][number];

const countryCells = {
  name: ({ code, name }: Country) => (
    <a
      href={`${adminRoutes['admin-places'].path}/countries/${code}`}
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

const columns = columnsOf(countryCells, (name) => t(`column.${name}`), ['cities', 'position']);

/** All countries in the order of lists, with the way to change one or add one. */
function Countries({ countries }: Pick<CallOutput<'admin/city-list'>, 'countries'>) {
  return (
    <section aria-labelledby="countries">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="countries" className="text-h3">
          {t('countries')}
        </h2>
        <a href={`${adminRoutes['admin-places'].path}/countries/new`} className={buttonLook('secondary')}>
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

// The columns of the back office's cities, in their order (docs/back-office.md#places).

type Places = CallOutput<'admin/city-list'>;

type City = Places['data'][number];

const cityCells = {
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
const cityColumns = columnsOf(cityCells, (name) => t(`column.${name}`), ['listings', 'position']);

const { path } = adminRoutes['admin-places'];

/** Cities, found by name, with the way to change one or add one, countries and categories. */
export const { load, Page } = adminPage({
  call: 'admin/city-list',
  ...findIn(100),
  title: () => t('title'),
  Body,
});

function Body({ data: places, find, after, done }: BodyProps<'admin/city-list', FindCursor>) {
  return (
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
        <div className="mb-4">
          <FindForm
            action={path}
            find={find}
            texts={{ label: t('find.label'), field: t('find'), send: t('find.send') }}
          />
        </div>
        <Cities places={places} find={find} after={after} />
      </section>
      <Countries countries={places.countries} />
      <Categories categories={places.categories} done={done} />
    </div>
  );
}

interface CitiesProps extends FindCursor {
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

type Category = CallOutput<'admin/city-list'>['categories'][number];

interface CategoriesProps {
  readonly categories: readonly Category[];
  readonly done: Done;
}

/** All categories in their order; each can be changed, and one added. */
function Categories({ categories, done }: CategoriesProps) {
  const { api } = useApp();
  return (
    <Section id="categories" title={t('categories')} className="max-w-4xl">
      {done.banner}
      <ul>
        {categories.map((category) => (
          <li
            key={category.id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2.5"
          >
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
            <Acts acts={[categoryAct(category, api)]} look="quiet" onDone={done.onDone} />
          </li>
        ))}
      </ul>
      <Acts acts={[categoryAct(null, api)]} onDone={done.onDone} />
    </Section>
  );
}

/** Changes a category, or adds one where it is null. */
function categoryAct(category: Category | null, api: Api): Act {
  return {
    name: t(category === null ? 'category.add' : 'change'),
    ...(category !== null && { openName: t('category.change', { name: category.name }) }),
    submit: t('save'),
    reason: null,
    renderFields: (errorOf) => <CategoryFields category={category} errorOf={errorOf} />,
    check: (data): Record<string, string> => (textIn(data, 'name') === '' ? { name: t('category.noName') } : {}),
    make: (_, data) =>
      api('admin/category-save', {
        name: textIn(data, 'name'),
        position: Number(textIn(data, 'position')),
        ...(category === null
          ? { slug: textIn(data, 'slug') }
          : { category_id: category.id, version: category.version }),
      }),
  };
}

interface CategoryFieldsProps extends Pick<FormWork, 'errorOf'> {
  readonly category: Category | null;
}

function CategoryFields({ category, errorOf }: CategoryFieldsProps) {
  return (
    <div className="grid gap-4 tablet:grid-cols-3">
      <TextField
        label={t('column.name')}
        name="name"
        maxLength={80}
        defaultValue={category?.name}
        error={errorOf('name')}
      />
      {category === null && (
        <TextField label={t('column.slug')} name="slug" maxLength={60} hint={t('slug.hint')} error={errorOf('slug')} />
      )}
      <NumberField
        label={t('column.position')}
        name="position"
        min={0}
        max={32000}
        required
        value={category?.position ?? 100}
        hint={t('position.hint')}
        error={errorOf('position')}
      />
    </div>
  );
}
