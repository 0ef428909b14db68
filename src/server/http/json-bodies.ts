// Bodies are JSON in UTF-8 and nothing else; whoever needs other bytes (a webhook, an upload) says so for its route.
import type { FastifyInstance } from 'fastify';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Replaces the framework's parsers: plain text is refused with 415, broken UTF-8 with 400 and not silently mended. */
export function takeJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      text = utf8.decode(body as Buffer);
    } catch {
      const broken = Object.assign(new SyntaxError('the body is not UTF-8'), { statusCode: 400 });
      done(broken);
      return;
    }
    void parse(request, text, done);
  });
}
