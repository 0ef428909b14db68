import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { as } from '#tests/support/app/tokens.ts';
import { useCheckoutSuite } from '#tests/support/booking/checkout-suite.ts';
import { bookFree, insertFreeCode, talkOf } from '#tests/support/booking/talking.ts';

const suite = useCheckoutSuite();
beforeAll(() => insertFreeCode(suite.base));

const host = as('host');
const call = async (name: string, body: object, headers: Record<string, string> = {}) =>
  (await suite.program.visitor()).call(name, body, headers);

describe('a conversation of a thousand messages', () => {
  it('is read page by page from the newest on, each once, while new ones come in', async () => {
    const { ref, say } = await bookFree(suite.program, suite.course);
    await say('The first');
    const { id } = await suite.booking(ref);
    await suite.base.pool.query(
      `insert into message (thread_id, side, text) select $1, 'guest', 'message ' || n from generate_series(1, 999) n`,
      [id],
    );
    const seen = new Set<string>();
    let before: string | undefined;
    for (let page = 0; page < 40; page += 1) {
      const { data, total } = talkOf(await call('conversation/detail', { ref, ...(before && { before }) }, host));
      expect(total).toBe(1000 + page);
      if (data.length === 0) break;
      for (const message of data) seen.add(message.text);
      before = data[0]!.id;
      await suite.base.pool.query(`insert into message (thread_id, side, text) values ($1, 'guest', $2)`, [
        id,
        `late ${page}`,
      ]);
    }
    expect(seen.size).toBe(1000);
    const other = talkOf(await call('conversation/detail', { ref, before: randomUUID() }, host));
    expect(other.data).toEqual([]);
  });
});
