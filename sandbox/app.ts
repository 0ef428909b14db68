// Builds the payment sandbox: one Fastify server that simulates every provider
// (docs/domain/checkout.md#test-and-live-mode).
import Fastify, { type FastifyInstance } from 'fastify';
import { registerControl } from './control/routes.ts';
import { registerFacebook } from './identity/facebook.ts';
import { registerGoogle } from './identity/google.ts';
import { decodeForm } from './form.ts';
import type { SandboxOptions } from './options.ts';
import { registerSms } from './phone/sms.ts';
import { registerWhatsapp } from './phone/whatsapp.ts';
import { registerStyle } from './pages/layout.ts';
import { registerOverview } from './pages/overview.ts';
import { providers } from './providers.ts';
import { registerTranslation } from './translation.ts';
import { createWorld } from './world.ts';

/**
 * Builds a sandbox without listening; `listen({ host: '127.0.0.1', port: 0 })` starts it, `close()` ends it.
 * @throws Error on a live key or an unreadable journal
 */
export function buildSandbox(options: SandboxOptions = {}): FastifyInstance {
  const world = createWorld(
    options,
    providers.map(({ events }) => events),
  );
  const app = Fastify({
    logger: false,
    // Hanging responses are a planned fault: closing must not wait for them.
    forceCloseConnections: true,
    routerOptions: { querystringParser: decodeForm, ignoreTrailingSlash: true },
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 65_536 },
    (_request, body, done) => done(null, decodeForm(String(body))),
  );
  for (const provider of providers) provider.register(app, world);
  if (world.options.identity !== null) {
    registerGoogle(app, world.options.identity);
    registerFacebook(app, world.options.identity);
  }
  if (world.options.phone !== null) {
    registerSms(app, world, world.options.phone);
    registerWhatsapp(app, world, world.options.phone);
  }
  registerTranslation(app);
  registerControl(app, world);
  registerStyle(app);
  registerOverview(app, world);
  app.addHook('onClose', async () => {
    world.webhooks.close();
    world.timers.clear();
    world.store.flush();
  });
  app.addHook('onReady', async () => {
    world.webhooks.resume();
    for (const provider of providers) provider.resume(world);
  });
  return app;
}
