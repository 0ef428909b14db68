// /notices/stop: unsubscribes by an email's link. A GET changes nothing; buttons send a POST (RFC 8058) with the secret
// (docs/domain/messages.md#optional-emails).
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noticeTopicOf, type NoticeTopic } from '#src/domain/account/notice-topics.ts';
import { html } from '#src/texts/html.ts';
import { langTag, textDirection } from '#src/texts/locale.ts';
import { translator } from '#src/texts/translate.ts';
import { inLocaleOf, localeOf } from '#src/server/platform/locale.ts';
import { isSecret } from '#src/server/platform/secrets.ts';
import type { Services } from '#src/server/services.ts';
import { writeChoice } from './choice-queries.ts';
import { texts } from './stop-page-texts.ts';

const t = translator('server/notifications/stop-page-texts', texts);
const path = '/notices/stop';

type PageState = 'ask' | 'stopped' | 'restarted' | 'invalid';

export function registerStopPage(app: FastifyInstance, services: Services): void {
  const { config } = services;
  const show = (request: FastifyRequest, reply: FastifyReply, state: PageState) => {
    const locale = localeOf(request, config.locales);
    const topic = readLink(request, services)?.topic ?? 'review-request';
    const page = inLocaleOf(locale, config.locales, () =>
      render(state, { topic, brand: config.brand.name, address: request.url }),
    );
    return reply
      .code(state === 'invalid' ? 400 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(page);
  };
  app.get(path, (request, reply) => show(request, reply, readLink(request, services) ? 'ask' : 'invalid'));
  void app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 10_000 });
    scope.post(path, async (request, reply) => {
      const link = readLink(request, services);
      const isFree = (await services.limits.take('write', request.ip)) === null;
      if (!link || !isFree) return show(request, reply, 'invalid');
      const isWanted = (request.body as { again?: unknown } | undefined)?.again === '1';
      await writeChoice(services.db, { ...link, isWanted });
      return show(request, reply, isWanted ? 'restarted' : 'stopped');
    });
  });
}

/** Null unless the secret matches. */
function readLink(request: FastifyRequest, { keys }: Services): { topic: NoticeTopic; id: string } | null {
  const query = new URLSearchParams(request.url.split('?')[1]);
  const [name = '', id = '', token = ''] = ['topic', 'booking', 'token'].map((name) => query.get(name) ?? '');
  const topic = noticeTopicOf(name);
  if (topic === null || !/^[0-9a-f-]{36}$/.test(id)) return null;
  return isSecret(keys, 'notice-stop', `${topic}:${id}`, token) ? { topic, id } : null;
}

function render(
  state: PageState,
  { topic, brand, address }: { topic: NoticeTopic; brand: string; address: string },
): string {
  const stop = html`<form method="post" action="${address}"><button type="submit">${t('stop')}</button></form>`;
  const again = html`<form method="post" action="${address}"><input type="hidden" name="again" value="1"><button type="submit">${t('again')}</button></form>`;
  return String(html`<!doctype html>
<html lang="${langTag()}" dir="${textDirection()}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t(`title.${topic}`)} · ${brand}</title>
<link rel="stylesheet" href="/static/plain.css">
</head>
<body>
<main>
<h1>${t(`title.${topic}`)}</h1>
<p role="status">${state === 'invalid' ? t('invalid') : t(`${state}.${topic}`)}</p>
${state === 'ask' ? stop : state === 'stopped' ? again : null}
<p><a href="/">${t('home')}</a></p>
</main>
</body>
</html>
`);
}
