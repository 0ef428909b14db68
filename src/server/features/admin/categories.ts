// Categories in the back office (docs/back-office.md#places).
import { refuse } from '#src/contract/refusal.ts';
import { t } from '#src/server/features/texts.ts';
import { findCategoryFaults, lockCategory, writeCategory } from './cities-queries.ts';
import { staffAct } from './kit/act.ts';

// admin/category-save: a category is added, or gets another name or place (docs/back-office.md#places).
export const categorySave = staffAct<'admin/category-save'>({
  async run(input, { trx }) {
    const { category_id: id = null, name, slug = null, position } = input;
    const before = id === null ? null : await lockCategory(trx, id);
    if (id !== null && before === null) return refuse('page-not-found');
    if (before !== null && before.version !== input.version) return refuse('place-changed');
    const found = await findCategoryFaults(trx, { id, name, slug });
    const fields = {
      ...(found.is_name_taken && { name: t('places.nameTaken') }),
      // Searches and addresses name a category by its slug, which never changes.
      ...(id === null && slug === null && { slug: t('places.slugMissing') }),
      ...(id === null && found.is_slug_taken && { slug: t('places.slugTaken') }),
    };
    if (Object.keys(fields).length > 0) return refuse('bad-input', fields);
    const made = await writeCategory(trx, { id, name, slug, position });
    return {
      answer: { message: t('places.saved') },
      entry: {
        action: before === null ? 'category-added' : 'category-changed',
        subject: `category:${made}`,
        detail: {
          before: before === null ? {} : { name: before.name, position: before.position },
          after: { name, position, ...(before === null && { slug }) },
        },
      },
    };
  },
});
