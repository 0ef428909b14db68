// Arguments of a command: `--help` shows its usage, and an unknown one is refused in a line.
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { commands, type Command, type CommandName } from './list.ts';

/** Ends the program with one line instead of a stack. */
export function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}

export function usageOf(name: CommandName): string {
  const { usage }: Command = commands[name];
  return usage === '' ? `npm run ${name}` : `npm run ${name} -- ${usage}`;
}

type Options = NonNullable<ParseArgsConfig['options']>;
type Read<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true; args: string[] }>>;

/**
 * Options and words. Exits for `--help`, and with 1 for unknown options or a wrong number of words.
 * @param words least and most of them
 */
export function readCommand<const O extends Options = Record<never, never>>(
  name: CommandName,
  { options, words: [least, most] = [0, 0] }: { options?: O; words?: readonly [number, number] } = {},
): Read<O> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(`${usageOf(name)}\n  ${commands[name].about}`);
    process.exit(0);
  }
  try {
    const read = parseArgs({ args, options: options ?? ({} as O), allowPositionals: true });
    const count = read.positionals.length;
    if (count >= least && count <= most) return read;
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    refuse(`${line.replace(/\. To specify .*/, '.')} Usage: ${usageOf(name)}`);
  }
  return refuse(`Usage: ${usageOf(name)}`);
}
