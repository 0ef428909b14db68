// /admin/places: cities, countries and categories (docs/reference/back-office.md#places).
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { adminFileUrl } from '#src/contract/admin/admin-urls.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { countText } from '#src/texts/intl.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { uploadFile } from '#src/web/platform/api/upload-file.ts';
import { buttonLook } from '#src/web/ui/button/button-look.ts';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { CategoryPicture } from '#src/web/ui/media/CategoryPicture.tsx';
import { columnsOf, DataTable, type FindCursor, FindForm, findIn, TableEnd } from './kit/DataTable.tsx';
import { Section } from './kit/Section.tsx';
import { type Act, Acts } from './kit/act-form.tsx';
import { adminPage, type BodyProps, type Done } from './kit/admin-page.tsx';
import { Rows } from './kit/facts.tsx';
import { type FormField, textIn } from './kit/fields.tsx';
import { numberField } from './kit/number-field.tsx';
import { switchField } from './kit/switch-field.tsx';
import { t } from './places-texts.ts';

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

// City columns in order (docs/reference/back-office.md#places).

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

const cityColumns = columnsOf(cityCells, (name) => t(`column.${name}`), ['listings', 'position']);

const { path } = adminRoutes['admin-places'];

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

function Cities({ places: { data, next }, find, after }: FindCursor & { readonly places: Places }) {
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
      <TableEnd
        next={next === null ? null : path + buildQuery({ find: find ?? undefined, after: next })}
        first={after === null ? null : path + buildQuery({ find: find ?? undefined })}
        file={adminFileUrl('cities') + buildQuery({ find: find ?? undefined })}
        className="mt-4"
      />
    </>
  );
}

type Category = CallOutput<'admin/city-list'>['categories'][number];

function Categories({ categories, done }: { readonly categories: readonly Category[]; readonly done: Done }) {
  const { api } = useApp();
  return (
    <Section id="categories" title={t('categories')} className="max-w-4xl">
      {done.banner}
      <Rows
        none=""
        rows={categories.map((category) => ({
          key: String(category.id),
          main: (
            <>
              <span className="me-3 inline-block align-middle">
                <CategoryPicture category={category} side={36} />
              </span>
              <span className="font-medium">{category.name}</span>{' '}
              <span className="text-small text-ink-2">
                {t('category.about', { slug: category.slug, position: category.position, count: category.listings })}
              </span>
            </>
          ),
          acts: <Acts acts={[categoryAct(category, api)]} look="quiet" onDone={done.onDone} />,
        }))}
      />
      <Acts acts={[categoryAct(null, api)]} onDone={done.onDone} />
    </Section>
  );
}

function categoryAct(category: Category | null, api: Api): Act {
  return {
    name: t(category === null ? 'category.add' : 'change'),
    ...(category !== null && { openName: t('category.change', { name: category.name }) }),
    submit: t('save'),
    reason: null,
    fields: [categoryFields(category), photoField, category !== null && category.image !== null && withoutPhoto],
    row: 'grid gap-4 tablet:grid-cols-3',
    make: async (_, data) => {
      const photo = await photoIn(data);
      if (photo !== null && !photo.ok) return photo;
      return api('admin/category-save', {
        name: textIn(data, 'name'),
        position: Number(textIn(data, 'position')),
        ...(photo !== null && { image_id: photo.data.id }),
        ...(data.has('without_photo') && { image_id: null }),
        ...(category === null
          ? { slug: textIn(data, 'slug') }
          : { category_id: category.id, version: category.version }),
      });
    },
  };
}

const photoField: FormField = {
  kind: 'own',
  name: 'image_id',
  render: (errorOf) => (
    <TextField
      key="photo"
      label={t('category.photo')}
      name="photo"
      type="file"
      accept="image/jpeg,image/png,image/webp"
      hint={t('category.photoHint')}
      error={errorOf('image_id')}
    />
  ),
};

const withoutPhoto = switchField({ name: 'without_photo', label: t('category.withoutPhoto'), isOn: false });

/** The uploaded photo, or why it failed; null without a file. */
async function photoIn(data: FormData) {
  const file = data.get('photo');
  if (!(file instanceof File) || file.size === 0) return null;
  return uploadFile(
    'image/upload',
    { purpose: 'course' },
    { file, onProgress: () => undefined, signal: new AbortController().signal },
  );
}

const categoryFields = (category: Category | null): readonly FormField[] => [
  { name: 'name', label: t('column.name'), most: 80, missing: t('category.noName'), value: category?.name },
  ...(category === null ? [{ name: 'slug', label: t('column.slug'), hint: t('slug.hint'), most: 60 }] : []),
  numberField({
    name: 'position',
    label: t('column.position'),
    hint: t('position.hint'),
    min: 0,
    max: 32000,
    isRequired: true,
    value: category?.position ?? 100,
  }),
];
