// PayPal's half of the sandbox, as the rest of it sees it.
import type { Provider } from '#sandbox/provider.ts';
import { PayPalError } from './api/paypal-error.ts';
import { payPalControl, resumePayPal } from './control.ts';
import { payPalEvents } from './webhooks.ts';
import { registerPayPalPage } from './pages/approve.ts';
import { payPalOverview } from './pages/overview.ts';
import { PAYPAL_OPERATIONS, registerPayPalRoutes, TOKEN_OPERATION } from './routes.ts';
import { payPalFlags, payPalOptionsFrom } from './settings.ts';

export const payPal: Provider = {
  flags: payPalFlags,
  optionsFrom: (flags, env) => ({ paypal: payPalOptionsFrom(flags, env) }),
  register(app, world) {
    registerPayPalRoutes(app, world);
    registerPayPalPage(app, world);
  },
  operations: [TOKEN_OPERATION, ...PAYPAL_OPERATIONS.map(({ name }) => name)],
  refusalOf(error) {
    if (!(error instanceof PayPalError)) return null;
    const { status, message, details } = error;
    return { status, message, why: details[0]?.description ?? message };
  },
  events: payPalEvents,
  resume: resumePayPal,
  control: payPalControl,
  overview: payPalOverview,
};
