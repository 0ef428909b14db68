// Search synonyms in the back office (docs/reference/back-office.md#places).
import { searchList } from '#src/contract/admin/catalogue-lists.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallInput } from '#src/contract/types.ts';
import { mostTermWords, synonymMeanings } from '#src/domain/catalogue/place-limits.ts';
import type { Handler } from '#src/server/call.ts';
import { t } from '#src/server/features/texts.ts';
import { pageOf } from '#src/server/platform/db/row-queries.ts';
import type { Services } from '#src/server/services.ts';
import { staffAct } from './staff-act.ts';
import { findIn, serveList, serveTable } from './lists.ts';
import { findAdminCities } from './places-queries.ts';
import {
  deleteSynonym,
  findSearches,
  findSynonyms,
  foldTexts,
  insertSynonym,
  isCategory,
  isPlace,
} from './search-words-queries.ts';

type Synonym = Omit<CallInput<'admin/synonym-change'>, 'is_there'>;

// admin/synonym-change: applies in every process within a second (docs/reference/back-office.md#places).
const synonymChange = staffAct<'admin/synonym-change', Synonym>({
  async check({ kind, is_there: isThere, ...typed }, { services: { db } }) {
    const folded = await foldTexts(db, typed.term, kind === 'filler' ? typed.term : typed.means);
    const row = { ...folded, kind };
    return (isThere ? await faultsOf(db, row) : null) ?? row;
  },
  async run({ is_there: isThere }, { trx }, row) {
    const answer = { message: t(isThere ? 'places.wordsAdded' : 'places.wordsRemoved') };
    if (!(await (isThere ? insertSynonym(trx, row) : deleteSynonym(trx, row)))) return { answer, entry: null };
    const values = { term: row.term, kind: row.kind, means: row.means };
    return {
      answer,
      entry: {
        action: isThere ? 'search-words-added' : 'search-words-removed',
        subject: `search-words:${row.term}`,
        detail: isThere ? { before: {}, after: values } : { before: values, after: {} },
      },
    };
  },
});

async function faultsOf(db: Services['db'], { term, kind, means }: Synonym): Promise<Refusal | null> {
  const few = synonymMeanings[kind];
  const needs = kind === 'place' || kind === 'landmark' ? 'place' : kind === 'category' ? 'category' : null;
  const isKnown =
    needs === null || means === '' || (await (needs === 'place' ? isPlace(db, means) : isCategory(db, means)));
  const fields = {
    ...((term === '' || term.split(' ').length > mostTermWords) && { term: t('places.term') }),
    ...(means === '' && { means: t('places.means') }),
    ...(few !== undefined && !few.includes(means) && { means: t('places.meansOneOf', { list: few.join(', ') }) }),
    ...(needs !== null && !isKnown && { means: t(`places.no-${needs}`) }),
  };
  return Object.keys(fields).length > 0 ? refuse('bad-input', fields) : null;
}

const pageSize = 100;

const synonymList: Handler<'admin/synonym-list'> = async ({ find = '', after }, { services: { db } }) =>
  pageOf(await findSynonyms(db, find.trim(), after ?? null, pageSize + 1), pageSize);

export const searchWordCalls = { 'admin/synonym-change': synonymChange, 'admin/synonym-list': synonymList } as const;

export const searchWords = serveTable({
  name: 'words',
  permission: 'words',
  columns: ['term', 'kind', 'means'],
  filterOf: findIn,
  read: ({ db }, { find = '' }, { after, count }) => findSynonyms(db, find, after, count),
});

export const searches = serveList({
  list: searchList,
  call: 'admin/search-list',
  find: ({ db }, query) => findSearches(db, query),
  more: async ({ db }) => ({ cities: await findAdminCities(db) }),
});
