// Puts the payment sandbox together: one Fastify server that pretends to be the card provider and PayPal
// (docs/domain/payment.md#test-money-and-real-money).
import Fastify, { type FastifyInstance } from 'fastify';
import { registerControl } from './control/routes.ts';
import type { SandboxOptions } from './options.ts';
import { registerElements } from './stripe/pages/elements.ts';
import { registerHostedPages } from './stripe/pages/hosted.ts';
import { registerOverview } from './pages/overview.ts';
import { registerPayPalPage } from './paypal/pages/approve.ts';
import { registerPayPalRoutes } from './paypal/routes.ts';
import { resumePayPal } from './paypal/settle.ts';
import { decodeForm } from './stripe/api/form.ts';
import { registerStripeRoutes } from './stripe/routes.ts';
import { resumeRefunds } from './stripe/refunds.ts';
import { createWorld } from './world.ts';

/**
 * Builds a sandbox that is not listening yet; `listen({ host: '127.0.0.1', port: 0 })` starts it, `close()` ends it.
 * @throws Error on a live key or an unreadable journal
 */
export function buildSandbox(options: SandboxOptions = {}): FastifyInstance {
  const world = createWorld(options);
  const app = Fastify({
    logger: false,
    // Hanging answers are one of the planned faults: closing must not wait for them.
    forceCloseConnections: true,
    routerOptions: { querystringParser: decodeForm, ignoreTrailingSlash: true },
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 65_536 },
    (_request, body, done) => done(null, decodeForm(String(body))),
  );
  registerStripeRoutes(app, world);
  registerPayPalRoutes(app, world);
  registerControl(app, world);
  registerHostedPages(app, world);
  registerPayPalPage(app, world);
  registerElements(app);
  registerOverview(app, world);
  app.addHook('onClose', async () => {
    world.webhooks.close();
    world.timers.clear();
    world.store.flush();
  });
  app.addHook('onReady', async () => {
    world.webhooks.resume();
    resumeRefunds(world);
    resumePayPal(world);
  });
  return app;
}
