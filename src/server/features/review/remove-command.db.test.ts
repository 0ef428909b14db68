// `npm run reviews:remove` as operators run it (docs/domain/reviews.md#removal).
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { people, useReviews } from '#tests/support/booking/review-suite.ts';
import { verifyReviews } from './review-log.ts';

const suite = useReviews();

interface Ended {
  code: number;
  said: string;
}

async function runScript(name: string, ...words: string[]): Promise<Ended> {
  const env = { ...process.env, DATABASE_URL: suite.base.url };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [`scripts/database/${name}`, ...words], {
      env,
    });
    return { code: 0, said: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, said: stdout + stderr };
  }
}

it('removes a review in the name of an operator, once, and the log stays whole', async () => {
  const bookingId = await suite.visited();
  const { review_id: id } = await suite.save(bookingId);
  const reason = 'It is about another experience.';
  const remove = (...words: string[]) => runScript('reviews-remove.ts', ...words);
  expect(await remove(id)).toMatchObject({ code: 1, said: expect.stringContaining('npm run reviews:remove') });
  expect((await remove(id, '--by', 'olga@example.test', '--reason', 'short')).code).toBe(1);
  expect((await remove(id, '--by', 'ada@example.test', '--reason', reason)).said).toContain(
    'not an operator’s address',
  );
  expect((await suite.base.pool.query('select from review where removed_at is not null')).rowCount).toBe(0);

  expect(await remove(id, '--by', 'Olga@example.test', '--reason', reason)).toEqual({
    code: 0,
    said: `Removed: ${reason}\n`,
  });
  expect((await remove(id, '--by', 'olga@example.test', '--reason', reason)).code).toBe(1);
  const { rows } = await suite.base.pool.query('select removed_by, removal_reason from review where id = $1', [id]);
  expect(rows).toEqual([{ removed_by: people.olga, removal_reason: reason }]);
  const logged = await suite.base.pool.query(`select actor_id from audit_log where action = 'review.remove'`);
  expect(logged.rows).toEqual([{ actor_id: people.olga }]);
  expect(await suite.mailsOf(bookingId)).toContain('review-removed');
  expect((await verifyReviews(suite.program.services.db, [])).faults).toEqual([]);
  expect((await runScript('reviews-verify.ts')).code).toBe(0);
});
