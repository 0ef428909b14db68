// What an unfinished search names, with the lexicon of search (docs/domain/search.md#suggestions).
import type { Kysely } from 'kysely';
import { dateAt } from '#src/domain/calendar/zoned.ts';
import { foldWords } from '#src/domain/search/fold.ts';
import { splitWords } from '#src/domain/search/lexicon.ts';
import { type Named, namedIn } from '#src/domain/search/suggest.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import { lexiconOf } from './words/lexicon.ts';

/** Days only have to be told from names here, so any zone will do. */
const anyZone = 'Asia/Bangkok';

export async function namedPlaces(db: Kysely<Database>, keyword: string): Promise<Named> {
  const { lexicon, clockOffset } = await lexiconOf(db);
  return namedIn(splitWords(foldWords(keyword), lexicon), {
    lexicon,
    today: dateAt(Date.now() + clockOffset, anyZone),
    dropped: [],
  });
}
