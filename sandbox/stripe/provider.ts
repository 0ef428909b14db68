// The card provider's half of the sandbox, as the rest of it sees it.
import type { Provider } from '#sandbox/provider.ts';
import { ApiError } from './api/api-error.ts';
import { stripeControl } from './control.ts';
import { stripeEvents } from './events.ts';
import { registerElements } from './pages/elements.ts';
import { registerHostedPages } from './pages/hosted.ts';
import { stripeOverview } from './pages/overview.ts';
import { resumeRefunds } from './refunds.ts';
import { registerStripeRoutes, STRIPE_OPERATIONS } from './routes.ts';
import { stripeFlags, stripeOptionsFrom } from './settings.ts';

export const stripe: Provider = {
  flags: stripeFlags,
  optionsFrom: (flags, env) => ({ stripe: stripeOptionsFrom(flags, env) }),
  register(app, world) {
    registerStripeRoutes(app, world);
    registerHostedPages(app, world);
    registerElements(app);
  },
  operations: STRIPE_OPERATIONS.map(({ name }) => name),
  refusalOf: (error) =>
    error instanceof ApiError ? { status: error.status, message: error.message, why: error.message } : null,
  events: stripeEvents,
  resume: resumeRefunds,
  control: stripeControl,
  overview: stripeOverview,
};
