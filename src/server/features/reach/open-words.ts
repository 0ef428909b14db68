// The requests that are open, with the digits that answer them, as far as two parts of an SMS reach (docs/phone.md#answers).
import type { Transaction } from 'kysely';
import { digitsOf } from '#src/domain/host/answer-pairs.ts';
import { mostParts, partsOf, shortened } from '#src/domain/host/short-text.ts';
import type { HostLanguage } from '#src/domain/host/languages.ts';
import type { Database } from '#src/server/db/schema.ts';
import { plain, whenWords } from '#src/server/host-words/plain.ts';
import { say } from '#src/server/host-words/say.ts';
import { givePair, listOpenRequests, type OpenRequest } from '#src/server/phone/pair-queries.ts';
import type { HostPhone } from '#src/server/phone/reach-queries.ts';

// From whole sentences to a few letters of each title: what is open is listed with its digits as far as there is room.
const forms = [
  ['open.one', 18],
  ['open.short', 12],
  ['open.short', 6],
] as const;
// More never fit into two parts, and each digit that is given out says something.
const mostListed = 8;

/** One line for each request, the most urgent first, and how many more there are. `before` are the words that come first. */
export async function openWords(
  trx: Transaction<Database>,
  phones: readonly HostPhone[],
  before: string,
): Promise<string> {
  const [phone] = phones;
  if (!phone) return '';
  const { language, number } = phone;
  const open = await listOpenRequests(
    trx,
    phones.map(({ hostId }) => hostId),
  );
  if (open.length === 0) return say(language, 'open.none');
  const listed: Listed[] = [];
  for (const request of open.slice(0, mostListed)) {
    const given = await givePair(trx, number, request.id);
    listed.push({ request, digits: given && digitsOf(given.pair) });
  }
  return listWords(language, { listed, count: open.length, before });
}

interface Listed {
  request: OpenRequest;
  digits: ReturnType<typeof digitsOf> | null;
}

function lineOf(language: HostLanguage, { request, digits }: Listed, [key, letters]: (typeof forms)[number]): string {
  const values = {
    title: shortened(plain(request.title), letters),
    when: whenWords(language, request.starts_at, request.time_zone),
  };
  return digits
    ? say(language, key, { ...values, accept: String(digits.accept), decline: String(digits.decline) })
    : say(language, 'open.link', values);
}

/** All of them in the longest form that has room for all; else as many as fit in the shortest, and how many more are open. */
function listWords(
  language: HostLanguage,
  { listed, count, before }: { listed: readonly Listed[]; count: number; before: string },
): string {
  const fits = (text: string) => partsOf(`${before} ${text}`) <= mostParts;
  if (count === listed.length)
    for (const form of forms) {
      const all = listed.map((one) => lineOf(language, one, form)).join(' ');
      if (fits(all)) return all;
    }
  let text = '';
  for (const [index, one] of listed.entries()) {
    const longer = `${text} ${lineOf(language, one, ['open.short', 6])}`.trim();
    const rest = say(language, 'open.more', { count: count - index });
    if (text !== '' && !fits(`${longer} ${rest}`)) return `${text} ${rest}`;
    text = longer;
  }
  return count > listed.length ? `${text} ${say(language, 'open.more', { count: count - listed.length })}` : text;
}
