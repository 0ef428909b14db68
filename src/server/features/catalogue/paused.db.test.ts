import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { insertCourse, insertPlaces } from '#tests/support/catalogue/catalogue.ts';
import { createVisitor, type Visitor } from '#tests/support/app/visitor.ts';

let program: TestApp;
let visitor: Visitor;

beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool }) {
      await insertPlaces(pool);
      await insertCourse(pool, { id: 20, status: 'paused' });
    },
  });
  visitor = createVisitor(program.app);
});

afterAll(() => program.close());

describe('listing/paused', () => {
  it('has the title and the city of a paused course', async () => {
    const { data } = await visitor.must('listing/paused', { course_id: 20 });
    expect(data).toEqual({ id: 20, title: expect.any(String), city_id: 1, city_slug: 'hanoi', city_name: 'Hanoi' });
  });

  it.each(['published', 'draft', 'in_review', 'archived'] as const)(
    'knows nothing of one that is %s',
    async (status) => {
      await program.database.pool.query(`update course set status = $1 where id = 20`, [status]);
      const answer = await visitor.call('listing/paused', { course_id: 20 });
      await program.database.pool.query(`update course set status = 'paused' where id = 20`);
      expect([answer.status, answer.body]).toEqual([404, expect.objectContaining({ code: 'course-not-found' })]);
    },
  );
});
