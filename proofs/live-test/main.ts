// `npm run verify:live-test`: small payments and refunds at Stripe's test mode and PayPal's sandbox through Banyan's
// code, with your test keys. Refuses live keys.
import { createPaypalGateway } from '#src/server/providers/paypal.ts';
import { createStripeGateway } from '#src/server/providers/stripe.ts';
import { Secret } from '#src/server/platform/config/secret.ts';
import { readCommand } from '#scripts/commands/command.ts';
import { readKeys } from './keys.ts';
import { createReport } from './report.ts';
import { tryPaypal } from './try-paypal.ts';
import { tryStripe } from './try-stripe.ts';

const { values } = readCommand('verify:live-test', { options: { wait: { type: 'string', default: '180' } } });
const read = readKeys(process.env);
if (!read.ok) {
  console.error(read.problems.join('\n'));
  process.exit(2);
}
const { stripe, paypal } = read.keys;
const report = createReport(console.log);
if (stripe) {
  const access = { secretKey: new Secret(stripe.secretKey), webhookSecret: new Secret('none'), apiUrl: stripe.apiUrl };
  await tryStripe(createStripeGateway(access), report);
}
if (paypal) {
  const { clientId, apiUrl } = paypal;
  const pageOrigin = apiUrl.replace('api-m.sandbox.paypal.com', 'www.sandbox.paypal.com');
  const access = { clientId, clientSecret: new Secret(paypal.clientSecret), webhookId: 'none', apiUrl, pageOrigin };
  await tryPaypal(createPaypalGateway(access), report, async (url) => {
    console.log(`        Approve this order as a buyer of your sandbox account within ${values.wait} s: ${url}`);
    return Number(values.wait) * 1000;
  });
}
const failed = report.failures();
console.log(failed === 0 ? 'Everything was as expected.' : `${failed} expectations failed.`);
process.exitCode = failed === 0 ? 0 : 1;
