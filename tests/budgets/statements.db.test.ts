// The statements of a checkout: few, each planned once for a connection (docs/reference/benchmarks.md).
import { describe, expect, it } from 'vitest';
import { recordStatements, type Statement } from '#proofs/bench/recorded.ts';
import { choiceOf } from '#tests/support/catalogue/bookable-courses.ts';
import { useCheckoutSuite } from '#tests/support/booking/checkout-suite.ts';

const suite = useCheckoutSuite();

describe('the statements of a checkout', () => {
  it('are three, and none is planned again: the count of calls, the claim read, the seats taken', async () => {
    await suite.checkout({});
    const sent: Statement[][] = [];
    // Each from a new browser; other work may send statements too: the fewest are the call's.
    for (let turn = 0; turn < 3; turn += 1) {
      const visitor = await suite.program.visitor();
      const choice = choiceOf(suite.course, { email: `guest${turn}@example.test` });
      const statements = await recordStatements(async () => {
        const { status } = await visitor.call('booking/checkout', choice);
        expect(status).toBe(200);
      });
      sent.push(statements);
    }
    const fewest = sent.toSorted((a, b) => a.length - b.length)[0] ?? [];
    expect(fewest.filter(({ isNamed }) => !isNamed).map(({ text }) => text)).toEqual([]);
    expect(fewest).toHaveLength(3);
  });
});
