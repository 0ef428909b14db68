// `npm run new` on the server: call, job, setting, notification.
import { settingGroups } from '#src/domain/setting/groups.ts';
import { camel, checkNames, type Draft, inWords } from './draft.ts';

const doorOf = (feature: string): string => `src/server/features/${feature}/index.ts`;

/** Contract, handler, failing test, entry in the feature's table. */
export function draftCall(draft: Draft, group: string, call: string, feature: string): void {
  checkNames(group, call, feature);
  const route = `${group}/${call}`;
  const name = camel(route);
  const folder = `src/server/features/${feature}`;
  draft.insertBefore(
    `src/contract/calls/${feature}.ts`,
    '} as const satisfies Record<string, CallSpec>;',
    `  '${route}': {
    access: 'user',
    effect: 'read',
    rate: 'read',
    summary: 'What it answers, in one line',
    in: z.strictObject({}),
    out: z.strictObject({}),
  },\n`,
  );
  draft.insertBefore(doorOf(feature), '} as const;', `  '${route}': ${name},\n`);
  draft.addImport(doorOf(feature), `import { ${name} } from './${call}.ts';`);
  draft.add(`${folder}/${call}.ts`, handlerText(route));
  draft.add(`${folder}/${call}.db.test.ts`, testText(route, call));
  draft.next.push(
    `src/contract/calls/${feature}.ts: access, effect, rate, summary, in and out`,
    `${folder}: the statements that load and commit, in a file of queries`,
    'src/domain: the rule that decides, with a table of cases',
    'tests/repo/contract.test.ts, tests/access: who may make the call; tests/conformance.tsv: its row',
  );
}

function handlerText(route: string): string {
  return `// ${route}: what it does, in one line.
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';

// Parse is done by the adapter. Then: load (queries), decide (domain), commit (queries), reply.
export const ${camel(route)}: Handler<'${route}'> = async (_input, _call) => {
  return refuse('not-available');
};
`;
}

function testText(route: string, call: string): string {
  return `import { describe, expect, it } from 'vitest';
import { isRefusal } from '#src/contract/refusal.ts';
import { ${camel(route)} } from './${call}.ts';

describe('${route}', () => {
  it('answers', async () => {
    const answer = await ${camel(route)}({} as never, {} as never);
    expect(isRefusal(answer), 'write what ${route} answers here, then make it so').toBe(false);
  });
});
`;
}

/** Function, failing test, row in the table of due work. */
export function draftJob(draft: Draft, name: string, feature: string): void {
  checkNames(name, feature);
  const work = camel(name);
  const folder = `src/server/features/${feature}`;
  draft.add(`${folder}/${name}.ts`, jobText(name));
  draft.add(`${folder}/${name}.db.test.ts`, jobTestText(name));
  const door = doorOf(feature);
  draft.append(door, `export { ${work} } from './${name}.ts';`);
  const table = draft.pathWith('export const dueWork = {');
  draft.addImport(table, `import { ${work} } from '#${door}';`);
  draft.insertBefore(
    table,
    '} as const satisfies Record<string, KindOfWork>;',
    `  '${name}': { work: ${work}, limitMs: quickly },\n`,
  );
  draft.next.push(
    `${folder}/${name}.ts: find what is due and work on it; join it into a file of its subject while it is short`,
    `${table}: how long a turn may begin new things`,
  );
}

const jobText = (name: string): string => `// ${inWords(name)}: which rows are due, and what becomes of them.
import type { Services } from '#src/server/services.ts';

/** Works on some rows that are due; answers how many. The next turn does the rest, and a missed turn costs nothing but time (ADR 020). */
export async function ${camel(name)}({ db }: Pick<Services, 'db'>, _count?: undefined, signal?: AbortSignal): Promise<number> {
  if (signal?.aborted) return 0;
  await Promise.resolve(db);
  return 0;
}
`;

