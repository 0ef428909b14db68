// The operator's commands: one list, which package.json and each script agree with.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands, type Command, type CommandName } from '#scripts/commands/list.ts';
import { projectRoot } from '#scripts/tree/source-files.ts';

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
const all = Object.entries(commands) as [CommandName, Command][];

describe('commands', () => {
  it.each(all.map(([name]) => name))('%s runs by npm and answers --help', (name) => {
    const path = /^node (\S+)$/.exec(scripts[name] ?? '')?.[1];
    expect(path && textOf(path)).toContain(`readCommand('${name}'`);
  });
});
