// Headers of every answer. Pages carry one inline script, always the same, so the policy names its hash and needs no nonce
// (ADR 008, ADR 023).
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#src/server/platform/config.ts';
import { paymentOrigins } from '#src/server/platform/config/providers.ts';

// The one inline script of every page (ADR 023): its text for the document and its hash for the content policy.

/** What stands between `<script>` and `</script>`. Throws when the built text would end the element before its end. */
export function inlineText(built: string): string {
  // In a function of its own, so that its names are nobody else's.
  const text = `(()=>{${built.trim()}})()`;
  if (/<\/script|<!--/i.test(text)) throw new Error('The head script would end its own element');
  return text;
}

/** The source expression that lets exactly this text run, for `script-src`. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Origins of what the operator's settings add to pages: maps, pictures from a CDN, tags after consent. */
function pageOrigins(config: Config): { script: string[]; connect: string[]; image: string[] } {
  const { mapOrigins, imageBase, analyticsIds } = config;
  const pictures = imageBase.startsWith('/') ? [] : [new URL(imageBase).origin];
  const tags = analyticsIds.length === 0 ? [] : ['https://www.googletagmanager.com', 'https://*.google-analytics.com'];
  return {
    script: tags.slice(0, 1),
    connect: [...mapOrigins, ...tags, ...(tags.length === 0 ? [] : ['https://*.analytics.google.com'])],
    // The detailed map draws its tiles from memory.
    image: [...pictures, ...mapOrigins, ...(mapOrigins.length === 0 ? [] : ['blob:']), ...tags],
  };
}

/**
 * Registers the policy, which is the same for every answer and therefore written once. HSTS only where the origin is https: on
 * loopback it would lock a developer out.
 * @param inline the texts of the scripts that stand in pages themselves; no other inline script runs
 */
export function registerSecurityHeaders(app: FastifyInstance, config: Config, inline: readonly string[]): void {
  const headers = headersOf(optionsOf(config, inline));
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** What the library would set on an answer. Throws where it finds a fault in the options. */
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
    // A wallet such as Link asks in a window of its own, which must be able to answer the page that opened it (ADR 055).
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  };
}
