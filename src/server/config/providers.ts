// Every provider as the settings have it, a line each (ADR 055). What is its own stands in its file.
import {
  identitiesThere,
  planIdentities,
  settleIdentities,
  type IdentityAccess,
  type IdentityPlans,
} from './identity.ts';
import { phonesThere, planPhones, settlePhones, type PhoneAccess, type PhonePlans } from './phone.ts';
import { unionOf, type PageOrigins } from './page-origins.ts';
import { paypalOrigins, planPaypal, type PaypalAccess, type PaypalPlan } from './paypal.ts';
import type { Settings } from './settings.ts';
import { planStripe, stripeOrigins, type StripeAccess, type StripePlan } from './stripe.ts';

/** Below this path a public demo shows what guests see of its sandbox. */
export const sandboxPath = '/sandbox';

/** Before the start, which may first have to run the sandbox. */
export interface ProviderPlans extends IdentityPlans, PhonePlans {
  stripe: StripePlan;
  paypal: PaypalPlan;
}

/** While the program runs: keys, a sandbox that runs, or none. */
export interface ProviderAccess extends IdentityAccess, PhoneAccess {
  stripe: StripeAccess | { kind: 'none' };
  paypal: PaypalAccess | { kind: 'none' };
}

/** @param origin our own, at which services call back */
export function planProviders(settings: Settings, origin: string): ProviderPlans {
  const stripe = planStripe(settings);
  const hasSandbox = ownSandboxPort({ stripe }) !== null;
  return {
    stripe,
    paypal: planPaypal(settings),
    ...planIdentities(settings, hasSandbox),
    ...planPhones(settings, hasSandbox, origin),
  };
}

/** What was started wins; a provider that was planned in a sandbox which does not run is none. */
export function settleProviders(plans: ProviderPlans, started: Partial<ProviderAccess>): ProviderAccess {
  return {
    stripe: started.stripe ?? (plans.stripe.kind === 'own-sandbox' ? { kind: 'none' } : plans.stripe),
    paypal: started.paypal ?? (plans.paypal.kind === 'own-sandbox' ? { kind: 'none' } : plans.paypal),
    ...settleIdentities(plans, started),
    ...settlePhones(plans, started),
  };
}

/** The port of the sandbox that the start runs, 0 for a free one; null where it runs none. */
export function ownSandboxPort({ stripe }: Pick<ProviderPlans, 'stripe'>): number | null {
  return stripe.kind === 'own-sandbox' ? stripe.port : null;
}

/** Of what a sandbox gives access to, the part that was planned to be there. */
export function plannedThere(plans: ProviderPlans, access: ProviderAccess): Partial<ProviderAccess> {
  return {
    ...(plans.stripe.kind === 'own-sandbox' && { stripe: access.stripe }),
    ...(plans.paypal.kind === 'own-sandbox' && { paypal: access.paypal }),
    ...identitiesThere(plans, access),
    ...phonesThere(plans, access),
  };
}

/** Origins besides our own that a page may use to pay: the providers', or the sandbox's in demo mode. */
export function paymentOrigins({ stripe, paypal }: Pick<ProviderAccess, 'stripe' | 'paypal'>): PageOrigins {
  return unionOf([stripeOrigins(stripe), paypalOrigins(paypal)]);
}
