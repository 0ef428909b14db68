// /h/{secret}: the page behind a link of a message. GET and HEAD change nothing; its one button sends a POST, whose proof is the
// secret in the address (docs/host-links.md#pages).
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorText } from '#src/contract/errors.ts';
import { isRefusal } from '#src/contract/refusal.ts';
import { hostLinkUrl } from '#src/contract/addresses/urls.ts';
import { inHostLanguage } from '#src/server/locale.ts';
import { shortSecret, hashSecret } from '#src/server/secrets.ts';
import type { Services } from '#src/server/services.ts';
import { registerLetters } from './letters.ts';
import { setUsed, findLink, type LinkRow } from './link-queries.ts';
import { pageOf } from './pages/pages.ts';
import { renderPage } from './render.ts';
import type { LinkFields, LinkView, OpenedLink } from './view.ts';
import { t } from './words.ts';
import { mayAct } from '#src/domain/team/acts.ts';
import { actOf, linkState } from '#src/domain/host-reach/link.ts';
import type { Acting } from '#src/server/features/team/index.ts';

const path = '/h/:secret';
const formBytes = 10_000;

type Request = FastifyRequest<{ Params: { secret: string } }>;
/** What a page shows beside its subject: a question of the step before, or why nothing was done. */
interface Shown {
  asked?: LinkView;
  refused?: string;
}

/** Registers the page and its button. */
export function registerHostLinks(app: FastifyInstance, services: Services): void {
  registerLetters(app);
  app.get<{ Params: { secret: string } }>(path, (request, reply) => show(request, reply, services));
  void app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: formBytes });
    scope.post<{ Params: { secret: string } }>(path, (request, reply) => act(request, reply, services));
  });
}

async function show(request: Request, reply: FastifyReply, services: Services, shown: Shown = {}) {
  const link = await openLink(services, request.params.secret);
  const page = await inHostLanguage(link?.language ?? '', async () => {
    const view = shown.asked ?? (await viewOf(link, services));
    return renderPage(view, {
      brand: services.config.brand,
      address: hostLinkUrl(request.params.secret),
      back: link?.parent ? hostLinkUrl(parentSecret(link.parent, services)) : null,
      forHost: link?.sent_to ? link.host_name : null,
      refused: shown.refused ?? null,
    });
  });
  const status = link === null ? 404 : shown.refused === undefined ? 200 : 409;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .send(page);
}

async function act(request: Request, reply: FastifyReply, services: Services): Promise<FastifyReply> {
  const { secret } = request.params;
  const link = await openLink(services, secret);
  if (link === null || link.state === 'revoked') return show(request, reply, services);
  const say = (words: () => string) => inHostLanguage(link.language, words);
  if ((await services.limits.take('write', request.ip)) !== null)
    return show(request, reply, services, { refused: say(() => t('state.busy')) });
  const page = pageOf(link.purpose);
  const facts = await page.load(services.db, link, services);
  if (facts === null) return show(request, reply, services);
  const fields = fieldsOf(request.body);
  const done = await inHostLanguage(link.language, () => page.act(services, link, facts, fields));
  if (isRefusal(done)) return show(request, reply, services, { refused: say(() => errorText(done.code)) });
  if ('asks' in done) return show(request, reply, services, { asked: done.asks });
  await setUsed(services.db, link.id, fields['act'] !== 'undo');
  return reply.redirect(hostLinkUrl(secret), 303);
}

async function viewOf(link: OpenedLink | null, services: Services): Promise<LinkView> {
  const nothing = { title: services.config.brand.name, lines: [], facts: [], form: null };
  if (link === null) return { ...nothing, said: t('state.unknown') };
  if (link.state === 'revoked') return { ...nothing, said: t('state.revoked') };
  const page = pageOf(link.purpose);
  const facts = await page.load(services.db, link, services);
  if (facts === null) return { ...nothing, said: t('state.expired') };
  return page.show(link, facts);
}

function parentSecret(parent: NonNullable<OpenedLink['parent']>, { keys }: Services): string {
  return shortSecret(keys, 'host-link', parent.id, Buffer.from(parent.secret_hash, 'hex'));
}

function fieldsOf(body: unknown): LinkFields {
  const pairs = Object.entries(typeof body === 'object' && body !== null ? body : {});
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

// A link by its secret, and as whom its holder acts (docs/host-links.md#who-acts).

/** Null for a secret that is none. A link of somebody who may not do this for the host any more has ended. */
export async function openLink(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  secret: string,
): Promise<OpenedLink | null> {
  const hash = hashSecret(secret);
  const link = /^[\w-]{22}$/.test(secret) ? await findLink(db, hash) : null;
  // Such a secret carries no version: the keys that are there say whether one of them has made it.
  if (!link || shortSecret(keys, 'host-link', link.id, hash) !== secret) return null;
  const by = actingBy(link);
  const host: Acting = { role: 'host', actorId: link.host_id, onBehalfOf: null, isByLink: true };
  return { ...link, state: by === null ? 'revoked' : linkState(link, link.now_ms), by: by ?? host };
}

function actingBy({ host_id: hostId, sent_to: sentTo, team_role: role, purpose }: LinkRow): Acting | null {
  if (sentTo === null) return { role: 'host', actorId: hostId, onBehalfOf: null, isByLink: true };
  if (role === null || !mayAct(role, actOf(purpose))) return null;
  return { role, actorId: sentTo, onBehalfOf: hostId, isByLink: true };
}
