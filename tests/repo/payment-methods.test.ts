// Shared code of server, checkout and sandbox names no payment method; each has its folder (ADR 055).
import { describe, expect, it } from 'vitest';
import { payMethods, payProviders } from '#src/domain/payment/methods.ts';
import { isTestFile, readSourceFiles } from '#scripts/tree/source-files.ts';

// A card is also a size of image and a kind of limit, so its name proves nothing here.
const names = [...new Set<string>([...payMethods, ...payProviders])].filter((name) => name !== 'card');
const name = new RegExp(names.join('|'), 'i');

const anyName = `(card|${names.join('|')})`;
const own = [
  `src/server/features/payment/methods/${anyName}/`,
  `src/server/(platform/config|providers)/${anyName}`,
  `src/web/guest/checkout/payment/${anyName}[/.]`,
  `src/web/guest/checkout/${anyName}-`,
  `sandbox/${anyName}/`,
].map((start) => new RegExp(`^${start}`));

const isList = 'a registry: a line each';
const ofWire = 'calls, codes, addresses and fields of the wire';
const ofSettings = 'settings by the names that operators know';
const ofAlipay = 'the one currency beside that of the marketplace';
const ofPopup = 'popups by the names of docs/reference/addresses.md#popups, with their texts';
const ofText = 'a catalogue of texts is one file';
const allowed: Readonly<Record<string, string>> = {
  'src/contract/errors.ts': ofWire,
  'src/contract/errors/paying-texts.ts': ofText,
  'src/contract/openapi-examples.ts': ofWire,
  'src/contract/calls/payment.ts': ofWire,
  'src/contract/addresses/routes.ts': ofWire,
  'src/contract/addresses/urls.ts': ofWire,
  'src/domain/message/mask-contacts.ts': 'words that lead guests around the marketplace',
  'src/domain/limits.ts': ofAlipay,
  'src/domain/money/currencies.ts': ofAlipay,
  'src/domain/payment/methods.ts': isList,
  'src/domain/payment/stripe-minor.ts': 'how the provider of cards counts, for its gateway and its form',
  'sandbox/options.ts': isList,
  'sandbox/providers.ts': isList,
  'sandbox/state/store.ts': isList,
  'src/server/platform/config/configure.ts': ofSettings,
  'src/server/platform/config/modes.ts': ofSettings,
  'src/server/platform/config/providers.ts': isList,
  'src/server/platform/config/settings.ts': ofSettings,
  'src/server/features/pdf/texts.ts': ofText,
  'src/server/features/payment/index.ts': isList,
  'src/server/features/payment/methods/registry.ts': isList,
  'src/server/features/payment/outcome.ts': ofWire,
  'src/server/features/texts.ts': ofText,
  'src/server/platform/jobs/stored-secrets-queries.ts': isList,
  'src/server/providers/providers.ts': isList,
  'src/server/providers/payment-port.ts': 'what only one provider can do has a type of its own',
  'src/server/features/pricing/rates-queries.ts': ofAlipay,
  'src/server/features/pricing/refresh-rates.ts': ofAlipay,
  'src/server/platform/log.ts': ofWire,
  'src/server/pages/forms/checkout-form.ts': 'how each is opened without script: a line each',
  'src/server/pages/dev/dev-popups.ts': ofPopup,
  'src/server/pages/page-settings.ts': 'public settings of a provider',
  'src/server/pages/robots.ts': ofWire,
  'src/server/pages/sandbox-proxy.ts': 'addresses of the sandbox that a public demo passes on',
  'src/server/platform/secrets.ts': isList,
  'src/server/platform/start/progress.ts': ofSettings,
  'src/web/account-pages.ts': 'addresses of pages',
  'src/server/platform/start/sandbox.ts': 'keys and flags that the sandbox is started with',
  'src/server/platform/start/run.ts': ofAlipay,
  'src/web/admin/LedgerLines.tsx': ofText,
  'src/web/admin/ledger-texts.ts': ofText,
  'src/web/admin/refunds-texts.ts': ofText,
  'src/web/platform/app/page-settings.ts': 'public settings of a provider',
  'src/web/guest/booking/texts.ts': ofText,
  'src/web/guest/checkout/CheckoutNotices.tsx': ofPopup,
  'src/web/guest/checkout/CheckoutPopups.tsx': ofPopup,
  'src/web/guest/checkout/payment/PaymentSection.tsx': ofPopup,
  'src/web/guest/checkout/use-checkout.ts': ofPopup,
  'src/web/guest/checkout/payment/checkout-methods.ts': isList,
  'src/web/guest/checkout/checkout-frame.ts': ofPopup,
  'src/web/guest/checkout/texts.ts': ofText,
  'src/web/guest/popups/open-from-address.ts': ofPopup,
  'src/web/guest/checkout/payment/PaymentMarks.tsx': isList,
  'src/web/routes.tsx': ofWire,
  'src/web/ui/popup/popup.ts': ofPopup,
};

function isNaming(text: string): boolean {
  const code = text
    .replaceAll(/^(?:import|export) [^;]*? from '[^']*';$/gm, '')
    .replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')
    .replaceAll(/\/\/ .*$/gm, '');
  return name.test(code);
}

describe('ways to pay', () => {
  it('are named in their own folders and in few other places', () => {
    const naming = readSourceFiles('{src/{domain,contract,server,web},sandbox}/**/*.{ts,tsx}')
      .filter(({ path }) => !isTestFile(path) && !own.some((folder) => folder.test(path)))
      .filter(({ text }) => isNaming(text))
      .map(({ path }) => path);
    expect(naming.toSorted()).toEqual(Object.keys(allowed).toSorted());
  });

  it('are found where they are named', () => {
    expect(isNaming("if (method === 'alipay') return;")).toBe(true);
    expect(isNaming('openStripeField(settings.paypalOrigin);')).toBe(true);
    expect(isNaming("// 'alipay'\nimport {\n  x,\n} from './stripe.ts';\nopen(x);")).toBe(false);
  });
});
