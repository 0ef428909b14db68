// /dev/as/…: logs in as a person of a local demo, with a bar to switch (docs/reference/addresses.md#demo-tools).
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routes } from '#src/contract/addresses/routes.ts';
import { adminUrl } from '#src/contract/addresses/urls.ts';
import { html, type Html } from '#src/texts/html.ts';
import type { CallContext } from '#src/server/call.ts';
import { findAccount, openSession } from '#src/server/features/user/index.ts';
import { isForeignOrigin } from '#src/server/platform/http/visitor.ts';
import { pageContext } from '#src/server/platform/http/page-context.ts';
import { demoAccounts, demoId } from '#src/server/seed/accounts.ts';
import type { Services } from '#src/server/services.ts';
import { noStore, sendDevPage } from './dev-mail.ts';

const begins: Readonly<Record<string, string>> = {
  host: routes['dashboard-host-panel'].path,
  coordinator: routes['dashboard-host-panel'].path,
  guide: routes['dashboard-host-panel'].path,
  operator: adminUrl,
};

export const demoLogins = demoAccounts.map(({ role, key }) => ({
  role,
  account: demoId(key),
  path: `/dev/as/${role}`,
  begins: begins[role] ?? routes.home.path,
}));

export function registerDevRoles(app: FastifyInstance, services: Services): void {
  if (!services.config.hasDevPages) return;
  app.get<{ Params: { role: string } }>('/dev/as/:role', async (request, reply) => {
    const door = demoLogins.find(({ role }) => role === request.params.role);
    if (!door || !(await findAccount(services.db, door.account))) return reply.callNotFound();
    return sendDevPage(reply, `As the ${door.role}`, pressPage(door.path, door.role));
  });
  app.get('/dev/bar.js', async (_request, reply) => noStore(reply).type('text/javascript; charset=utf-8').send(script));
  void app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 1000 });
    scope.post<{ Params: { role: string } }>('/dev/as/:role', async (request, reply) => {
      const door = demoLogins.find(({ role }) => role === request.params.role);
      if (!door || isFromElsewhere(request)) return reply.callNotFound();
      const context = await pageContext(request, reply, services);
      return (await logInAs(door.account, context)) ? noStore(reply).redirect(door.begins, 303) : reply.callNotFound();
    });
  });
}

/** Only demo pages may send it. */
export const isFromElsewhere = (request: FastifyRequest): boolean => isForeignOrigin(request.headers, request.host);

export function pressPage(path: string, role: string): Html {
  return html`<h1>As the ${role}</h1><p class="note">This demo logs this browser in as its ${role}.</p>
<form method="post" action="${path}"><p><button type="submit" autofocus>Continue as the ${role}</button></p></form>`;
}

/** Unless logged in. Operators are treated as having shown the factor. False: gone. */
export async function logInAs(userId: string, call: CallContext): Promise<boolean> {
  const account = await findAccount(call.services.db, userId);
  if (!account) return false;
  const hasFactor = account.roles.includes('operator');
  if (call.actor.userId === userId && !hasFactor) return true;
  return (await openSession(call, account, { isRemembered: false, hasFactor })) === null;
}

/** In script, because cached pages are shared. */
const script = `const cookie = Object.fromEntries(document.cookie.split('; ').map((one) => one.split('=')));
const headers = { 'content-type': 'application/json', 'x-csrf-token': cookie['csrf-token'] ?? '' };
const answer = await fetch('/api/user/auth', { method: 'POST', headers, body: '{}' }).then((one) => one.json()).catch(() => ({}));
for (const one of document.querySelectorAll('#demo-bar button'))
  if (one.dataset.account === answer.user_id) one.setAttribute('aria-current', 'true');
`;
