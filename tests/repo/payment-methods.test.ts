// The general path of server and checkout names no way to pay: what differs stands in the folder of each (ADR 055).
import { describe, expect, it } from 'vitest';
import { payMethods, payProviders } from '#src/domain/payment/methods.ts';
import { isTestFile, readSourceFiles } from '#scripts/tree/source-files.ts';

// A card is also a size of picture and a kind of limit, so its name says nothing here.
const names = new Set<string>([...payMethods, ...payProviders].filter((name) => name !== 'card'));
const ownFolder =
  /^src\/(server\/features\/payment\/methods|web\/features\/checkout\/payment\/(card|paypal|alipay)|sandbox\/(stripe|paypal))\//;

const ofGateway = 'the client of one provider, in its words';
const allowed: Readonly<Record<string, string>> = {
  'src/domain/payment/methods.ts': 'the list itself',
  'src/server/gateways/payment-port.ts': 'what only one provider can do has a type of its own',
  'src/server/gateways/paypal-answer.ts': ofGateway,
  'src/server/gateways/paypal.ts': ofGateway,
  'src/server/gateways/stripe.ts': ofGateway,
};

function namesIn(text: string): boolean {
  const code = text.replaceAll(/^import .*$|^\s*(\/\/|\*|\/\*).*$/gm, '');
  return [...code.matchAll(/'([a-z]+)'/g)].some(([, word = '']) => names.has(word));
}

describe('ways to pay', () => {
  it('are named in their own folders and in few places beside', () => {
    const naming = readSourceFiles('src/{domain,contract,server,web,sandbox}/**/*.{ts,tsx}')
      .filter(({ path, text }) => !isTestFile(path) && !ownFolder.test(path) && namesIn(text))
      .map(({ path }) => path);
    expect(naming).toEqual(Object.keys(allowed).toSorted());
  });

  it('are found where they are named', () => {
    expect(namesIn("if (method === 'alipay') return;")).toBe(true);
    expect(namesIn("// 'alipay'\nimport x from 'stripe';")).toBe(false);
  });
});
