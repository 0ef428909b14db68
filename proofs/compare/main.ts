// `npm run compare -- REV [FOLDER]`: whether this tree responds like an earlier commit: OpenAPI, addresses, pages,
// files. Runs both on loopback with a demo each; writes differences to FOLDER (dist/compare), one file a page.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#scripts/tree/source-files.ts';
import { collect, type Answers } from './collect.ts';
import { startTree, type RunningTree } from './start-tree.ts';

const [rev, folder = join(projectRoot, 'dist/compare')] = process.argv.slice(2);
if (rev === undefined) {
  console.error('Name the commit to compare with: npm run compare -- REV');
  process.exit(1);
}

const run = (...words: string[]) => execFileSync('git', words, { cwd: projectRoot, encoding: 'utf8' }).trim();
const earlier = join(tmpdir(), 'banyan-compare');
run('worktree', 'prune');
rmSync(earlier, { recursive: true, force: true });
run('worktree', 'add', '--quiet', '--detach', '--force', earlier, rev);

/** The first lines that differ, for the summary. */
function firstChange(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const at = old.findIndex((line, index) => line !== now[index]);
  const from = at < 0 ? old.length : at;
  return `${from + 1}: ${(old[from] ?? '').slice(0, 160)}\n      -> ${(now[from] ?? '').slice(0, 160)}`;
}

function report(before: Answers, after: Answers): number {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  let differing = 0;
  for (const name of names) {
    const [old, now] = [before.get(name), after.get(name)];
    if (old === now) continue;
    differing += 1;
    const file = join(folder, name.replaceAll(/[^\w.-]+/g, '_').slice(0, 120));
    writeFileSync(`${file}.before`, old ?? '');
    writeFileSync(`${file}.after`, now ?? '');
    const what = old === undefined ? 'new' : now === undefined ? 'gone' : firstChange(old, now);
    console.log(`differs: ${name}\n      ${what}`);
  }
  console.log(`${names.length} answers compared, ${differing} differ${differing > 0 ? `; see ${folder}` : ''}`);
  return differing;
}

const trees: RunningTree[] = [];
try {
  for (const [tree, port] of [
    [earlier, 18_911],
    [projectRoot, 18_931],
  ] as const)
    trees.push(await startTree(tree, port));
  const [before, after] = await Promise.all(trees.map(({ origin }) => collect(origin)));
  process.exitCode = before && after && report(before, after) === 0 ? 0 : 1;
} finally {
  await Promise.all(trees.map(({ stop }) => stop()));
  run('worktree', 'remove', '--force', earlier);
}
