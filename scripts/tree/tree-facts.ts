// The project's facts, to compare with its Markdown pages.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsOf } from '#scripts/voice/passages.ts';
import { anchorsOf } from './citations.ts';
import type { TreeFacts } from './doc-claims.ts';
import type { Manifest } from './packages.ts';
import { projectRoot, readSourceFiles, readTypeScript } from './source-files.ts';

/** Names of the machine or runtime. */
const foreignSettings = ['NODE_ENV', 'LD_LIBRARY_PATH', 'SOURCE_DATE_EPOCH'];

/** Whether a page may call a text `name`: all of the text, or its beginning before a count or name. */
const isNamed = (text: string, name: string): boolean =>
  text === name || [`${name} `, `${name}:`].some((part) => text.startsWith(part) || text.includes(`{${part}`));

export function readTreeFacts(): TreeFacts {
  const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as Manifest;
  const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: projectRoot }).map(
    (path) => /(\d{3})-/.exec(path)?.[1] ?? '',
  );
  const sources = [...readTypeScript(), ...readSourceFiles('{.env.example,deploy/**/*.*}')];
  const words = new Set(sources.flatMap((file) => file.text.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? []));
  const screenTexts = readSourceFiles('src/**/*texts.ts').flatMap(textsOf);
  return {
    has: (pattern) =>
      pattern.includes('*')
        ? globSync(pattern, { cwd: projectRoot }).length > 0
        : existsSync(join(projectRoot, pattern)),
    scripts: new Set(Object.keys(manifest.scripts)),
    decisions: new Set(decisions),
    anchors: anchorsOf(readSourceFiles('docs/**/*.md')),
    isOnScreen: (name) => screenTexts.some(({ text }) => isNamed(text, name)),
    isSetting: (name) => words.has(name) || foreignSettings.includes(name),
  };
}
