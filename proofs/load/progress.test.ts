import { afterEach, describe, expect, it, vi } from 'vitest';
import { beginStep, progressText } from './progress.ts';

describe('progressText', () => {
  it('says how far, how fast, and how long still', () => {
    expect(progressText(250_000, 1_000_000, 10)).toBe('250,000 of 1,000,000, 25,000 a second, 30 s left');
  });

  it('never promises less than nothing', () => {
    expect(progressText(12, 10, 0)).toMatch(/, 0 s left$/);
  });
});

describe('beginStep', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('says how long it has been at what cannot be counted, until the end', () => {
    vi.useFakeTimers();
    const lines: string[] = [];
    const step = beginStep({ write: (text) => lines.push(text) }, 'Search index');
    vi.advanceTimersByTime(10_000);
    expect(lines).toEqual(['Search index: 5 s so far\n', 'Search index: 10 s so far\n']);
    step.end();
    vi.advanceTimersByTime(10_000);
    expect(lines).toHaveLength(3);
  });

  it('ends with one line in a log', () => {
    const lines: string[] = [];
    const step = beginStep({ write: (text) => lines.push(text) }, 'Courses', 3);
    step.add(3);
    step.end();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^Courses: 3 in \d+\.\d s\n$/);
  });
});
