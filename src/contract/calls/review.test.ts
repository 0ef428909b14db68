import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { limits } from '#src/domain/limits.ts';
import { contract } from '#src/contract/contract.ts';

const takes = (name: keyof typeof contract, input: unknown) => z.safeParse(contract[name].in, input).success;

describe('what guests write about and for each other', () => {
  it('takes the private step of a review and the companion by their names', () => {
    const booking_id = '0b6f1c52-6a0e-4f5b-9d7a-3a1f0f6f4f10';
    const aspect = { rating: 4, labels: ['On time'], details: 'Good' };
    const steps = { accuracy: aspect, overall: aspect, host: aspect, guide: aspect };
    const body = { booking_id, rating: 5, review: 'Good', terms: true, country: 'NO' };
    expect(takes('review/save', { ...body, private: steps })).toBe(true);
    expect(takes('review/save', { ...body, private: { ...steps, weather: aspect } })).toBe(false);
    const companion = { booking_id, email: 'ana@example.org', first_name: 'Ana', last_name: 'Silva' };
    expect(takes('booking/send-companion', companion)).toBe(true);
    for (const missing of Object.keys(companion)) {
      expect(takes('booking/send-companion', { ...companion, [missing]: undefined })).toBe(false);
    }
  });

  it('takes the parameters of a review list', () => {
    const list = { course_id: 7, sort: 'date', sort_type: 'asc', offset: 6, content_translate: true };
    expect(takes('review/course-list', list)).toBe(true);
    for (const sort of limits.reviewSorts) expect(takes('review/course-list', { course_id: 7, sort })).toBe(true);
    expect(takes('review/course-list', { course_id: 7, sort: 'best' })).toBe(false);
    const { data } = contract['review/image'].out.shape;
    expect(Object.keys(data.element.shape)).toEqual(expect.arrayContaining(['image', 'prefix']));
  });
});
