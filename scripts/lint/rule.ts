// What the rules of this project share: the linter's side of a rule, and exceptions.
import { relative } from 'node:path';
import { exceptions, type RuleName } from './exceptions.ts';

export interface Place {
  line: number;
  column: number;
}

/** A node of the syntax tree, as far as the rules read it. */
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

/** The part of the linter's context that the rules use. */
export interface Context {
  cwd: string;
  filename: string;
  sourceCode: { text: string; getLocFromIndex: (index: number) => Place };
  report: (fault: { message: string; node: Node } | { message: string; loc: { start: Place; end: Place } }) => void;
}

/** Visitors by node type; a file is walked unless `before` answers false. */
export interface Visitors {
  before: () => boolean;
  after?: () => void;
  [visitor: string]: unknown;
}

export interface Rule {
  createOnce: (context: Context) => Visitors;
}

/** `LINT_EXCEPTIONS=shown` reports what is excepted as well, marked, so that it can be counted (`lint-faults.ts`). */
const areShown = process.env['LINT_EXCEPTIONS'] === 'shown';
export const exceptedMark = 'excepted: ';

/** Which exception of a rule is about a file: the file itself, or a folder that it is in. */
export function exceptionFor(rule: RuleName, path: string): string | undefined {
  return Object.keys(exceptions[rule]).find(
    (place) => path === place || (place.endsWith('/') && path.startsWith(place)),
  );
}

/** How to report faults of the file that is being read: not at all, marked as excepted, or as they are. `null`: do not look. */
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

/** A rule that looks at the text of a file alone: `find` gives what is wrong, and where in the text. */
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
      // The linter leaves out a rule that visits nothing.
      Program() {},
    }),
  };
}
