// Reduces vitest's JSON report to three numbers and names of two of them.
import { stripVTControlCharacters } from 'node:util';

const linesOfFailure = 12;

interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

export interface Tally {
  passed: number;
  /** Passed tests by file path. */
  passedIn: Map<string, number>;
  failed: string[];
  skipped: string[];
}

/**
 * One run. An unloadable file is one failure; so is a failed run without failed tests (unhandled rejection, crash),
 * without report, or without tests.
 */
export function tallyOf(stage: string, reportText: string | null, exitCode: number | null): Tally {
  const tally: Tally = { passed: 0, passedIn: new Map(), failed: [], skipped: [] };
  const report = reportText === null ? null : (JSON.parse(reportText) as Report);
  for (const file of report?.testResults ?? []) {
    for (const test of file.assertionResults) {
      if (test.status === 'passed') tally.passed += 1;
      else if (test.status === 'failed')
        tally.failed.push([`${file.name}: ${test.fullName}`, ...beginningOf(test.failureMessages)].join('\n  '));
      else tally.skipped.push(`${file.name}: ${test.fullName}`);
    }
    tally.passedIn.set(file.name, file.assertionResults.filter(({ status }) => status === 'passed').length);
    const hasFailedTest = file.assertionResults.some((test) => test.status === 'failed');
    if (file.status === 'failed' && !hasFailedTest) tally.failed.push(`${file.name}: ${file.message.split('\n')[0]}`);
  }
  const isEmpty = tally.passed + tally.failed.length + tally.skipped.length === 0;
  if (tally.failed.length === 0 && (exitCode !== 0 || isEmpty)) {
    tally.failed.push(`${stage}: ${isEmpty ? 'no test ran' : `ended with ${exitCode ?? 'a signal'}`}`);
  }
  return tally;
}

/** First lines of a failure, without colors; CI may keep only the end of the output. */
function beginningOf([message = '']: readonly string[] = []): string[] {
  const plain = stripVTControlCharacters(message).split('\n    at ')[0] ?? '';
  return plain
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, linesOfFailure);
}

/** The last line of `npm test`. */
export function closingLine(tallies: readonly Tally[]): string {
  const sum = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0);
  const skipped = sum((tally) => tally.skipped.length);
  const tail = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${sum((tally) => tally.passed)} passed, ${sum((tally) => tally.failed.length)} failed${tail}`;
}
