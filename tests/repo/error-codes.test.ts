// A catalogued code without a use would be a false promise to callers.
import { expect, it } from 'vitest';
import { errors } from '#src/contract/errors.ts';
import { isTestFile, readSourceFiles } from '#scripts/tree/source-files.ts';

const isCatalogue = (path: string) => path.startsWith('src/contract/errors') || path.endsWith('texts.ts');
const program = readSourceFiles('src/**/*.{ts,tsx}')
  .filter(({ path }) => !isTestFile(path) && !isCatalogue(path))
  .map(({ text }) => text)
  .join('\n');

/** Whether a code appears as it is, or in two parts that are joined at runtime. */
const isAnswered = (code: string) => {
  const words = code.split('-');
  const isMade = words.some((_word, at) => {
    const [start, rest] = [words.slice(0, at + 1).join('-'), words.slice(at + 1).join('-')];
    return rest !== '' && program.includes(`\`${start}-\${`) && program.includes(`'${rest}'`);
  });
  return isMade || program.includes(`'${code}'`);
};

it('every code of an error is answered somewhere', () => {
  const codes = Object.keys(errors);
  expect(codes.length).toBeGreaterThan(200);
  expect(codes.filter((code) => !isAnswered(code))).toEqual([]);
  expect(isAnswered('nobody-answers-this')).toBe(false);
});
