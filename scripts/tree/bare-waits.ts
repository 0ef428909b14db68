// Ways to open a page or to wait that go on before the page can be used: journeys have one module for both.
import type { SourceFile } from './source-files.ts';

/** The module in which they stand, with what each needs besides it. */
export const journeyModule = 'tests/e2e/journey.ts';

const bare =
  /\.(goto|reload|goBack|goForward|waitForTimeout|waitForLoadState|waitForNavigation|waitForURL)\(|['"]networkidle['"]/;

/** `path:line: text` of every such line in a file that knows the browser's library or stands next to those that do. */
export function findBareWaits(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => path !== journeyModule && (path.startsWith('tests/e2e/') || /playwright/.test(text)))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => (bare.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
    );
}
