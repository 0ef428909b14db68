// Ways to open a page or wait that may return before the page is usable; journeys use one module for both.
import type { SourceFile } from './source-files.ts';

/** That module, and what each way needs besides. */
export const journeyModule = 'tests/e2e/journey.ts';

const bare =
  /\.(goto|reload|goBack|goForward|waitForTimeout|waitForLoadState|waitForNavigation|waitForURL)\(|['"]networkidle['"]/;

/** `path:line: text` of each, in files that use the browser library and their neighbors. */
export function findBareWaits(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => path !== journeyModule && (path.startsWith('tests/e2e/') || /playwright/.test(text)))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => (bare.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
    );
}
