// What other words the search knows (docs/back-office.md#places).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import {
  deleteSynonym,
  foldTexts,
  insertSynonym,
  isCategoryKnown,
  isPlaceKnown,
  findSynonyms,
} from './countries-queries.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { writeAudit } from '#src/server/features/staff-log/index.ts';
import { t } from '#src/server/features/texts.ts';
import { mostTermWords, synonymMeanings } from '#src/domain/catalogue/place-limits.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#src/server/services.ts';
import { registerAdminFile, findIn } from './kit/file.ts';

// admin/synonym-change: the search learns other words, or forgets them, in every process within a second (docs/back-office.md#places).
const synonymChange: Handler<'admin/synonym-change'> = async (
  { kind, is_there: isThere, ...typed },
  { services: { db }, actor },
) => {
  const { userId: actorId } = actor;
  if (actorId === null) return refuse('unauthorized');
  const folded = await foldTexts(db, typed.term, kind === 'filler' ? typed.term : typed.means);
  const { term, means } = folded;
  const few = synonymMeanings[kind];
  const needs = kind === 'place' || kind === 'landmark' ? 'place' : kind === 'category' ? 'category' : null;
  const fields = isThere
    ? {
        ...((term === '' || term.split(' ').length > mostTermWords) && { term: t('places.term') }),
        ...(means === '' && { means: t('places.means') }),
        ...(few !== undefined && !few.includes(means) && { means: t('places.meansOneOf', { list: few.join(', ') }) }),
        ...(needs !== null &&
          means !== '' &&
          !(await (needs === 'place' ? isPlaceKnown(db, means) : isCategoryKnown(db, means))) && {
            means: t(`places.no-${needs}`),
          }),
      }
    : {};
  if (Object.keys(fields).length > 0) return refuse('bad-input', fields);
  await inTransaction(db, async (trx) => {
    // Pressed twice, or by two: it is so, and the log has it once.
    const row = { term, kind, means };
    if (!(await (isThere ? insertSynonym(trx, row) : deleteSynonym(trx, row)))) return;
    await writeAudit(trx, {
      actorId,
      action: isThere ? 'search-words-added' : 'search-words-removed',
      subject: `search-words:${term}`,
      detail: isThere ? { before: {}, after: row } : { before: row, after: {} },
    });
  });
  return { message: t(isThere ? 'places.wordsAdded' : 'places.wordsRemoved') };
};

const pageSize = 100;

// admin/synonym-list: what other words the search knows (docs/back-office.md#places).
const synonymList: Handler<'admin/synonym-list'> = async ({ find = '', after }, { services: { db } }) => {
  const rows = await findSynonyms(db, find.trim(), after ?? null, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return {
    data: shown.map(({ term, kind, means }) => ({ term, kind, means })),
    next: rows.length > pageSize ? (shown.at(-1)?.key ?? null) : null,
  };
};

/** The calls of search words. */
export const searchWordCalls = { 'admin/synonym-change': synonymChange, 'admin/synonym-list': synonymList } as const;

const fileColumns = ['term', 'kind', 'means'] as const;

/** Registers the file of search words (docs/back-office.md#files). */
export function registerWordsFile(app: FastifyInstance, services: Services): void {
  const { db } = services;
  registerAdminFile<{ readonly find?: string }, Awaited<ReturnType<typeof findSynonyms>>[number], string>(
    app,
    services,
    {
      name: 'words',
      permission: 'words',
      columns: fileColumns,
      filterOf: findIn,
      read: ({ find = '' }, after, count) => findSynonyms(db, find, after, count),
      cursorOf: ({ key }) => key,
      cellsOf: (word) => fileColumns.map((name) => word[name]),
    },
  );
}
