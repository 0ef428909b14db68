// What an unfinished search names, with the lexicon of search (docs/domain/search.md#suggestions).
import type { Kysely } from 'kysely';
import { dateAt } from '#src/domain/calendar/zoned.ts';
import { foldWords } from '#src/domain/search/fold.ts';
import { type Named, namedIn } from '#src/domain/search/suggest.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { keepLexicon } from './words/lexicon.ts';

type LexiconOf = ReturnType<typeof keepLexicon>;
const lexicons = new WeakMap<Kysely<Database>, LexiconOf>();

function lexiconFor(db: Kysely<Database>): LexiconOf {
  const known = lexicons.get(db) ?? keepLexicon(db);
  lexicons.set(db, known);
  return known;
}

/** Days only have to be told from names here, so any zone will do. */
const anyZone = 'Asia/Bangkok';

export async function namedPlaces(db: Kysely<Database>, keyword: string): Promise<Named> {
  const { lexicon, clockOffset } = await lexiconFor(db)();
  return namedIn(foldWords(keyword), { lexicon, today: dateAt(Date.now() + clockOffset, anyZone), dropped: [] });
}
