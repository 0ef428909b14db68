import { describe, expect, it } from 'vitest';
import { readTree, wordFaults } from '#scripts/check/tree-faults.ts';
import { findForeignClocks, findForeignZones } from '#scripts/tree/sql-clock.ts';
import { findEmptyNames, findPromises } from '#scripts/tree/words.ts';

describe('words of the tree', () => {
  it('finds a name that says nothing', () => {
    expect(
      findEmptyNames(['src/web/utils/x.ts', 'src/date-helpers.ts', 'src/server/common.ts', 'src/communal.ts']),
    ).toEqual(['src/web/utils/x.ts', 'src/date-helpers.ts', 'src/server/common.ts']);
  });

  it('finds what is put off', () => {
    const planted = { path: 'x.ts', text: `const a = 1;\n// ${'to' + 'do'}: later` };
    expect(findPromises([planted])).toHaveLength(1);
  });
});

describe('the clock of SQL', () => {
  it('finds other clocks in SQL and in templates, not in code', () => {
    const sqlFile = {
      path: 'x.sql',
      text: '-- now()\ncreate table t (at timestamptz default now(), b date default CURRENT_DATE);',
    };
    const code = 'const t = Temporal.Now.instant(); // now()\nconst q = sql`select now() - ${clock.now()}`;';
    expect(findForeignClocks([sqlFile])).toEqual(['x.sql:2: now()', 'x.sql:2: CURRENT_DATE']);
    expect(findForeignClocks([{ path: 'x.ts', text: code }])).toEqual(['x.ts:2: now()']);
  });
});

describe('the zones of SQL', () => {
  it('finds those of the database server, but for UTC', () => {
    const text = "select a at time zone 'UTC', b AT TIME ZONE 'Asia/Hanoi', c at time zone t.zone";
    const found = [`x.sql:1: AT TIME ZONE 'Asia/Hanoi',`, 'x.sql:1: at time zone t.zone'];
    expect(findForeignZones([{ path: 'x.sql', text }])).toEqual(found);
    expect(findForeignZones([{ path: 'x.ts', text: `const q = sql\`${text}\`; // at time zone z` }])).toEqual(
      found.map((one) => one.replace('x.sql', 'x.ts')),
    );
  });
});

describe('the texts of refunds', () => {
  it('name the same days everywhere', () => {
    const said = readTree()
      .files.filter(({ path }) => /^src\/.*texts\.ts$/.test(path))
      .flatMap(({ text }) => text.match(/banks [^.']*\bdays?\b/gi) ?? []);
    expect(said.length).toBeGreaterThan(6);
    expect(new Set(said.map((one) => one.toLowerCase()))).toEqual(
      new Set(['banks usually show it within 5 to 10 days']),
    );
  });
});

describe('the project', () => {
  it('has no empty name, nothing put off, one clock and one table of zones', () => {
    expect(wordFaults()).toEqual([]);
  });
});
