// request/answer: a host accepts or declines with the token of a mail, which says which booking and that it is its host
// (docs/mails.md#mails-to-hosts).
import { refuse, type Refusal, isRefusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import { type CallContext, type Handler, anonymous } from '#src/server/call.ts';
import { actingAs, openBooking } from '#src/server/features/booking/index.ts';
import { answerRequest } from './end-request.ts';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contract } from '#src/contract/contract.ts';
import { bookingDetailUrl } from '#src/contract/addresses/urls.ts';
import { noteRefusal } from '#src/server/platform/http/refused-calls.ts';
import { checkInput } from '#src/server/platform/http/schemas.ts';
import type { Services } from '#src/server/services.ts';

/** Answers the request; a token that opens nothing, or opens it for its guest, finds no booking. */
export async function answerByToken(
  { ref, token, decision, reason = '' }: CallInput<'request/answer'>,
  call: Pick<CallContext, 'services' | 'actor' | 'visitor'>,
): Promise<CallOutput<'request/answer'> | Refusal> {
  const opened = await openBooking({ ref, token }, call, 'requests');
  if (opened?.viewer !== 'host') return refuse('booking-not-found');
  const by = actingAs(opened.viewer, opened.row, call);
  return answerRequest(call.services, { bookingId: opened.row.id, decision, reason, by });
}

export const requestAnswer: Handler<'request/answer'> = (input, call) => answerByToken(input, call);

// The same answer from a form, for a browser without scripts: one button that sends a POST, so that a mail scanner, which
// only follows links, accepts nothing (docs/mails.md#mails-to-hosts).

const formBytes = 20_000;

/** Registers the form's address. The token in the body is the proof, so no cookie is read and none is needed. */
export function registerAnswerForm(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: formBytes });
    scope.post('/booking/request-answer', async (request, reply) => answer(request, reply, services));
  });
}

type Input = CallInput<'request/answer'>;

async function answer(request: FastifyRequest, reply: FastifyReply, services: Services): Promise<FastifyReply> {
  const sent = withoutEmpty(request.body);
  const back = (refused?: string) => {
    const page = bookingDetailUrl({ ref: short(sent['ref']), token: short(sent['token']) });
    return reply.redirect(refused === undefined ? page : `${page}&refused=${refused}`, 303);
  };
  if ((await services.limits.take('write', request.ip)) !== null) return back(refuse('too-many-requests').code);
  const input = checkInput(contract['request/answer'], sent, services.config.bookingsOpenFrom);
  const answered = isRefusal(input)
    ? input
    : await answerByToken(input.value as Input, {
        services,
        actor: anonymous,
        visitor: { id: '', address: request.ip },
      });
  if (!isRefusal(answered)) return back();
  noteRefusal(request, 'request/answer', answered);
  return back(answered.code);
}

/** What goes back into an address: no longer than any ref or token of ours is. */
const short = (text = '') => text.slice(0, 128);

/** A form sends a field that was left out as an empty text. */
function withoutEmpty(body: unknown): Record<string, string> {
  const pairs = Object.entries(typeof body === 'object' && body !== null ? body : {});
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== ''),
  );
}
