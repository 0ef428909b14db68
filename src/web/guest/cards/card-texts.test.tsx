import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixtureCourses } from '#tests/support/web/courses.ts';
import { type CardCourse, hoursText } from './card-course.ts';
import { CardCost } from './ExperienceCard.tsx';

const course = { ...fixtureCourses[0], max_pax: 8 } as CardCourse;

function costOf(pax: number | null, total: number | null): string {
  const party = total === null || pax === null ? null : { pax, total, per_person: total / pax, surcharge: 0 };
  const card = { course_id: course.id, runs: [], more_days: 0, party };
  const html = renderToString(<CardCost course={course} trip={{ asked: { dates: null, pax }, card }} />);
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

it.each([
  [null, null, /from US\$[\d.]+ per person/],
  [8, 160, /US\$160\.00 for 8 guests/],
  [9, null, /^ Takes up to 8 guests, not 9 $/],
])('a card says what it costs to a party of %s', (pax, total, text) => {
  expect(costOf(pax, total)).toMatch(text);
});

describe('hoursText', () => {
  it.each([
    [4, '4 h'],
    [1.5, '1.5 h'],
    [3.33, '3 h 20 min'],
    [0.75, '45 min'],
    [24, '24 h'],
  ])('%d hours', (hours, text) => {
    expect(hoursText(hours)).toBe(text);
  });
});
