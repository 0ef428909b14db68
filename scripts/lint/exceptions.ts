// Exceptions of lint rules, with reasons: a file or a folder (with a final slash), for counting rules with the number of
// places. Unused ones are faults (`lint-faults.ts`).

export type RuleName =
  | 'literal-text'
  | 'text-at-import'
  | 'server-text'
  | 'named-language'
  | 'catalogue-read'
  | 'logical-sides'
  | 'steady-widths'
  | 'money-edge'
  | 'replaced-word';

/** Reason, or number and reason. */
export type Exception = string | readonly [count: number, why: string];

/** Texts that guests and hosts do not read as the marketplace's. */
const serverText: Readonly<Record<string, Exception>> = {
  'src/domain/earnings/bank-files.ts': 'element names of a bank message, not read by people',
  'src/domain/account/device-name.ts': 'names of browsers and systems: the same in every language',
  'src/domain/catalogue/countries.ts': 'names of countries and zones: content',
  'src/domain/setting/': 'for operators: purpose and bounds of a setting',
  'src/domain/payment/stripe-minor.ts': 'codes of currencies',
  'src/server/features/payment/methods/card/card-rules.ts': 'codes of currencies',
  'src/server/features/payment/methods/paypal/paypal-rules.ts': 'codes of currencies',
  'src/domain/money/currencies.ts': 'names of currencies: content',
  'src/domain/host-reach/languages.ts': 'each language, named in itself',
  'src/domain/search/days.ts': 'words that guests type',
  'src/domain/catalogue/place-limits.ts': 'words that guests type',
  'src/server/platform/backup/': 'told to the operator who keeps backups',
  'src/server/platform/calls/': 'the description of the wire, for programmers',
  'src/server/catalogue-import/': 'told to the operator who imports',
  'src/server/platform/config/': 'told to the operator who starts the program',
  'src/server/platform/db/': 'statements, and what the operator reads of the database',
  'src/server/phone/after-failure.ts': 'told to the staff',
  'src/server/platform/sealed.ts': 'names a key',
  'src/server/features/booking/holds.ts': 'tells two errors apart in the program',
  'src/server/features/pdf/sheets/': 'names of the parts of a PDF',
  'src/server/features/host-reach/link/fonts.ts': 'names of typefaces',
  'src/server/features/pdf/typefaces/': 'names of the parts of a typeface, and of a script',
  'src/server/features/message/listen-queries.ts': 'why a connection ended, for the log',
  'src/server/features/payment/events/': 'kept for the operator with the event',
  'src/domain/review/review-log.ts': 'told to the operator who checks the log of reviews',
  'src/server/features/review/review-log.ts': 'as domain/review/review-log.ts',
  'src/server/features/payment/invariant-queries.ts': 'told to the operator who checks the books',
  'src/server/features/payment/methods/alipay/alipay-rules.ts': 'a name: the same in every language',
  'src/server/features/payment/reconcile.ts': 'tasks of the staff',
  'src/server/features/payment/refunds/': 'tasks of the staff',
  'src/server/features/payment/wait.ts': 'tasks of the staff',
  'src/server/providers/': 'headers, and what a provider said, for the operator',
  'src/server/platform/http/broken-requests.ts': 'headers',
  'src/server/platform/http/identity.ts': 'headers',
  'src/server/platform/http/operations.ts': 'told to the operator who reads the figures',
  'src/server/features/pricing/refresh-rates.ts': 'tasks of the staff',
  'src/server/platform/keys.ts': 'statements',
  'src/server/platform/limits/': 'statements',
  'src/server/notifications/mails/facts.ts': 'the end of a key',
  'src/server/notifications/mails/guest-booking.ts': 'the end of a key',
  'src/server/notifications/': 'style attributes',
  'src/server/platform/settings/': 'statements, and what the operator who starts the program is told',
  'src/server/platform/metrics.ts': 'told to the operator who reads the figures',
  'src/server/pages/': 'headers, files for programs, and the demo’s mailbox',
  'src/server/platform/pictures/': 'reasons that are logged',
  'src/server/platform/replica/': 'statements, and told to the operator who reads the figures',
  'src/server/search/words/lexicon.ts': 'tags of languages',
  'src/server/seed/': 'the demo world',
  'src/server/platform/page-views/view-queries.ts': 'statements',
  'src/server/platform/start/': 'told to the operator who starts the program',
};

