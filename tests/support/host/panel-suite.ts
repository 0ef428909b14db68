// Shared by tests of the host panel: a host, its team, another host and an operator.
import { joinTeam } from '#tests/support/roles.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createProgram, type Program } from '#tests/support/app/program.ts';
import { as, giveTokens } from '#tests/support/app/tokens.ts';
import { insertBookableCity } from '#tests/support/catalogue/bookable-courses.ts';
import { hostId } from '#tests/support/catalogue/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

/** Tokens of the callers. `nina` has no role yet but a verified address; `olga` and `otto` are operators. */
export const panelPeople = {
  host: hostId,
  other: '00000000-0000-4000-8000-0000000000d1',
  manager: '00000000-0000-4000-8000-0000000000d2',
  coordinator: '00000000-0000-4000-8000-0000000000d3',
  guide: '00000000-0000-4000-8000-0000000000d4',
  nina: '00000000-0000-4000-8000-0000000000d5',
  olga: '00000000-0000-4000-8000-0000000000d6',
  otto: '00000000-0000-4000-8000-0000000000d7',
} as const;
export type PanelPerson = keyof typeof panelPeople;

export type Said = Record<string, unknown> & { code?: string };

export interface PanelSuite {
  readonly base: TestDatabase;
  readonly program: Program;
  call(name: string, body: object, who: PanelPerson): Promise<Said>;
  /** Payloads of pending emails of a kind, the oldest first. */
  queued(kind: string): Promise<Record<string, unknown>[]>;
  rows<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
}

export function usePanel(): PanelSuite {
  const folder = mkdtempSync(join(tmpdir(), 'panel-'));
  const suite = {
    async call(name: string, body: object, who: PanelPerson) {
      const visitor = await suite.program.visitor();
      return (await visitor.call(name, body, as(who))).body as unknown as Said;
    },
    queued: async (kind: string) =>
      (
        await suite.rows<{ payload: Record<string, unknown> }>(
          `select payload from outbox where payload ->> 'kind' = $1 and done_at is null order by id`,
          [kind],
        )
      ).map(({ payload }) => payload),
    rows: async (text: string, values: unknown[] = []) => (await suite.base.pool.query(text, values)).rows,
  } as unknown as { -readonly [Name in keyof PanelSuite]: PanelSuite[Name] };
  beforeAll(async () => {
    suite.base = await createTestDatabase();
    const { pool } = suite.base;
    await insertBookableCity(pool);
    await pool.query(
      `insert into coupon (code, kind, percent, max_uses_per_user) values ('ALL-FREE', 'percent', 100, 99)`,
    );
    for (const [name, id] of Object.entries(panelPeople).filter(([person]) => person !== 'host'))
      await pool.query(
        `insert into user_account (id, email, first_name, verified_at, roles) values ($1, $2, $3, banyan_now(), $4)`,
        [
          id,
          `${name}@panel.example.test`,
          `${name[0]?.toUpperCase()}${name.slice(1)}`,
          ['user', ...(name === 'other' ? ['host'] : []), ...(name === 'olga' || name === 'otto' ? ['operator'] : [])],
        ],
      );
    await pool.query(
      `insert into host (user_id, display_name, headline, story, languages, host_since, phone)
        values ($1, 'Other', 'Cook', 'Cooks.', '{English}', '2024-01-01', '+84 2')`,
      [panelPeople.other],
    );
    for (const role of ['manager', 'coordinator', 'guide'] as const)
      await joinTeam(pool, { userId: panelPeople[role], hostId, role });
    await joinTeam(pool, { userId: panelPeople.coordinator, hostId: panelPeople.other, role: 'coordinator' });
    await giveTokens(pool, panelPeople);
    suite.program = await createProgram(pool, { settings: { BANYAN_UPLOAD_DIR: folder } });
  });
  afterAll(async () => {
    suite.program?.services.gateways.images.close();
    await suite.program?.close();
    await suite.base?.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  return suite;
}
