// Shared by this project's lint rules: types of the linter, and exceptions.
import { relative } from 'node:path';
import { exceptions, type RuleName } from './exceptions.ts';

export interface Place {
  line: number;
  column: number;
}

/** A syntax node, as far as rules read it. */
export interface Node {
  type: string;
  parent?: Node;
  value?: unknown;
  name?: unknown;
  tag?: Node;
  quasi?: { quasis: { value: { cooked: string } }[] };
  callee?: Node;
  property?: Node;
  arguments?: Node[];
}

/** The linter's context, as far as rules use it. */
export interface Context {
  cwd: string;
  filename: string;
  sourceCode: { text: string; getLocFromIndex: (index: number) => Place };
  report: (fault: { message: string; node: Node } | { message: string; loc: { start: Place; end: Place } }) => void;
}

/** By node type; a file is skipped when `before` returns false. */
export interface Visitors {
  before: () => boolean;
  after?: () => void;
  [visitor: string]: unknown;
}

export interface Rule {
  createOnce: (context: Context) => Visitors;
}

/** `LINT_EXCEPTIONS=shown` also reports exceptions, marked, to count them (`lint-faults.ts`). */
const areShown = process.env['LINT_EXCEPTIONS'] === 'shown';
export const exceptedMark = 'excepted: ';

/** The exception for a file, or for a folder above it. */
export function exceptionFor(rule: RuleName, path: string): string | undefined {
  return Object.keys(exceptions[rule]).find(
    (place) => path === place || (place.endsWith('/') && path.startsWith(place)),
  );
}

/** Reports faults of the current file plainly or marked as exceptions; `null`: skip it. */
export function reporterOf(rule: RuleName, context: Context): ((message: string, at: Node | number) => void) | null {
  const path = relative(context.cwd, context.filename).replaceAll('\\', '/');
  const isExcepted = exceptionFor(rule, path) !== undefined;
  if (isExcepted && !areShown) return null;
  return (said, at) => {
    const message = isExcepted ? exceptedMark + said : said;
    if (typeof at !== 'number') return context.report({ message, node: at });
    const start = context.sourceCode.getLocFromIndex(at);
    return context.report({ message, loc: { start, end: start } });
  };
}

/** A rule that reads text only: `find` returns faults and their offsets. */
export function textRule(
  name: RuleName,
  find: (text: string) => Iterable<readonly [message: string, at: number]>,
): Rule {
  return {
    createOnce: (context) => ({
      before() {
        const report = reporterOf(name, context);
        if (report) for (const [message, at] of find(context.sourceCode.text)) report(message, at);
        return false;
      },
      // The linter skips rules without visitors.
      Program() {},
    }),
  };
}
