// The compiler reports a missing text where its key is used (docs/reference/texts.md#texts).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runTool } from '#scripts/check/run-tool.ts';
import { projectRoot } from '#scripts/tree/source-files.ts';

const root = mkdtempSync(join(tmpdir(), 'text-keys-'));

afterAll(() => rmSync(root, { recursive: true }));

const planted = `import { translator } from '${projectRoot}src/texts/translate.ts';
const texts = { 'filter.price': 'Price', by: 'By {name}', 'filter.host': 'Hosted by {name}' } as const;
const t = translator('planted', texts);
const name = 'price' as 'price' | 'wheelchair';
export const missing = t('filter.wheelchair');
export const missingOfSeveral = t(\`filter.\${name}\`);
export const withValues = t('filter.wheelchair', { name: 'Linh' });
export const withoutValues = t('by');
export const right = [t('filter.price'), t('by', { name: 'Linh' })];
`;

it('the compiler names a key without a text, and values that a text lacks', async () => {
  writeFileSync(join(root, 'planted.ts'), planted);
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  const options = { lib: ['es2025'], types: ['node'], typeRoots: [join(projectRoot, 'node_modules/@types')] };
  const config = { extends: join(projectRoot, 'tsconfig.base.json'), compilerOptions: options, files: ['planted.ts'] };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config));
  const lines = await runTool('tsc', ['-p', root, '--pretty', 'false']);
  const faults = lines.filter((line) => !line.startsWith(' ')).map((line) => line.replace(/^.*planted\.ts/, ''));
  expect(faults.map((line) => line.slice(0, line.indexOf(',')))).toEqual(['(5', '(6', '(7', '(8']);
  for (const fault of faults.slice(0, 3)) expect(fault).toContain('"no text: filter.wheelchair"');
  expect(faults[3]).toContain('Expected 2 arguments, but got 1');
}, 60_000);
