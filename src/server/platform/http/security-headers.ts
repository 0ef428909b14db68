// Security headers. The only inline script is constant, so the policy has its hash instead of a nonce (ADR 008, ADR
// 023).
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#src/server/platform/config.ts';
import { paymentOrigins } from '#src/server/platform/config/providers.ts';

/** Throws for a text that would close the script element (ADR 023). */
export function inlineText(built: string): string {
  // A function gives it its own scope.
  const text = `(()=>{${built.trim()}})()`;
  if (/<\/script|<!--/i.test(text)) throw new Error('The head script contains its own closing tag');
  return text;
}

/** A source for `script-src`. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Of maps, photos on a CDN, and tags after consent. */
function pageOrigins(config: Config): { script: string[]; connect: string[]; image: string[] } {
  const { mapOrigins, imageBase, analyticsIds } = config;
  const pictures = imageBase.startsWith('/') ? [] : [new URL(imageBase).origin];
  const tags = analyticsIds.length === 0 ? [] : ['https://www.googletagmanager.com', 'https://*.google-analytics.com'];
  return {
    script: tags.slice(0, 1),
    connect: [...mapOrigins, ...tags, ...(tags.length === 0 ? [] : ['https://*.analytics.google.com'])],
    // The map draws tiles from memory, as blobs.
    image: [...pictures, ...mapOrigins, ...(mapOrigins.length === 0 ? [] : ['blob:']), ...tags],
  };
}

/** Constant. HSTS only for https: on loopback it would lock developers out. `inline`: the only inline scripts. */
export function registerSecurityHeaders(app: FastifyInstance, config: Config, inline: readonly string[]): void {
  const headers = headersOf(optionsOf(config, inline));
  const ofFiles = { ...headers, 'content-security-policy': "default-src 'none'" };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isInert(request.url) ? ofFiles : headers);
    done();
  });
}

/** Scripts, styles, fonts and pictures obey the policy of their page: a short one saves a kilobyte each. Workers have their own. */
const isInert = (url: string): boolean =>
  url.startsWith('/images/') || (url.startsWith('/assets/') && !url.includes('worker'));

/** Throws for invalid options. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  const request = {} as IncomingMessage;
  helmet(options)(request, answer as unknown as ServerResponse, (error) => {
    if (error !== undefined) throw error;
  });
  return headers;
}

function optionsOf(config: Config, inline: readonly string[]): HelmetOptions {
  const payment = paymentOrigins(config);
  const page = pageOrigins(config);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inline.map(hashSource), ...payment.script, ...page.script],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...page.image],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...payment.connect, ...page.connect],
        frameSrc: payment.frame.length > 0 ? [...payment.frame] : ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'", ...payment.form],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity:
      config.hsts === null
        ? false
        : { maxAge: 31_536_000, includeSubDomains: config.hsts.includes('includeSubDomains') },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // Wallets open a window that must reach its opener (ADR 055).
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  };
}
