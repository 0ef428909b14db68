// The web pages in every language, the made ones too, built once for all tests.
import { languages } from '#src/texts/languages.ts';
import { pseudoLocales } from '#src/texts/pseudo.ts';
import { projectFolder } from '#src/server/platform/config.ts';
import { ensureBundle } from '#src/server/platform/start/bundle.ts';
import { createClosers } from '#src/server/platform/start/closers.ts';
import { exclusively } from '#tests/support/database/test-server.ts';

let bundle: Promise<unknown> | undefined;

/** Two test processes must not build into the same folder at once. */
export function buildBundleOnce(): Promise<unknown> {
  return (bundle ??= exclusively(() =>
    ensureBundle(
      projectFolder,
      [...languages, ...pseudoLocales],
      createClosers((error) => {
        throw error;
      }),
    ),
  ));
}
