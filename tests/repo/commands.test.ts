// The commands of whoever has the machine: one list, which the page, package.json and each script agree with.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands, type Command, type CommandName } from '#scripts/commands/list.ts';
import { projectRoot } from '#scripts/tree/source-files.ts';

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
const all = Object.entries(commands) as [CommandName, Command][];

describe('commands', () => {
  it('stand on their page as in the list', () => {
    const rows = textOf('docs/operations/commands.md')
      .split('\n')
      .filter((line) => line.startsWith('| `npm run'));
    const listed = all.map(([name, { usage, about }]) => {
      const typed = usage === '' ? `npm run ${name}` : `npm run ${name} -- ${usage.replaceAll('|', '\\|')}`;
      return `| \`${typed}\` | ${about} |`;
    });
    expect(rows).toEqual(listed);
  });

  it.each(all.map(([name]) => name))('%s runs by npm and answers --help', (name) => {
    const path = /^node (\S+)$/.exec(scripts[name] ?? '')?.[1];
    expect(path && textOf(path)).toContain(`readCommand('${name}'`);
  });
});
