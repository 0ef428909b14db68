// /dev/phone: phones of hosts and guests in a private demo (docs/domain/hosts.md#services).
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PhoneChannel } from '#src/domain/host-reach/reach.ts';
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { html, type Html } from '#src/texts/html.ts';
import type { Services } from '#src/server/services.ts';
import { linked, noStore, sendDevPage } from './dev-mail.ts';
import { listDemoPhones, type DemoPhone } from '#src/server/pages/sitemap-queries.ts';

const modes = { works: 'Works', fails: 'Nothing arrives', slow: 'Arrives after 20 seconds' } as const;
type Mode = keyof typeof modes;

interface PhoneState {
  phone: { mode: Mode; isStopped: boolean };
  messages: ShownMessage[];
}

interface ShownMessage {
  id: string;
  direction: 'to-phone' | 'from-phone';
  text: string;
  buttons: { payload: string; title: string }[];
  isTemplate: boolean;
  createdMs: number;
  status: string;
}

type Where = Pick<DemoPhone, 'way' | 'number'>;

export function registerDevPhone(app: FastifyInstance, services: Services): void {
  const { hasDevPages, sms } = services.config;
  if (!hasDevPages || sms.kind !== 'sandbox') return;
  const ask = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${sms.apiUrl}/_control/phones${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return answer.ok ? answer.json() : null;
  };
  app.get('/dev/phone', async (request, reply) => {
    const phones = await listDemoPhones(services.db);
    const { way, number } = request.query as Readonly<Record<string, string | undefined>>;
    const phone = phones.find((one) => one.way === way && one.number === number);
    if (!phone) return sendDevPage(reply, 'Phones', listPage(phones));
    const phoneState = (await ask('/show', { way, number })) as PhoneState | null;
    return sendDevPage(reply, phone.owner, phoneState ? phonePage(phone, phoneState) : unavailablePage());
  });
  app.get('/dev/phone.js', async (_request, reply) =>
    noStore(reply).type('text/javascript; charset=utf-8').send(script),
  );
  void app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 20_000 });
    scope.post('/dev/phone', async (request, reply) => act(request, reply, ask));
  });
}

/** Does nothing for forms of other sites. */
async function act(
  request: FastifyRequest,
  reply: FastifyReply,
  ask: (path: string, body: object) => Promise<unknown>,
): Promise<FastifyReply> {
  if (request.headers['sec-fetch-site'] !== undefined && request.headers['sec-fetch-site'] !== 'same-origin')
    return reply.code(403).send({ status: 'error', code: 'forbidden' });
  const {
    way = '',
    number = '',
    text,
    message,
    payload,
    mode,
  } = request.body as Readonly<Record<string, string | undefined>>;
  if (text) await ask('/type', { way, number, text });
  else if (payload !== undefined) await ask('/press', { way, number, message, payload });
  else if (mode !== undefined) await ask('/mode', { way, number, mode });
  return reply.redirect(phoneUrl({ way: way as PhoneChannel, number }), 303);
}

function phoneUrl({ way, number }: Where): string {
  return `/dev/phone${buildQuery({ way, number })}`;
}

const wayName = { sms: 'SMS', whatsapp: 'WhatsApp' } as const;

function listPage(phones: readonly DemoPhone[]): Html {
  const rows = phones.map(
    (phone) =>
      html`<li><a href="${phoneUrl(phone)}">${phone.owner}</a><span>${wayName[phone.way]} ${phone.number}${states[phone.state]}</span></li>`,
  );
  const list =
    rows.length > 0
      ? html`<ul class="list">${rows}</ul>`
      : html`<p>No host is reached by phone yet. Choose it in a host’s settings.</p>`;
  return html`<h1>Phones of this demo</h1><p class="note">Hosts who have chosen SMS or WhatsApp. No message leaves this machine.</p>${list}`;
}

const states = { proved: '', stopped: ', has said STOP', asked: ', not confirmed', 'given-up': ', given up' } as const;

function unavailablePage(): Html {
  return html`<h1>The service does not answer</h1><p><a href="/dev/phone">All phones</a></p>`;
}

function phonePage(phone: DemoPhone, { phone: state, messages }: PhoneState): Html {
  const fields = html`<input type="hidden" name="way" value="${phone.way}"><input type="hidden" name="number" value="${phone.number}">`;
  const bubbles = messages.map((message) => bubble(message, fields));
  const choices = Object.entries(modes).map(
    ([mode, label]) =>
      html`<button name="mode" value="${mode}"${state.mode === mode ? html` aria-pressed="true"` : null}>${label}</button> `,
  );
  return html`<p><a href="/dev/phone">All phones</a></p><h1>${phone.owner}</h1>
<p class="note">${wayName[phone.way]} ${phone.number}${state.isStopped ? ', has said STOP' : ''}</p>
<div class="talk" id="talk" role="log">${bubbles.length > 0 ? bubbles : html`<p class="note">No message yet.</p>`}</div>
<form method="post" action="/dev/phone" class="answer">${fields}
<label>Answer <input name="text" autocomplete="off" maxlength="1000" required autofocus></label> <button>Send</button></form>
<form method="post" action="/dev/phone" class="answer">${fields}<button name="text" value="STOP">STOP</button> <button name="text" value="START">START</button></form>
<form method="post" action="/dev/phone" class="answer">${fields}<span>This phone: </span>${choices}</form>
<p><a href="${phoneUrl(phone)}">Look again</a></p><script src="/dev/phone.js" defer></script>`;
}

const notes: Readonly<Record<string, string>> = { queued: 'on its way', failed: 'did not arrive' };

function bubble({ id, direction, text, buttons, isTemplate, createdMs, status }: ShownMessage, fields: Html): Html {
  const time = new Date(createdMs).toISOString().slice(11, 16);
  const note = [isTemplate && 'template', notes[status], `${time} UTC`].filter(Boolean).join(', ');
  const pressed = buttons.map(
    (button) =>
      html`<form method="post" action="/dev/phone">${fields}<input type="hidden" name="message" value="${id}"><button name="payload" value="${button.payload}">${button.title}</button></form>`,
  );
  const isOwn = direction === 'from-phone';
  return html`<div class="bubble${isOwn ? ' own' : ''}${status === 'failed' ? ' lost' : ''}"><p>${linked(text)}</p>${pressed}<small>${note}</small></div>`;
}

// New messages appear without losing typed text.
const script = `setInterval(async () => {
  const page = await fetch(location.href).then((answer) => answer.text(), () => '');
  const talk = new DOMParser().parseFromString(page, 'text/html').querySelector('#talk');
  const here = document.querySelector('#talk');
  if (talk && here && talk.innerHTML !== here.innerHTML) here.replaceWith(talk);
}, 1500);
`;
