// A changed rule, and how the test run learns of it.

export interface Mutant {
  name: string;
  file: string;
  /** The file's text with the changed rule; the same text when the rule is gone. */
  change: (text: string) => string;
  /** Tests that run the program by this rule. */
  tests: readonly string[];
}

export const features = 'src/server/features/';
export const inquiry = 'src/domain/inquiry/inquiry-status.ts';

/** A number in a file: the text before it, the pattern's first group, stays. */
export const figure = (
  { file, name, find }: { file: string; name: string; find: RegExp },
  to: string,
  tests: readonly string[],
): Mutant => ({
  name: `${name} is another`,
  file,
  change: (text) => text.replace(find, (_found, before: string = '') => `${before}${to}`),
  tests,
});

/** A file of the program by its full path, and where its faulty text is. */
export interface Fault {
  file: string;
  textAt: string;
}

/** The environment variable that names the fault to the test run. */
export const faultVariable = 'BANYAN_PROOF_FAULT';
