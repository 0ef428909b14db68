// What the server and the domain say to guests and hosts stands in catalogues (docs/content.md#languages). Pages have the same
// rule in src/web/locale/no-literals.test.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAst } from 'vite';
import { projectRoot } from '#scripts/tree/source-files.ts';

/** Files and folders whose words no guest and no host reads as the marketplace's own, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'domain/payout/bank-files.ts': 'names of elements of a message between banks, which is read by no person',
  'domain/account/device-name.ts': 'names of browsers and systems: the same in every language',
  'domain/catalog/countries.ts': 'names of countries and zones: content',
  'domain/setting/': 'told to the operator: what a setting is for and what it may be',
  'domain/payment/stripe-minor.ts': 'codes of currencies',
  'server/features/payment/methods/card/card-rules.ts': 'codes of currencies',
  'server/features/payment/methods/paypal/paypal-rules.ts': 'codes of currencies',
  'domain/money/currencies.ts': 'names of currencies: content',
  'domain/host/languages.ts': 'each language, named in itself',
  'domain/calendar/zone-offsets.ts': 'told to the operator who starts the program',
  'domain/search/days.ts': 'words that guests type',
  'domain/office/places.ts': 'words that guests type',
  'server/backup/': 'told to the operator who keeps backups',
  'server/calls/': 'the description of the wire, for programmers',
  'server/catalogue-import/': 'told to the operator who imports',
  'server/config': 'told to the operator who starts the program',
  'server/db/': 'statements, and what the operator reads of the database',
  'server/phone/after-failure.ts': 'told to the staff',
  'server/sealed.ts': 'names a key',
  'server/features/booking/steady-claim.ts': 'tells two errors apart in the program',
  'server/features/document/pdf/': 'names of the parts of a PDF',
  'server/features/host-link/letters.ts': 'names of typefaces',
  'server/features/document/typefaces/': 'names of the parts of a typeface, and of a script',
  'server/features/message/live/listen-queries.ts': 'why a connection ended, for the log',
  'server/features/payment/events/': 'kept for the operator with the event',
  'domain/review/review-log.ts': 'told to the operator who checks the log of reviews',
  'server/features/review/log/verify-log.ts': 'as domain/review/review-log.ts',
  'server/features/payment/invariant-queries.ts': 'told to the operator who checks the books',
  'server/features/payment/methods/alipay/alipay-rules.ts': 'a name: the same in every language',
  'server/features/payment/reconcile.ts': 'tasks of the staff',
  'server/features/payment/refunds/': 'tasks of the staff',
  'server/features/payment/waits/wait.ts': 'tasks of the staff',
  'server/features/payment/write-decision.ts': 'tasks of the staff',
  'server/gateways/': 'headers, and what a provider said, for the operator',
  'server/http/failures/broken-requests.ts': 'headers',
  'server/http/identity.ts': 'headers',
  'server/http/operations.ts': 'told to the operator who reads the figures',
  'server/features/rates/': 'tasks of the staff',
  'server/keys.ts': 'statements',
  'server/limits/': 'statements',
  'server/notices/facts.ts': 'the end of a key',
  'server/notices/guest-letters.ts': 'the end of a key',
  'server/notices/mail/': 'style attributes',
  'server/market/': 'statements, and what the operator who starts the program is told',
  'server/metrics.ts': 'told to the operator who reads the figures',
  'server/pages/': 'headers, files for programs, and the demo’s own mail box',
  'server/pictures/': 'reasons that are logged',
  'server/replica/': 'statements, and told to the operator who reads the figures',
  'server/search/words/lexicon.ts': 'tags of languages',
  'server/seed/': 'the demo world',
  'server/views/view-queries.ts': 'statements',
  'server/start/': 'told to the operator who starts the program',
};

const isSaid = (text: string) => /\p{L}{2,} \p{L}{2,}/u.test(text) || /^\p{Lu}\p{Ll}+[.!?]?$/u.test(text.trim());
const logs = new Set(['log', 'info', 'warn', 'error', 'debug', 'fatal']);

interface Node {
  type?: string;
  value?: unknown;
  tag?: { name?: string };
  quasi?: { quasis: { value: { cooked: string } }[]; expressions: unknown[] };
  callee?: { name?: string; property?: { name?: string } };
}

/** The words of an `html` template between its elements. */
const wordsOfHtml = ({ quasis }: NonNullable<Node['quasi']>) =>
  quasis
    .map(({ value }) => value.cooked)
    .join('{}')
    .split(/<[^>]*>/);

/** Errors, log lines and tagged templates (statements) are read by nobody whose language matters. */
function isForStaff({ type, callee }: Node): boolean {
  if (type === 'TaggedTemplateExpression' || type === 'ImportDeclaration' || type === 'TSLiteralType') return true;
  if (type === 'NewExpression') return /(?:Error|Stop)$/.test(callee?.name ?? '');
  return type === 'CallExpression' && logs.has(callee?.property?.name ?? '');
}

function sentencesIn(node: unknown, found: string[]): void {
  if (Array.isArray(node)) {
    for (const child of node) sentencesIn(child, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const { type, value, tag, quasi } = node as Node;
  if (tag?.name === 'html' && quasi) {
    found.push(...wordsOfHtml(quasi).filter(isSaid));
    return sentencesIn(quasi.expressions, found);
  }
  if (isForStaff(node as Node)) return;
  const text = type === 'TemplateElement' ? (value as { cooked?: string }).cooked : value;
  if ((type === 'Literal' || type === 'TemplateElement') && typeof text === 'string' && isSaid(text)) found.push(text);
  for (const child of Object.values(node)) sentencesIn(child, found);
}

function sentences(source: string): string[] {
  const found: string[] = [];
  sentencesIn(parseAst(source, { lang: 'ts' }), found);
  return found;
}

const said = ['domain', 'server'].flatMap((zone) =>
  readdirSync(`${projectRoot}src/${zone}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !/(?:^|\/)texts\.ts$/.test(file))
    .map((file) => `${zone}/${file}`)
    .map((file) => ({ file, found: sentences(readFileSync(`${projectRoot}src/${file}`, 'utf8')) }))
    .filter(({ found }) => found.length > 0),
);

describe('texts of the server', () => {
  it('finds a sentence that is written into code, and leaves errors, log lines and statements alone', () => {
    expect(sentences("const a = 'The way back'; const b = `${a} was paid`; const c = 'Paid';")).toEqual([
      'The way back',
      ' was paid',
      'Paid',
    ]);
    expect(
      sentences("throw new Error('No such thing'); log.warn({}, 'it is late'); f(sql`select all of it`);"),
    ).toEqual([]);
  });

  it('reads the words of a page, not its elements', () => {
    const page = 'html`<p class="wide note">${a ? html`<b>Back to it</b>` : null}</p><a href="/x y">Way ${b} back</a>`';
    expect(sentences(page)).toEqual(['Back to it']);
    expect(sentences('html`<p class="wide note">${t("a.b")}</p>`')).toEqual([]);
  });

  it('stand in catalogues', () => {
    const faults = said.filter(({ file }) => !Object.keys(exceptions).some((start) => file.startsWith(start)));
    expect(faults).toEqual([]);
  });

  it('have no exception that nothing needs', () => {
    const unused = Object.keys(exceptions).filter((start) => !said.some(({ file }) => file.startsWith(start)));
    expect(unused).toEqual([]);
  });
});
