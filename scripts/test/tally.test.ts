import { describe, expect, it } from 'vitest';
import { closingLine, tallyOf } from './tally.ts';

const report = (...files: { status: string; tests: string[] }[]) =>
  JSON.stringify({
    testResults: files.map(({ status, tests }, index) => ({
      name: `file-${index}`,
      status,
      message: 'cannot load\nstack',
      assertionResults: tests.map((one, at) => ({ fullName: `test ${at}`, status: one })),
    })),
  });

describe('tally', () => {
  it('counts every kind', () => {
    const tally = tallyOf('unit', report({ status: 'failed', tests: ['passed', 'failed', 'pending', 'skipped'] }), 1);
    expect(tally).toEqual({
      passed: 1,
      passedIn: new Map([['file-0', 1]]),
      failed: ['file-0: test 1'],
      skipped: ['file-0: test 2', 'file-0: test 3'],
    });
  });

  it('adds the first lines of a failure message', () => {
    const failed = {
      fullName: 'adds',
      status: 'failed',
      failureMessages: ['\u001b[31mError: 1\u001b[39m\n\n- 2\n    at x'],
    };
    const file = { name: 'sum.test.ts', status: 'failed', message: '', assertionResults: [failed] };
    expect(tallyOf('unit', JSON.stringify({ testResults: [file] }), 1).failed).toEqual([
      'sum.test.ts: adds\n  Error: 1\n  - 2',
    ]);
  });

  it.each([
    ['a file that cannot be loaded', report({ status: 'failed', tests: [] }), 1, 'file-0: cannot load'],
    ['an unhandled rejection', report({ status: 'passed', tests: ['passed'] }), 1, 'db: ended with 1'],
    ['a crash', null, null, 'db: no test ran'],
    ['a run without tests', report(), 0, 'db: no test ran'],
  ])('counts %s as one failure', (_, text, code, failure) => {
    expect(tallyOf('db', text, code).failed).toEqual([failure]);
  });

  it('ends with one line', () => {
    const good = { passed: 3, passedIn: new Map(), failed: [], skipped: [] };
    expect(closingLine([good, good])).toBe('6 passed, 0 failed');
    expect(closingLine([good, { ...good, passed: 0, failed: ['x'], skipped: ['y', 'z'] }])).toBe(
      '3 passed, 1 failed, 2 skipped',
    );
  });
});
