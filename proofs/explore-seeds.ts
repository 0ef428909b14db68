// Runs the property tests from untried seeds: `npm run proofs -- seeds`. The daily run has one seed.
import { runNode } from './kit/run-node.ts';
import { readTypeScript } from '#scripts/tree/source-files.ts';

const rounds = 5;
const vitest = 'node_modules/vitest/vitest.mjs';
const files = readTypeScript()
  .filter(({ path, text }) => /\.test\.tsx?$/.test(path) && text.includes('support/propert'))
  .map(({ path }) => path);

const failed: number[] = [];
for (let round = 1; round <= rounds; round += 1) {
  const seed = Math.floor(Math.random() * 2_147_483_647);
  console.log(`seed ${seed} (${round} of ${rounds}), ${files.length} files`);
  const words = [vitest, 'run', ...files, '--project', 'unit', '--project', 'db', '--reporter=dot'];
  const env = { ...process.env, BANYAN_TEST_SEED: String(seed) };
  const { code } = await runNode({ words, env, isShown: true });
  if (code !== 0) failed.push(seed);
}
for (const seed of failed) console.log(`failed: BANYAN_TEST_SEED=${seed}`);
process.exitCode = failed.length === 0 ? 0 : 1;
