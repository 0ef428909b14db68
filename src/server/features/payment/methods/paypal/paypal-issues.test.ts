import { beforeAll, expect, it } from 'vitest';
import { isOurFault, stepForIssue } from '#src/domain/payment/capture.ts';
import { describeBy, readSpecification } from '#tests/reference/specifications.ts';

interface Specification {
  components: {
    schemas: Record<
      string,
      { properties: { details: { items: { anyOf: { properties: { issue: { enum: string[] } } }[] } } } }
    >;
  };
}

/** PayPal's possible answers to a capture, by status 400, 403 and 422. */
function readIssues(): string[] {
  const { schemas } = (JSON.parse(readSpecification('paypal/checkout_orders_v2.json')) as Specification).components;
  return ['400', '403', '422'].flatMap(
    (status) =>
      schemas[`orders.capture-${status}`]?.properties.details.items.anyOf.flatMap(
        ({ properties }) => properties.issue.enum,
      ) ?? [],
  );
}

describeBy('paypal', 'the official list of what can be wrong with a capture', () => {
  let issues: string[] = [];
  beforeAll(() => {
    issues = readIssues();
  });

  it('is the one that the table was made from', () => {
    expect(issues).toHaveLength(77);
  });

  it('leads somewhere for every issue, and to PayPal again for what its payer can mend', () => {
    const steps = Map.groupBy(issues, stepForIssue);
    expect(steps.get('send-payer-back')?.sort()).toEqual([
      'INSTRUMENT_DECLINED',
      'ORDER_NOT_APPROVED',
      'PAYER_ACTION_REQUIRED',
      'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
    ]);
    expect(steps.get('ask')?.sort()).toEqual(['ORDER_ALREADY_CAPTURED', 'ORDER_COMPLETION_IN_PROGRESS']);
    expect(steps.get('ask-once')).toEqual(['DUPLICATE_INVOICE_ID']);
    expect(steps.get('limit')).toEqual(['TRANSACTION_LIMIT_EXCEEDED']);
    expect(steps.get('failed')).toHaveLength(issues.length - 8);
  });

  it('names as refusals of the payer only issues that there are', () => {
    const refusals = issues.filter((issue) => stepForIssue(issue) === 'failed' && !isOurFault(issue));
    expect(refusals).toHaveLength(10);
  });
});