const namedLanguage: Readonly<Record<string, Exception>> = {
  'src/domain/review/themes.ts': 'the language of the words that it finds',
  'src/contract/addresses/routes.ts': [2, 'names of routes, as the wire knows them'],
  'src/domain/search/amounts.ts': [1, 'words that guests type, in English'],
  'src/domain/host-reach/languages.ts': [1, 'the languages of hosts, English among them'],
  'src/domain/setting/': [2, 'the default language of emails, and known countries'],
  'src/server/platform/locale.ts': [1, 'a host may choose English'],
  'src/web/host/HostShell.tsx': [1, 'a host may choose English'],
  'src/server/features/host-reach/incoming.ts': [1, 'replies to unknown phones are in English'],
  'src/server/features/host-reach/reach.ts': [3, 'a host may choose English'],
  'src/server/features/host-reach/link/link-queries.ts': [1, 'English is the default'],
  'src/server/features/host-reach/reach-queries.ts': [1, 'English is the default'],
  'src/server/host-texts/': [8, 'missing texts are shown in English, like the tag of templates'],
  'src/server/pages/security-text.ts': [1, 'vulnerability reports are also read in English'],
  'src/server/phone/write-message.ts': [1, 'English is the default'],
  'src/server/features/host-day/checkin/apply-acts.ts': [1, 'names of languages, cut by letters'],
  'src/domain/host-reach/short-text.ts': [1, 'the rules of graphemes are those of the script'],
  'src/web/check/parts.ts': [1, 'a host may choose English'],
  'src/server/booking-texts/words.ts': [1, 'the distance from UTC is written the same way in every language'],
  'src/server/catalogue-import/entries.ts': [2, 'what a file leaves out, and whether a zone is known'],
  'src/domain/catalogue/countries.ts': [1, 'names of countries are kept in English'],
  'src/server/seed/silent-ratings.ts': [1, 'no words, which are in no language'],
  'src/server/catalogue-import/kinds.ts': [2, 'told to the operator who imports'],
  'src/server/catalogue-import/load-queries.ts': [2, 'told to the operator who imports'],
  'src/domain/catalogue/page-rules.ts': [1, 'a page exists where it has a text in English'],
  'src/server/features/catalogue/content/queries.ts': [1, 'English is what is read where there is no other text'],
  'src/server/features/admin/content-queries.ts': [3, 'a page exists where it has a text in English'],
  'src/server/features/catalogue/content/fill-in.ts': [1, 'pages of text are in the language that they are written in'],
  'src/server/features/pdf/sheets/paper.ts': [2, 'the rules of graphemes and words are those of the script'],
  'src/server/features/pdf/sheets/text-runs.ts': [1, 'the rules of graphemes are those of the script'],
  'src/server/features/pdf/sheets/shaped-runs.ts': [1, 'the rules of graphemes are those of the script'],
  'src/web/ui/text/wall-time.ts': [1, 'figures of a clock are read back'],
  'src/web/ui/text/local-time-text.ts': [1, 'the distance from UTC is read back'],
};

export const exceptions: Readonly<Record<RuleName, Readonly<Record<string, Exception>>>> = {
  'literal-text': {
    'src/web/guest/checkout/payment/PaymentMarks.tsx': 'names of payment brands: they are drawn, not translated',
  },
  'text-at-import': {},
  'server-text': serverText,
  'named-language': namedLanguage,
  'catalogue-read': {},
  'logical-sides': {},
  'steady-widths': {},
  'money-edge': {},
  'replaced-word': {
    'src/server/features/pdf/sheets/': 'the paper that a PDF is laid out for',
    'src/server/host-texts/texts.ts': 'staffNews is the name of a template that WhatsApp has approved',
  },
};
