// POST /booking/checkout: checkout for who has no script, by the same calls and with the same texts (ADR 037).
import formbody from '@fastify/formbody';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '#src/contract/errors.ts';
import type { PageForm } from '#src/web/page-form.ts';
import type { CallContext } from '../call.ts';
import { isDistributor } from '../features/booking/index.ts';
import { checkoutInput, keptValues, postedFields, type Booker, type PostedFields } from './checkout-form-body.ts';
import { bookAndPay, type FormOutcome } from './checkout-form-pay.ts';
import { formToken, isOwnForm } from './form-token.ts';

const path = '/booking/checkout';
// The key of the last post that held places: whoever comes back from PayPal to a page that is opened anew still replaces the own hold.
const keyCookie = 'checkout-key';
const keySeconds = 3600;
const bodyLimitBytes = 64 * 1024;

/** What the pages lend: who asks, and the page of the address with a form and a status. */
export interface FormPages {
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;
  render: (request: FastifyRequest, reply: FastifyReply, shown: ShownForm) => Promise<unknown>;
}

/** A page that is shown again after a post. */
export interface ShownForm {
  context: CallContext;
  form: PageForm;
  status: number;
}

/** The form of a page that is opened: nothing typed, nothing wrong. Undefined for pages without such a form. */
export function freshForm(request: FastifyRequest, context: CallContext): PageForm | undefined {
  if (request.url.split('?', 1)[0] !== path) return undefined;
  const before = context.cookies.read(keyCookie) ?? '';
  const replaces = /^[0-9a-f]{32}$/.test(before) ? before : '';
  return { ...emptyForm(), replaces, csrf: formToken(request, context) };
}

function emptyForm(): Omit<PageForm, 'csrf'> {
  const key = randomBytes(16).toString('hex');
  return { key, replaces: '', values: {}, errors: {}, trouble: null, next: null };
}

/** Registers the route with a parser for forms of its own: everywhere else a body is JSON. */
export async function registerCheckoutForm(app: FastifyInstance, pages: FormPages): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: bodyLimitBytes });
    scope.post(path, { bodyLimit: bodyLimitBytes }, async (request, reply) => {
      const context = await pages.contextOf(request, reply);
      const fields = postedFields(request.body);
      const outcome = await post(request, context, fields);
      if ('to' in outcome) return reply.header('cache-control', 'no-store').redirect(outcome.to, 303);
      const { status, isHeld = false, ...shown } = outcome;
      // A post that held nothing leaves what an earlier one holds to be replaced by the next.
      const replaces = fields[isHeld ? 'key' : 'replaces'] ?? '';
      const made = { csrf: formToken(request, context), values: keptValues(fields), replaces };
      return pages.render(request, reply, { context, status, form: { ...emptyForm(), ...made, ...shown } });
    });
  });
}

async function post(request: FastifyRequest, context: CallContext, fields: PostedFields): Promise<FormOutcome> {
  const wait = await context.services.limits.take('payment', context.visitor.address);
  if (wait !== null) return refused('too-many-requests');
  if (!isOwnForm(request, context, fields['csrf'])) {
    context.log.warn({ visitor: context.visitor.id }, 'a posted checkout without its token was refused');
    return refused('csrf');
  }
  const input = checkoutInput(request.url.split('?')[1] ?? '', fields, bookerOf(context));
  if (input === null) return refused('bad-input');
  if ((fields['password'] ?? '') !== (fields['passconf'] ?? '')) {
    const { text } = errors['password-mismatch'];
    return { ...refused('password-mismatch'), errors: { passconf: text } };
  }
  const key = /^[0-9a-f]{32}$/.test(fields['key'] ?? '') ? (fields['key'] ?? null) : null;
  const outcome = await bookAndPay({ request, context: { ...context, idempotencyKey: key } }, input, fields);
  const isHeld = 'to' in outcome || outcome.isHeld === true;
  if (key !== null && isHeld) context.cookies.set(keyCookie, key, { httpOnly: true, maxAgeSeconds: keySeconds });
  return outcome;
}

function bookerOf({ actor, services }: CallContext): Booker {
  if (actor.userId === null) return 'guest';
  return isDistributor(actor, services.config) ? 'distributor' : 'account';
}

function refused(code: keyof typeof errors): FormOutcome & { status: number } {
  const { http, text } = errors[code];
  return { status: http, trouble: text };
}
