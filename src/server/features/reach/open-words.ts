// The requests that are open, with the digits that answer them, as far as two parts of an SMS reach (docs/phone.md#answers).
import type { Transaction } from 'kysely';
import { digitsOf } from '#src/domain/host/answer-pairs.ts';
import { mostParts, partsOf, shortened } from '#src/domain/host/short-text.ts';
import type { Database } from '#src/server/db/schema.ts';
import { plain, whenWords } from '#src/server/host-words/plain.ts';
import { say } from '#src/server/host-words/say.ts';
import { givePair, listOpenRequests } from '#src/server/phone/pair-queries.ts';
import type { HostPhone } from '#src/server/phone/reach-queries.ts';

const titleLetters = 18;
// Beside the words that come before the list.
const room = 'x'.repeat(56);

/** One line for each request, the most urgent first, and how many more there are. */
export async function openWords(trx: Transaction<Database>, phones: readonly HostPhone[]): Promise<string> {
  const [phone] = phones;
  if (!phone) return '';
  const { language, number } = phone;
  const open = await listOpenRequests(
    trx,
    phones.map(({ hostId }) => hostId),
  );
  if (open.length === 0) return say(language, 'open.none');
  let text = '';
  for (const [index, request] of open.entries()) {
    const given = await givePair(trx, number, request.id);
    const digits = given && digitsOf(given.pair);
    const values = {
      title: shortened(plain(request.title), titleLetters),
      when: whenWords(language, request.starts_at, request.time_zone),
    };
    const line = digits
      ? say(language, 'open.one', { ...values, accept: String(digits.accept), decline: String(digits.decline) })
      : say(language, 'open.link', values);
    const longer = text === '' ? line : `${text} ${line}`;
    const rest = say(language, 'open.more', { count: open.length - index });
    if (text !== '' && partsOf(`${room} ${longer} ${rest}`) > mostParts) return `${text} ${rest}`;
    text = longer;
  }
  return text;
}
