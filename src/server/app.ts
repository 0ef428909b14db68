// Builds the program: plugins, calls and pages, in the order in which a request meets them.
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { registerApiDocs } from './platform/calls/api-docs.ts';
import { callInProcess, registerCalls } from './platform/calls/call-adapter.ts';
import { registerCompression } from './platform/http/compression.ts';
import { brokenRequestOptions } from './platform/http/broken-requests.ts';
import { registerFailures } from './platform/http/failures.ts';
import { registerLocale } from './platform/locale.ts';
import { takeJsonOnly } from './platform/calls/bodies.ts';
import { registerDraining, registerHealth, registerMetrics } from './platform/http/operations.ts';
import { registerNamedHost } from './platform/http/named-host.ts';
import { registerUnnamedProxy } from './pages/unnamed-proxy.ts';
import { registerSecurityHeaders } from './platform/http/security-headers.ts';
import { registerShedding } from './platform/http/shedding.ts';
import { registerSlowBodies, requestTimeOptions } from './platform/http/slow-requests.ts';
import { registerApplePayFile, registerFiles, registerVoucherWorker } from './pages/files.ts';
import { registerDevMail } from './pages/dev/dev-mail.ts';
import { registerDevPhone } from './pages/dev/dev-phone.ts';
import { registerDevPopups } from './pages/dev/dev-popups.ts';
import { registerDevRoles } from './pages/dev/dev-roles.ts';
import { registerSandboxProxy } from './pages/sandbox-proxy.ts';
import { registerRobots } from './pages/robots.ts';
import { registerSecurityText } from './pages/security-text.ts';
import { registerWebManifest } from './pages/web-manifest.ts';
import { registerSitemap } from './pages/sitemap.ts';
import { loadBundle } from './pages/bundle.ts';
import { registerPages } from './ssr.ts';
import { registerWebhooks } from './features/payment/index.ts';
import { registerConfirmForm, registerExportFile, registerIdentityPages } from './features/account/index.ts';
import { registerLiveMessages, registerMessagePictures } from './features/message/index.ts';
import { registerPhoneHooks, registerHostLinks } from './features/host-reach/index.ts';
import { registerAnswerForm } from './features/changes/index.ts';
import { registerCredentialFiles } from './features/credentials/index.ts';
import { registerTripFiles } from './features/trip/index.ts';
import { registerCalendarFile } from './features/availability/index.ts';
import { registerPayoutFiles } from './features/earnings/index.ts';
import {
  registerBookingFiles,
  registerBookingsFile,
  registerCheckPage,
  registerStatementFiles,
} from './features/pdf/index.ts';
import { registerStopPage } from './notifications/stop-page.ts';
import { registerOwnWrites } from './platform/replica/own-write.ts';
import type { Services } from './services.ts';
import { registerViews } from './platform/page-views/page-views.ts';
import { registerAdminFiles } from './features/admin/index.ts';
import { registerPartnerStatements } from './features/partner/index.ts';

const bodyLimitBytes = 1_048_576;

/** Returns an app that can listen or `inject`. Closing it does not close the services. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const web = await loadBundle(services.config.locales);
  const app = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    trustProxy: services.config.trustProxy,
    genReqId: () => randomUUID(),
    // During shutdown open connections still get an answer, then close.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    ajv: { customOptions: { coerceTypes: false } },
    ...requestTimeOptions(services.config.requestTimes),
    ...brokenRequestOptions(services.config),
  }) as unknown as FastifyInstance;
  registerNotes(app, services);
  // Before all routes, because a route uses the error handler that exists when it is registered.
  registerFailures(app, services.config);
  takeJsonOnly(app);
  registerCompression(app);
  registerDraining(app);
  registerSlowBodies(app, services.config.requestTimes, services.config.hsts);
  registerSecurityHeaders(app, services.config, headScripts(web));
  registerShedding(app, services);
  await app.register(cookie);
  registerOwnWrites(app, services);
  registerLocale(app, services.config.locales);
  registerNamedHost(app, services.config);
  registerUnnamedProxy(app, services);
  registerSiteFiles(app, services);
  registerHealth(app, services);
  registerMetrics(app, services);
  registerApiDocs(app, services);
  registerLiveMessages(app, services);
  await registerPrivateFiles(app, services);
  registerCalls(app, services);
  await registerWebhooks(app, services);
  await registerPhoneHooks(app, services);
  registerLinks(app, services);
  registerExportFile(app, services, callInProcess);
  await registerFiles(app, services);
  registerBookingFiles(app, services, callInProcess);
  registerCalendarFile(app, services);
  registerTables(app, services);
  await registerCheckPage(app, services);
  await registerVoucherWorker(app);
  registerDevPages(app, services);
  await registerSandboxProxy(app, services);
  registerSitemap(app, services);
  await registerPages(app, services, web);
  return app;
}

/** Inline scripts that the content security policy allows by hash. */
const headScripts = (web: Awaited<ReturnType<typeof loadBundle>>): string[] => [
  ...new Set(Object.values(web.assets).map(({ headScript }) => headScript)),
];

/** Statements, payouts and back office tables as files, for hosts and operators. */
function registerTables(app: FastifyInstance, services: Services): void {
  registerStatementFiles(app, services);
  registerBookingsFile(app, services);
  registerPayoutFiles(app, services);
  registerAdminFiles(app, services);
  registerPartnerStatements(app, services);
}

/** None where the settings disable /dev. */
function registerDevPages(app: FastifyInstance, services: Services): void {
  registerDevMail(app, services);
  registerDevPhone(app, services);
  registerDevPopups(app, services);
  registerDevRoles(app, services);
}

/** Files that other programs expect on every site. */
function registerSiteFiles(app: FastifyInstance, { config }: Services): void {
  registerRobots(app, config);
  registerSecurityText(app, config);
  registerWebManifest(app, config);
  registerApplePayFile(app, config.applePayFile);
}

/** Files that need authorization. */
async function registerPrivateFiles(app: FastifyInstance, services: Services): Promise<void> {
  await registerMessagePictures(app, services);
  await registerTripFiles(app, services);
  registerCredentialFiles(app, services);
}

/** Pages and small forms behind links of messages. */
function registerLinks(app: FastifyInstance, services: Services): void {
  registerAnswerForm(app, services);
  registerHostLinks(app, services);
  registerConfirmForm(app, services);
  registerIdentityPages(app, services);
  registerStopPage(app, services);
}

/**
 * Answers name their request, the log records both, and views and searches are counted. Hooks use callbacks: another promise
 * would slow every request.
 */
function registerNotes(app: FastifyInstance, services: Services): void {
  registerViews(app, services);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.decorateRequest('accountId', null);
  app.addHook('onResponse', (request, reply, done) => {
    const account = request.accountId === null ? {} : { account: request.accountId };
    request.log.info(
      { req: request, ...account, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    done();
  });
}
