// How a command reads what was typed behind it: `--help` shows its usage, and what it does not know is one line, never a stack.
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { commands, type Command, type CommandName } from './list.ts';

/** Ends with a line that says what is wrong; a stack would say no more. */
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
 * The options and the words behind them. Ends the program for `--help`, and with 1 for an option that the command does not have or a
 * number of words that it does not take.
 * @param words the least and the most of them
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
