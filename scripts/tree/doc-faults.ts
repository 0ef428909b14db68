// All checks of prose: pages, decision records, citations in code, dependencies.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { falseCitations, unpublishedSources } from './citations.ts';
import { findDecisionFaults } from './decisions.ts';
import { findUnexplained } from './dependency-docs.ts';
import { findFalseClaims } from './doc-claims.ts';
import { referencePages } from '#scripts/reference/pages.ts';
import { projectRoot, readSourceFiles, readTypeScript } from './source-files.ts';
import { readTreeFacts } from './tree-facts.ts';

// Databases store checksums of migrations, so their comments never change.
const migration = /\/migrations\/\d+-/;

/** A sentence per fault, with its file. */
export function findDocFaults(): string[] {
  const facts = readTreeFacts();
  const pages = readSourceFiles(
    '{*,docs/**/*,deploy/**/*,sandbox/**/*,demo/**/*,proofs/**/*,scripts/**/*,tests/**/*}.md',
  );
  const records = pages.filter(({ path }) => /^docs\/decisions\/\d/.test(path));
  const index = pages.find(({ path }) => path === 'docs/decisions/README.md')?.text ?? '';
  const code = [...readTypeScript(), ...readSourceFiles('{src/**/*.css,db/**/*.sql}')].filter(
    ({ path }) => !migration.test(path),
  );
  const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    optionalDependencies?: Record<string, string>;
  };
  const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  const data = readSourceFiles('{docs/security/asvs.csv,tests/conformance.tsv}');
  return [
    ...findFalseClaims([...pages, ...data], facts),
    ...Object.entries(referencePages)
      .filter(([path, render]) => pages.find((page) => page.path === path)?.text !== render())
      .map(([path]) => `${path}: is out of date: npm run reference`),
    ...findDecisionFaults(records, index),
    ...code.flatMap(({ path, text }) =>
      [...falseCitations(text, facts), ...unpublishedSources(text)].map((fault) => `${path}: ${fault}`),
    ),
    ...findUnexplained(pages.find(({ path }) => path === 'docs/dependencies.md')?.text ?? '', dependencies),
  ];
}
