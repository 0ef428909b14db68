// Categories in the back office (docs/back-office.md#places).
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/db/transaction.ts';
import { writeAudit } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import { findCategoryFaults, lockCategory, writeCategory } from './cities-queries.ts';

// admin/category-save: a category is added, or gets another name or place (docs/back-office.md#places).
export const categorySave: Handler<'admin/category-save'> = async (input, { services: { db }, actor }) => {
  const { userId: actorId } = actor;
  if (actorId === null) return refuse('unauthorized');
  const { category_id: id = null, name, slug = null, position } = input;
  return inTransaction(db, async (trx): Promise<CallOutput<'admin/category-save'> | Refusal> => {
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
    await writeAudit(trx, {
      actorId,
      action: before === null ? 'category-added' : 'category-changed',
      subject: `category:${made}`,
      detail: {
        before: before === null ? {} : { name: before.name, position: before.position },
        after: { name, position, ...(before === null && { slug }) },
      },
    });
    return { message: t('places.saved') };
  });
};