const jobTestText = (name: string): string => `import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { ${camel(name)} } from './${name}.ts';

let base: TestDatabase;
let program: Program;

beforeAll(async () => {
  base = await createTestDatabase();
  program = await createProgram(base.pool);
});

afterAll(async () => {
  await program.close();
  await base.drop();
});

it('works on what is due, once', async () => {
  expect(await ${camel(name)}(program.services), 'insert a row that is due, then make it so').toBe(1);
  expect(await ${camel(name)}(program.services)).toBe(0);
});
`;

/** Its row and its label. */
export function draftSetting(draft: Draft, group: string, key: string): void {
  if (!(settingGroups as readonly string[]).includes(group))
    throw new Error(`The groups of settings are ${settingGroups.join(', ')}`);
  if (!/^[a-z]+(_[a-z]+)*$/.test(key)) throw new Error('Keys are lower case words joined by underscores: hero_text');
  const table = draft.pathWith('export const settings = {');
  draft.insertBefore(
    table,
    '} as const satisfies Record<string, SettingRule',
    `  ${key}: rule('${group}', kind.line(0, 120), '', 'What it does, in one sentence without a full stop'),\n`,
  );
  draft.insertBefore(draft.pathWith("'name.brand_name':"), "  'name.", `  'name.${key}': '${inWords(key)}',\n`);
  draft.next.push(
    `${table}: kind, first text, meaning, and the place among those of its group`,
    'npm run reference: writes docs/reference/settings.md',
  );
}

/** To a booking's guest or host: email, texts, row, and the state in which it is true. */
export function draftNotification(draft: Draft, name: string, to: string): void {
  checkNames(name);
  if (to !== 'guest' && to !== 'host') throw new Error('A notification is to a guest or to a host');
  const mail = camel(name);
  const neighbour = `export const ${to === 'guest' ? 'bookingConfirmed' : 'hostNewBooking'}: BookingMail`;
  draft.insertBefore(draft.pathWith(neighbour), neighbour, to === 'guest' ? guestMail(mail) : hostMail(mail));
  const kinds = draft.pathWith('  ...companionKinds,\n');
  const row = to === 'guest' ? `toGuest(guest.${mail})` : `toHost(host.${mail})`;
  draft.insertBefore(kinds, '  ...companionKinds,\n', `  '${name}': ${row},\n`);
  const texts = draft.pathWith("'confirmed.subject':");
  const words = {
    subject: `${inWords(name)}: {title}`,
    heading: inWords(name),
    line: 'What happened. You don’t pay anything for it.',
  };
  const lines = Object.entries(words).map(([key, text]) => `  '${mail}.${key}': '${text}',\n`);
  draft.insertBefore(texts, "  'confirmed.subject':", lines.join(''));
  const states = draft.pathWith('const sentIn: Readonly<Record<string,', (path) => path.endsWith('.test.ts'));
  draft.insertBefore(states, "  'booking-held': ", `  '${name}': isSold,\n`);
  draft.next.push(
    `${texts}: what it says; a mail about a booking says what happens to money`,
    `${states}: the states of a booking in which it is true`,
    `where it is decided: insert ('mail', {kind: '${name}', booking_id}) into the outbox, in the same transaction`,
    'a message to a phone as well: `short` in the row, and docs/domain/messages.md#add-a-kind-or-a-channel',
  );
}

const guestMail = (mail: string): string => `export const ${mail}: BookingMail = (booking, { links }) => {
  if (seatsOf(booking.status) !== 'sold') return null;
  return {
    subject: t('${mail}.subject', wordsOf(booking)),
    heading: t('${mail}.heading'),
    lines: [t('${mail}.line')],
    first: [whenFact(booking)],
    facts: [refFact(booking)],
    button: { label: t('button.booking'), url: links.guest },
    closing: [],
  };
};

`;

const hostMail = (mail: string): string => `export const ${mail}: BookingMail = (booking, sending) => {
  if (seatsOf(booking.status) !== 'sold') return null;
  return hostMail(booking, sending, {
    subject: t('${mail}.subject', wordsOf(booking)),
    heading: t('${mail}.heading'),
    lines: [t('${mail}.line')],
  });
};

`;
