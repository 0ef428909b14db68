// Hosts, a coordinator and operators who write and review listings, for tests.
import { joinTeam } from '#tests/support/roles.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { deliverOutbox } from '#src/server/notifications/deliver.ts';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { insertBookableCity } from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { photoOf, upload } from '#tests/support/pictures/uploads.ts';

const people = {
  nephew: '00000000-0000-4000-8000-0000000000c1',
  rival: '00000000-0000-4000-8000-0000000000d1',
  olu: '00000000-0000-4000-8000-0000000000e1',
  ove: '00000000-0000-4000-8000-0000000000e2',
};

/** A complete listing without photos, by a host of the test city. */
export const wholeContent = {
  kind: { category_id: 1, title: 'Throw a bowl in the old town' },
  story: {
    summary: 'Two hours at the wheel.',
    description: 'You sit at the wheel in the square and throw a bowl of black clay.',
    steps: [{ title: 'Clay', text: 'We knead it together.' }],
  },
  place: { city_id: 1, text: 'At the well of the potters', latitude: 21.03, longitude: 105.85 },
  duration: { minutes: 120 },
  price: { price: 21, surcharge: null, group_tiers: [{ from_pax: 4, percent: 10 }] },
  party: { min_pax: 1, max_pax: 6, minimum_age: 8 },
  days: { weekdays: [1, 3, 6], times: ['09:00', '14:00'], capacity: 6 },
  details: { included: ['Clay'], excluded: [], bring: ['An apron'], requirements: [], accessibility: [] },
  languages: { languages: ['Vietnamese'], attributes: ['family'] },
  terms: { policy: 'flexible', confirmation: 'on_request' },
  extras: {
    transport: 'addon',
    pickup: { text: 'Within the old town', radius_km: 3 },
    addons: [{ key: 'car', kind: 'vehicle', title: 'A car', description: '', unit_price: 8, persons_per_unit: 4 }],
  },
} as const;

type Answer = Record<string, ReturnType<typeof JSON.parse>>;

export interface ListingSuite {
  base: TestDatabase;
  program: Program;
  call(who: string, name: string, input?: unknown): Promise<Answer>;
  photo(who: string, color?: string, purpose?: string): Promise<string>;
  /** A complete draft changed by `more`, with one photo; returns the listing. */
  written(who: string, more?: Record<string, unknown>): Promise<Answer>;
  /** The same, published by an operator. */
  published(who?: string): Promise<Answer>;
  mails(): Promise<{ kind: string; recipient: string; subject: string; text_body: string }[]>;
  query(text: string, values?: unknown[]): Promise<Answer[]>;
}

let width = 400;

/**
 * The host is Mai of the test city; her nephew coordinates, Olu and Ove are operators, a rival host is on no team of
 * hers.
 */
export function useListings(): ListingSuite {
  const suite = {} as ListingSuite;
  const folder = mkdtempSync(join(tmpdir(), 'listings-'));
  beforeAll(async () => {
    suite.base = await createTestDatabase();
    await insertBookableCity(suite.base.pool);
    for (const [name, id] of Object.entries(people))
      await suite.base.pool.query(
        `insert into user_account (id, email, first_name, last_name, roles, verified_at) values ($1, $2, $3, 'Q', $4, banyan_now())`,
        [
          id,
          `${name}@example.test`,
          name,
          name.startsWith('o') ? ['user', 'operator'] : name === 'nephew' ? ['user', 'coordinator'] : ['user', 'host'],
        ],
      );
    await joinTeam(suite.base.pool, { userId: people.nephew, hostId, role: 'coordinator' });
    await giveTokens(suite.base.pool, { ...people, mai: hostId });
    suite.program = await createProgram(suite.base.pool, { settings: { BANYAN_UPLOAD_DIR: folder } });
  });
  afterAll(async () => {
    suite.program.services.gateways.images.close();
    await suite.program.close();
    await suite.base.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  suite.query = async (text, values = []) => (await suite.base.pool.query(text, values)).rows;
  suite.call = async (who, name, input = {}) =>
    (await (await suite.program.visitor()).call(name as never, input as never, who === '' ? {} : as(who)))
      .body as Answer;
  suite.photo = async (who, color = 'red', purpose = 'course') => {
    const { body } = await upload(suite.program, who, [await photoOf(color, { width: (width += 1) })], {
      fields: { purpose },
    });
    return body.id;
  };
  suite.written = async (who, more = {}) => {
    const { listing: begun } = await suite.call(who, 'listing/start', who === 'nephew' ? { host_id: hostId } : {});
    const content = { ...wholeContent, ...more };
    const { listing } = await suite.call(who, 'listing/save', {
      listing_id: begun.id,
      version: begun.version,
      content,
    });
    const image_id = await suite.photo(who);
    return (await suite.call(who, 'listing/photo-add', { listing_id: listing.id, image_id }))['listing'];
  };
  suite.published = async (who = 'mai') => {
    const written = await suite.written(who);
    const sent = await suite.call(who, 'listing/act', {
      listing_id: written.id,
      version: written.version,
      act: 'submit',
    });
    const { id, version } = sent['listing'];
    return (await suite.call('olu', 'listing/review', { listing_id: id, version, decision: 'approve' }))['listing'];
  };
  suite.mails = async () => {
    await deliverOutbox(suite.program.services);
    return (await suite.query(
      'select kind, recipient, subject, text_body from mail order by created_at, recipient',
    )) as never;
  };
  return suite;
}
