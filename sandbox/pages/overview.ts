// The page of payments, refunds, disputes and events of all providers, with buttons for newcomers.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { guardOwnMachine } from '#sandbox/control/own-machine.ts';
import { providers, refusalOf } from '#sandbox/providers.ts';
import type { World } from '#sandbox/world.ts';
import { html, table, type Html } from './html.ts';
import { sendPage } from './layout.ts';
import { timeText } from './money.ts';
import { SHOWN, stateText } from './overview-cells.ts';

/** Adds `GET /` and its buttons, for this machine only: external pages must not press them. */
export function registerOverview(app: FastifyInstance, world: World): void {
  void app.register(async (own) => {
    guardOwnMachine(own, { onlyJson: false });
    own.get('/', async (_request, reply) =>
      sendPage(reply, 200, { title: 'Sandbox payments', body: overview(world), namesOrigin: true }),
    );
    for (const [name, action] of providers.flatMap(({ overview: { actions } }) => Object.entries(actions))) {
      own.post(`/actions/${name}`, async (request, reply) => act(request, reply, (id) => action(world, id)));
    }
  });
}

function act(request: FastifyRequest, reply: FastifyReply, work: (id: string) => void): FastifyReply {
  const id = (request.body as { payment?: unknown } | null)?.payment;
  try {
    work(typeof id === 'string' ? id : '');
    return reply.redirect('/', 303);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    const body = html`<p>${refusal.why}</p>
      <p><a href="/">Back to the payments</a></p>`;
    return sendPage(reply, refusal.status, { title: 'That did not work', body, narrow: true });
  }
}

function overview(world: World): Html {
  const payments = providers.flatMap((provider) => provider.overview.rows(world));
  const shown = payments.sort((a, b) => b.madeMs - a.madeMs).map((row) => row.cells);
  // The longest last: the table of test cards.
  const hints = providers.map((provider) => provider.overview.hint()).reverse();
  return html`<p class="soft">What the shop has asked this sandbox to do, newest first. Reload to see more.</p>
    ${section('Payments', ['Made', 'Payment', 'Amount', 'State', 'Do'], shown)}
    ${section('Events', ['Made', 'Event', 'About', 'Webhook'], eventRows(world))}
    ${hints}`;
}

function eventRows({ store }: World): readonly Html[][] {
  const events = providers.flatMap((provider) => provider.events.newestFirst(store));
  return events
    .sort((a, b) => b.shown.seconds - a.shown.seconds)
    .slice(0, SHOWN)
    .map(({ row, shown }) => [
      html`${timeText(shown.seconds)}`,
      html`${shown.type}<br /><code>${row.id}</code>`,
      html`<code>${idOf(shown.about)}</code>`,
      stateText(row.delivery === 'none' ? 'no address set' : row.delivery),
    ]);
}

function idOf(object: object): string {
  const { id, dispute_id: dispute } = object as { id?: unknown; dispute_id?: unknown };
  return String(id ?? dispute ?? '');
}

function section(title: string, heads: readonly string[], rows: readonly (readonly Html[])[]): Html {
  const none = html`<p class="soft">None yet. Book something in the shop with one of the test cards below.</p>`;
  return html`<h2>${title}</h2>
    ${rows.length === 0 ? none : table(title, heads, rows)}`;
}
