// Providers whose books we compare: by keys, or a running demo's sandbox.
import { accessOf } from '#src/server/platform/start/sandbox.ts';
import type { StartConfig } from '#src/server/platform/config/configure.ts';
import type { PaymentGateway } from '#src/server/providers/payment-port.ts';
import { createPaypalGateway } from '#src/server/providers/paypal.ts';
import { createStripeGateway } from '#src/server/providers/stripe.ts';

/** Empty when none is used. Throws when a demo's sandbox is not running. */
export async function openProviders({ stripe, paypal, dataDir }: StartConfig): Promise<PaymentGateway[]> {
  const own = stripe.kind === 'own-sandbox' ? await runningSandbox(dataDir, stripe.port) : null;
  const gateways: PaymentGateway[] = [];
  if (stripe.kind !== 'none') {
    const access = stripe.kind === 'own-sandbox' ? own?.stripe : stripe;
    if (access) gateways.push(createStripeGateway(access));
  }
  if (paypal.kind !== 'none') {
    const access = paypal.kind === 'own-sandbox' ? own?.paypal : paypal;
    if (access) gateways.push(createPaypalGateway(access));
  }
  return gateways;
}

async function runningSandbox(dataDir: string, port: number) {
  const access = accessOf(dataDir, port);
  if (access === null) throw new Error('There is no payment sandbox here, and no keys of a provider are set.');
  const answers = await fetch(access.stripe.apiUrl).then(
    () => true,
    () => false,
  );
  if (!answers)
    throw new Error(`The payment sandbox at ${access.stripe.apiUrl} does not answer: start Banyan, then ask again.`);
  return access;
}
