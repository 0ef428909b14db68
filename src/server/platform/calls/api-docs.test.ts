import { expect, it } from 'vitest';
import { renderApiReader } from './api-docs.ts';

const content = { 'application/json': { schema: { type: 'object' }, example: { course_id: 1 } } };
const post = { summary: 'One course in full', requestBody: { content }, responses: { 200: { content } } };
const source = { info: { title: 'API', version: '1' }, paths: { '/api/course/detail': { post } } };

it('has headings that come one after the other, none left out', () => {
  const levels = [...renderApiReader(source).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  expect(levels).toContain(3);
  expect(levels[0]).toBe(1);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
});
