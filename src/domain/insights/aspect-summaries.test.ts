import { describe, expect, it } from 'vitest';
import { aspectSummaries } from './aspect-summaries.ts';

describe('what guests said in private', () => {
  it('comes in the order of the form, with the labels that were chosen most often first', () => {
    expect(
      aspectSummaries([
        { aspect: 'host', total: 3, points: 13, labels: { late: 1, warm: 2, 'on-time': 2 } },
        { aspect: 'accuracy', total: 1, points: 5, labels: {} },
        { aspect: 'guide', total: 0, points: 0, labels: {} },
      ]),
    ).toEqual([
      { aspect: 'accuracy', total: 1, average: 5, labels: [] },
      {
        aspect: 'host',
        total: 3,
        average: 4.3,
        labels: [
          { label: 'warm', total: 2, is_good: true },
          { label: 'on-time', total: 2, is_good: true },
          { label: 'late', total: 1, is_good: false },
        ],
      },
    ]);
  });

  it('leaves out a label that the form does not know', () => {
    expect(aspectSummaries([{ aspect: 'host', total: 1, points: 4, labels: { unheard: 1 } }])[0]?.labels).toEqual([]);
  });
});
