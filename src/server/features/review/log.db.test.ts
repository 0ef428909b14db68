import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useReviews } from '#tests/support/booking/review-suite.ts';
import { publishHash } from './log-queries.ts';
import { verifyReviews } from './review-log.ts';

const suite = useReviews();
const { visited, save, call } = suite;

describe('the log of reviews', () => {
  const faults = async (known?: string[]) => (await verifyReviews(suite.program.services.db, known)).faults;

  it('takes no change, no deletion, and nothing but at its end', async () => {
    await save(await visited());
    for (const statement of [
      'update review_log set rating = 5',
      'delete from review_log',
      'truncate review_log',
      'update review_log_day set seq = 1',
      `insert into review_log select seq + 7, kind, review_id, at, rating, reason, text_hash, hash, sha256(hash) from review_log order by seq desc limit 1`,
      `insert into review_log select seq + 1, kind, review_id, at, rating, reason, text_hash, previous, sha256(hash) from review_log order by seq desc limit 1`,
    ]) {
      await publishHash(suite.program.services.db);
      await expect(suite.base.pool.query(statement)).rejects.toThrow(/log of reviews/);
    }
    expect(await faults()).toEqual([]);
  });

  it('shows a review that was changed, hidden or slipped in behind it', async () => {
    const id = await visited();
    const { review_id } = await save(id);
    const tries: [string, string, RegExp][] = [
      [
        `update review set body = 'Great' where id = $1`,
        `update review set body = 'Warm people, and rain.' where id = $1`,
        /another text/,
      ],
      [`update review set rating = 5 where id = $1`, `update review set rating = 4 where id = $1`, /other stars/],
      [
        `update review set removed_at = banyan_now(), removal_reason = 'x' where id = $1`,
        `update review set removed_at = null, removal_reason = '' where id = $1`,
        /is removed/,
      ],
    ];
    for (const [change, undo, fault] of tries) {
      await suite.base.pool.query(change, [review_id]);
      expect((await faults()).join()).toMatch(fault);
      await suite.base.pool.query(undo, [review_id]);
      expect(await faults()).toEqual([]);
    }
    const forged = await visited();
    await suite.base.pool.query(
      `insert into review (course_id, booking_id, guest_name, guest_country, rating)
       select course_id, id, 'X', 'NO', 5 from booking where id = $1`,
      [forged],
    );
    expect((await faults()).join()).toMatch(/is not in the log/);
    await suite.base.pool.query('delete from review where booking_id = $1', [forged]);
  });

  it('shows a chain that was written anew: by a mail, and by what was published', async () => {
    const { log_hash } = await save(await visited());
    expect(await faults([log_hash])).toEqual([]);
    expect((await faults(['ab'.repeat(32)])).join()).toMatch(/not in the log/);
    await suite.base.pool.query('alter table review_log_day disable trigger user');
    await suite.base.pool.query(`insert into review_log_day (day, seq, hash) values ('2020-01-01', 1, $1)`, [
      Buffer.alloc(32, 1),
    ]);
    expect((await faults()).join()).toMatch(/published on 2020-01-01/);
    await suite.base.pool.query(`delete from review_log_day where day = '2020-01-01'`);
    await suite.base.pool.query('alter table review_log_day enable trigger user');
  });

  it('publishes one hash a day', async () => {
    await publishHash(suite.program.services.db);
    expect(await publishHash(suite.program.services.db)).toBe(false);
  });

  it('stands on the page that says how reviews work, with the counts', async () => {
    const body = readFileSync(new URL('../../../../content/how-reviews-work.md', import.meta.url), 'utf8');
    await suite.base.pool.query(
      `insert into content_page (slug, title, summary, body) values ('how-reviews-work', 'Reviews', 'S', $1)
       on conflict (slug) do update set body = excluded.body`,
      [body],
    );
    await publishHash(suite.program.services.db);
    const { data } = (await call('content/page', { slug: 'how-reviews-work' })) as unknown as {
      data: { body: string };
    };
    const result = await suite.base.pool.query(
      `select encode(hash, 'hex') as hash, (select count(*)::int from review_log where kind = 'written') as written
       from review_log_day order by day desc limit 1`,
    );
    const [{ hash, written }] = result.rows as [{ hash: string; written: number }];
    expect(data.body).toContain(`: ${hash}`);
    expect(data.body).toContain(`- Reviews written by guests: ${written}\n`);
    expect(data.body).not.toMatch(/\{\{|\{%/);
  });
});
