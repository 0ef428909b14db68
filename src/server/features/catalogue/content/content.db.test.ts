import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app/app.ts';
import { createVisitor } from '#tests/support/app/visitor.ts';
import { picturesOf } from './pictures.ts';

const kept = 'a'.repeat(40);
const body = `![](home-dawn)\n\nText ![](city-hanoi) goes on.\n\n![Our yard](${kept})\n\n![](no-such-picture)`;

let program: TestApp;

beforeAll(async () => {
  program = await createTestApp({
    async fill({ pool }) {
      await pool.query(
        `insert into picture (id, sha256, width, height, blur, dominant)
         values ($1, sha256('yard'), 1600, 900, '', '#aabbcc')`,
        [kept],
      );
      await pool.query(`insert into content_page (slug, title, summary, body) values ('yard', 'Yard', 'S', $1)`, [
        body,
      ]);
    },
  });
});
afterAll(() => program.close());

describe('the pictures of a page of text', () => {
  it('are in a demo drawn ones and those of the store, each as it is called; what is nowhere is left out', async () => {
    const { data } = await createVisitor(program.app).must('content/page', { slug: 'yard' });
    expect(data.pictures.map(({ id, alt }) => [id, alt])).toEqual([
      ['home-dawn', expect.stringMatching(/^Illustration: /)],
      [kept, 'Our yard'],
    ]);
  });

  it('are in production those of the store alone', async () => {
    const { db, config } = program.services;
    const found = await picturesOf(body, { db, config: { ...config, mode: 'production' } });
    expect(found.map(({ id }) => id)).toEqual([kept]);
  });
});
