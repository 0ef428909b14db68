// Tests every sign of the authorisation table: each person at each call and page. Unlisted calls and pages and wrong
// signs fail: only the table grants access.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { contract } from '#src/contract/contract.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import type { CallName } from '#src/contract/types.ts';
import { handlers } from '#src/server/features/calls.ts';
import { validInputs } from '#tests/corpus/valid-input.ts';
import { openAccessWorld, type AccessWorld } from './access-world.ts';
import { calls, files, others, pages, people, type PageRow, type Person, type Sign } from './matrix.ts';

/** Secrets grant their own access; here no person has one. */
const secrets = ['token', 'quote_id', 'booking_token', 'offer_token'];
/** Calls find a row by these. A course is private only where its host changes it. */
const owned = [
  'booking_id',
  'ref',
  'companion_id',
  'inquiry_id',
  'listing_id',
  'change_id',
  'image_id',
  'session_id',
  'departure_id',
  'device_id',
  'host_id',
  'reply_id',
  'invitation_id',
  'document_id',
  'report_id',
  'feed_id',
];

let world: AccessWorld;

beforeAll(async () => {
  world = await openAccessWorld();
});
afterAll(() => world?.close());

const ownedBy = (name: string, spec: CallSpec): string[] => {
  const { properties = {} } = z.toJSONSchema(spec.in, { io: 'input', unrepresentable: 'any' });
  if (name === 'account/session-end') return ['id'];
  // A phone chooses its id: an unknown one is a new phone.
  if (name === 'check/sync') return [];
  if (spec.access === 'host' && 'course_id' in properties) return ['course_id'];
  // A public call has it to name the page.
  const members = spec.access === 'host' ? ['user_id'] : [];
  return [...owned, ...members].filter((field) => field in properties);
};

/** Inputs of the call without secrets, each once: one for each id by which it finds a row. */
function inputsOf(spec: CallSpec, names: readonly string[]): Record<string, unknown>[] {
  const inputs = validInputs(spec.in)
    .map((input) => Object.fromEntries(Object.entries(input).filter(([name]) => !secrets.includes(name))))
    .flatMap((input) => {
      const named = ['booking_id', 'ref', 'inquiry_id'].filter((name) => name in input);
      if (named.length < 2) return [input];
      return named.map((name) =>
        Object.fromEntries(Object.entries(input).filter(([field]) => field === name || !named.includes(field))),
      );
    })
    .filter((input) => z.safeParse(spec.in, input).success && names.some((name) => name in input));
  return [...new Map(inputs.map((input) => [JSON.stringify(input), input])).values()];
}

function filled(input: Record<string, unknown>, which: 'there' | 'missing'): Record<string, unknown> {
  const idOf = (name: string) => world.ids[name === 'id' ? 'session_id' : name]?.[which];
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, idOf(name) ?? value]));
}

const isRefused = ({ status, body }: { status: number; body: unknown }) =>
  status === 401 || ['forbidden', 'other-area'].includes((body as { code?: string }).code ?? '');

interface Asked {
  name: CallName;
  /** A call that only reads needs no restore. */
  isWrite: boolean;
  inputs: readonly Record<string, unknown>[];
}

/** The sign of a person at a call: refused, allowed, or allowed and told that there is no such row. */
async function signOf({ name, isWrite, inputs }: Asked, person: Person): Promise<Sign> {
  const visitor = world.as(person);
  const ask = (input: unknown) => visitor.call(name, input as never);
  if (isRefused(await ask({ no: 'such field' }))) return '–';
  if (inputs.length === 0) return '+';
  // One input that tells them apart is enough; only all of them prove that none does.
  for (const input of inputs) {
    const missing = await ask(filled(input, 'missing'));
    if (isWrite) await world.restore();
    const there = await ask(filled(input, 'there'));
    const isSame = missing.status === there.status && JSON.stringify(missing.body) === JSON.stringify(there.body);
    if (!isSame || there.body.status !== 'error') return '+';
  }
  return '·';
}

describe('calls', () => {
  it('are all in the table', () => {
    expect([...calls.keys()].toSorted()).toEqual(Object.keys(handlers).toSorted());
  });

  it.each(Object.entries(contract).filter(([name]) => Object.hasOwn(handlers, name)) as [CallName, CallSpec][])(
    '%s',
    async (name, spec) => {
      const asked = { name, isWrite: spec.effect === 'write', inputs: inputsOf(spec, ownedBy(name, spec)) };
      const signs: string[] = [];
      for (const person of people) signs.push(await signOf(asked, person));
      expect(`${name} ${signs.join('')}`).toBe(`${name} ${calls.get(name)}`);
    },
  );
});

/** The page of an existing or missing row, without what differs between requests. */
async function shown(person: Person, at: string, which: 'there' | 'missing'): Promise<string> {
  const path = at.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(world.ids[name]?.[which]));
  const { statusCode, body } = await world.as(person).request({ method: 'GET', url: path });
  const ids = Object.values(world.ids).flatMap(({ there, missing }) => [String(there), String(missing)]);
  // The longest first: a short number may be part of another id.
  return ids
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, id) => text.replaceAll(id, 'ID'), `${statusCode} ${body}`)
    .replaceAll(/[0-9a-f-]{36}/g, 'ID');
}

/** The signs of a page or a file, one for each person. */
async function signsOf(at: string, kind: PageRow['kind']): Promise<string> {
  const seen: Sign[] = [];
  for (const person of people) {
    const there = await shown(person, at, 'there');
    const isOpen = /^[23]/.test(there) || at === '/404';
    if (kind === 'public') seen.push(isOpen ? '+' : '–');
    else if (kind === 'own') seen.push(there.startsWith('200') && !there.includes('/user/login?next=') ? '+' : '–');
    else seen.push(there === (await shown(person, at, 'missing')) ? '–' : '+');
  }
  return seen.join('');
}

describe('pages', () => {
  it('are all in the table', () => {
    expect([...new Set(pages.map(({ name }) => name.split(' ')[0]))].toSorted()).toEqual(
      Object.keys({ ...routes, ...adminRoutes }).toSorted(),
    );
  });

  it.each([...pages, ...files])('$name', async ({ name, at, kind, signs }) => {
    expect(`${name} ${await signsOf(at, kind)}`).toBe(`${name} ${signs}`);
  });
});

describe('other addresses of the server', () => {
  it('are all in the table', () => {
    const printed = world.program.app.printRoutes({ commonPrefix: false }).matchAll(/^[├└]── (\S+)/gm);
    const parts = [...new Set([...printed].map(([, part = '']) => (part.startsWith('/api/') ? '/api' : part)))];
    expect(parts.toSorted()).toEqual(others.toSorted());
  });
});
