// Every audit log action that the program writes has a name in the domain, and so a text on the page.
import { describe, expect, it } from 'vitest';
import { auditActions, isAuditAction } from '#src/domain/admin/acts.ts';
import { readSourceFiles } from '#scripts/tree/source-files.ts';

// The types of `writeAudit` ensure this; raw statements are checked here.
const statements = readSourceFiles('{src,proofs,scripts}/**/*.ts')
  .filter(({ path }) => !path.endsWith('.test.ts'))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/insert into audit_log[^]*?(?:select|values)([^]*?)(?:`|from )/g)].map(([, values = '']) => ({
      file: path,
      values,
    })),
  );
const wordOf = (values: string) => /, '([a-z.-]+)'/.exec(values)?.[1];

describe('acts of the audit log', () => {
  it('are written by few statements beside the one way', () => {
    expect(statements.length).toBeGreaterThan(8);
    const computed = statements.filter(({ values }) => wordOf(values) === undefined).map(({ file }) => file);
    expect(computed.toSorted()).toEqual([
      'src/server/features/earnings/payout-details-queries.ts',
      'src/server/features/staff-log/audit-queries.ts',
      'src/server/features/team/queries.ts',
    ]);
  });

  it('have a word each', () => {
    const words = statements.flatMap(({ values }) => wordOf(values) ?? []);
    expect(words.filter((word) => !isAuditAction(word))).toEqual([]);
    expect(new Set(auditActions).size).toBe(auditActions.length);
  });
});
