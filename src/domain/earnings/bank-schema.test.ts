// Files for a bank against the official schema of pain.001.001.09, where that is installed.
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { payoutFiles } from '#tests/reference/payout-files.ts';
import { describeBy, readSpecification } from '#tests/reference/specifications.ts';

describeBy('iso20022', 'the official schema', () => {
  let schema = '';
  beforeAll(() => {
    schema = readSpecification('iso20022/pain.001.001.09.xsd');
  });
  /** Whether the schema accepts all files, and its faults by position in the list. */
  async function judge(made: readonly string[]): Promise<{ isTaken: boolean; faults: Record<string, string> }> {
    const xml = made.map((contents, place) => ({ fileName: `${place}.xml`, contents }));
    const { valid, errors } = await validateXML({ xml, schema });
    const faults = errors.flatMap(({ loc, message }) => (loc === null ? [] : [[loc.fileName, message] as const]));
    return { isTaken: valid, faults: Object.fromEntries(faults) };
  }

  it('takes every file', async () => {
    expect(await judge(fc.sample(payoutFiles, 100))).toEqual({ isTaken: true, faults: {} });
  });

  it('refuses an element out of order, a missing one, an unknown one and a wrong amount', async () => {
    const [made = ''] = fc.sample(payoutFiles, 1);
    const method = '<PmtMtd>TRF</PmtMtd>';
    const wrong = [
      made.replace(method, '').replace('<PmtInfId>', `${method}<PmtInfId>`),
      made.replace(method, ''),
      made.replace(method, `${method}<Colour>red</Colour>`),
      made.replace(/(<InstdAmt[^>]*>)[^<]*/, '$1much'),
    ];
    expect(await judge([made, ...wrong])).toEqual({
      isTaken: false,
      faults: {
        '1.xml': expect.stringContaining('PmtMtd'),
        '2.xml': expect.stringContaining('PmtMtd'),
        '3.xml': expect.stringContaining('Colour'),
        '4.xml': expect.stringContaining('InstdAmt'),
      },
    });
  });
});
