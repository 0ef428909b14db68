import type { CallOutput } from '#src/contract/types.ts';
import type { Api } from '#src/web/platform/api/api.ts';
import type { FormWork } from '#src/web/ui/form/use-form.ts';
import { type Act, Acts, textIn } from './kit/act-form.tsx';
import { type Done } from './kit/admin-page.tsx';
import { Section } from './kit/sections.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { t } from './places-texts.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';

type Category = CallOutput<'admin/city-list'>['categories'][number];

interface CategoriesProps {
  readonly categories: readonly Category[];
  readonly done: Done;
}

/** All categories in their order; each can be changed, and one added. */
export function Categories({ categories, done }: CategoriesProps) {
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
