// The two files of a new call: the five steps in their order, and a test that is red until they are written.

export interface NewFile {
  path: string;
  text: string;
}

/**
 * Texts of the call file and its test, in the folder of a feature. Throws when a name is not written as calls are
 * (`send-companion`).
 */
export function callFiles(group: string, call: string, feature: string = group): NewFile[] {
  const isName = (word: string) => /^[a-z]+(-[a-z]+)*$/.test(word);
  if (!isName(group) || !isName(call) || !isName(feature))
    throw new Error('Names are lower case words joined by hyphens: booking send-companion');
  const folder = `src/server/features/${feature}`;
  return [
    { path: `${folder}/${call}.ts`, text: handlerText(`${group}/${call}`) },
    { path: `${folder}/${call}.db.test.ts`, text: testText(`${group}/${call}`, call) },
  ];
}

/** What is left to do by hand, in the order that lets the compiler lead. */
export function nextSteps(
  { group, call, feature = group }: { group: string; call: string; feature?: string | undefined },
  isInContract: boolean,
): string[] {
  const route = `${group}/${call}`;
  return [
    ...(isInContract
      ? []
      : [
          `src/contract/calls/${group}.ts, or the file of its group: add '${route}' with access, effect, rate, summary, in and out`,
        ]),
    `src/server/features/${feature}/queries.ts: the statements that load and commit`,
    'src/domain: the rule that decides, with its table test',
    `src/server/features/${feature}/index.ts: add the call to the feature's handlers (a new feature: also to calls.ts)`,
    'docs/conformance.md: name the test in the row of the call',
  ];
}

/** The name of a call's handler: `booking/send-companion` is `bookingSendCompanion`. */
const nameOf = (route: string): string => route.replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());

function handlerText(route: string): string {
  return `// ${route}: what it does, in one line.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';

// Parse is done by the adapter. Then: load (queries), decide (domain), commit (queries), reply.
export const ${nameOf(route)}: Handler<'${route}'> = async (_input, _call) => {
  return refuse('not-available');
};
`;
}

function testText(route: string, call: string): string {
  return `import { describe, expect, it } from 'vitest';
import { isRefusal } from '#src/contract/refusal.ts';
import { ${nameOf(route)} } from './${call}.ts';

describe('${route}', () => {
  it('answers', async () => {
    const answer = await ${nameOf(route)}({} as never, {} as never);
    expect(isRefusal(answer), 'write what ${route} answers here, then make it so').toBe(false);
  });
});
`;
}
