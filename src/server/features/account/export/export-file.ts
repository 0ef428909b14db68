// GET /user/my-data.json: the same as a file, for a link that works without script. Only its owner's cookie opens it, and another
// site can neither read nor frame it (docs/accounts.md#ones-own-data).
import type { FastifyInstance } from 'fastify';
import { userUrls } from '#src/contract/addresses/user-urls.ts';
import type { CallInProcess } from '#src/server/call.ts';
import { pageContext } from '#src/server/platform/http/page-context.ts';
import type { Services } from '#src/server/services.ts';

/** Registers the file's address. Who is not signed in is led to the login. */
export function registerExportFile(app: FastifyInstance, services: Services, callInProcess: CallInProcess): void {
  app.get(userUrls.myData, async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    const wait = await services.limits.take('auth', request.ip);
    if (wait !== null) return reply.code(429).header('retry-after', String(wait)).send();
    const context = await pageContext(request, reply, services);
    const answer = (await callInProcess('account/export', {}, context)) as { status: string };
    if (answer.status !== 'success') return reply.redirect(`${userUrls.login}?next=/dashboard/account`, 303);
    const { status: _status, ...data } = answer;
    return reply
      .header('content-disposition', 'attachment; filename="my-data.json"')
      .type('application/json; charset=utf-8')
      .send(`${JSON.stringify(data, null, 2)}\n`);
  });
}
