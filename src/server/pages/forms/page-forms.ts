// Forms of pages that are posted to the page's own address, for who has no script: the same calls, with the same texts (ADR 023).
import formbody from '@fastify/formbody';
import type { FastifyRequest, FastifyInstance, FastifyReply } from 'fastify';
import type { CallContext } from '#src/server/call.ts';
import type { CallSpec, RateClass } from '#src/contract/call.ts';
import { type ErrorCode, errorText, errors } from '#src/contract/errors.ts';
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { CallInput, CallName, CallResult } from '#src/contract/types.ts';
import type { PageForm } from '#src/web/platform/app/page-form.ts';
import { readMultipart, takeMultipart } from '#src/server/platform/calls/bodies.ts';
import { callInProcess } from '#src/server/platform/calls/call-adapter.ts';
import { noteRefusal } from '#src/server/platform/http/refused-calls.ts';
import {
  keepCsrfCookie,
  csrfCookie,
  isCsrfTokenOf,
  isForeignOrigin,
  issueCsrfToken,
  ownerOf as ownerOfSession,
} from '#src/server/platform/http/visitor.ts';
import { sessionCookieName } from '#src/server/platform/http/identity.ts';

/** Fields as typed; one that came twice counts once. */
export type PostedFields = Readonly<Record<string, string>>;

const FIELDS_MAX = 40;
const TEXT_MAX = 4000;

/** The texts of a form body. What is no text, and what no form of ours sends, is left out. */
export function postedFields(body: unknown): PostedFields {
  if (typeof body !== 'object' || body === null) return {};
  const pairs = Object.entries(body).slice(0, FIELDS_MAX);
  return Object.fromEntries(
    pairs.flatMap(([name, value]) => {
      const text: unknown = Array.isArray(value) ? value[0] : value;
      return typeof text === 'string' ? [[name, text.slice(0, TEXT_MAX)] as const] : [];
    }),
  );
}

/** What may be shown again next to the fields: never a password. */
export function repeatedValues(fields: PostedFields): PostedFields {
  const { password: _one, passconf: _two, current_password: _three, code: _four, csrf: _five, ...values } = fields;
  return values;
}

const bodyLimitBytes = 64 * 1024;

/** Where the browser goes on to, or what the page says now; `at` shows another address of the page than the posted one. */
export type FormOutcome = { to: string } | ({ status: number; at?: string } & Partial<PageForm>);

/** Who posted, for the log, and as whom the calls are made. */
export interface Poster {
  request: FastifyRequest;
  context: CallContext;
}

/** One form: the paths of its pages, the limit that a post counts for, and what a post does. */
export interface PostedForm {
  readonly paths: readonly string[];
  readonly rate: RateClass;
  /** Files that the form may bring; they are in the context of its calls. */
  readonly files?: NonNullable<CallSpec['files']>;
  readonly post: (poster: Poster, fields: PostedFields) => Promise<FormOutcome>;
  /** What the form of a page that is opened begins with, besides its token. */
  readonly fresh?: (context: CallContext) => Partial<PageForm>;
}

/** What the pages lend: who asks, and the page of the address with a form and a status. */
interface FormPages {
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;
  render: (request: FastifyRequest, reply: FastifyReply, page: ShownForm) => Promise<unknown>;
}

/** A page that is shown again after a post. */
export interface ShownForm {
  context: CallContext;
  form: PageForm;
  status: number;
  /** The address whose page is shown. */
  url: string;
}

const nothingPosted: Omit<PageForm, 'csrf'> = {
  key: '',
  replaces: '',
  values: {},
  errors: {},
  trouble: null,
  next: null,
  asked: null,
};

/** Registers the routes with a parser for forms of their own: everywhere else a body is JSON. */
export async function registerPageForms(
  app: FastifyInstance,
  pages: FormPages,
  forms: readonly PostedForm[],
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: bodyLimitBytes });
    await takeMultipart(scope);
    for (const form of forms)
      for (const path of form.paths)
        scope.post(path, { bodyLimit: bodyLimitBytes }, async (request, reply) => {
          const context = await pages.contextOf(request, reply);
          const { fields, outcome } = await postOnce({ request, context }, form);
          if ('to' in outcome) return reply.header('cache-control', 'no-store').redirect(outcome.to, 303);
          const { status, at: url = request.url, ...page } = outcome;
          const values = { csrf: formToken(context), values: repeatedValues(fields) };
          const made: PageForm = { ...nothingPosted, ...form.fresh?.(context), ...values, ...page };
          return pages.render(request, reply, { context, status, url, form: made });
        });
  });
}

/** The form of a page that is opened: nothing typed, nothing wrong. Undefined for pages without one. */
export function freshForm(
  request: FastifyRequest,
  context: CallContext,
  forms: readonly PostedForm[],
): PageForm | undefined {
  const path = request.url.split('?', 1)[0] ?? '';
  const found = forms.find(({ paths }) => paths.some((one) => isPathOf(one, path)));
  return found && { ...nothingPosted, ...found.fresh?.(context), csrf: formToken(context) };
}

/** True when each part of a path is that of the pattern, or stands where the pattern names one. */
function isPathOf(pattern: string, path: string): boolean {
  const segments = pattern.split('/');
  const parts = path.split('/');
  const fits = (part: string, index: number) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]);
  return segments.length === parts.length && segments.every(fits);
}

/** Reads the form and does what it is for, within limits and for its own site alone. */
async function postOnce(
  { request, context }: Poster,
  form: PostedForm,
): Promise<{ fields: PostedFields; outcome: FormOutcome }> {
  const { limits } = context.services;
  const isMultipart = request.isMultipart();
  for (const rate of new Set<RateClass>(isMultipart ? [form.rate, 'upload'] : [form.rate]))
    if ((await limits.take(rate, context.visitor.address)) !== null)
      return { fields: {}, outcome: refused('too-many-requests') };
  const read = isMultipart ? await readMultipart(request, form.files) : { fields: request.body, files: [] };
  if (isRefusal(read)) return { fields: {}, outcome: refused(read.code, read.message, read.fields) };
  const fields = postedFields(read.fields);
  if (!isOwnForm(request, context, fields['csrf'])) {
    context.log.warn({ visitor: context.visitor.id }, 'a posted form without its token was refused');
    return { fields, outcome: refused('csrf') };
  }
  return { fields, outcome: await form.post({ request, context: { ...context, files: read.files } }, fields) };
}

/** The page again, with what is wrong. */
export function refused(
  code: ErrorCode,
  text: string = errorText(code),
  fields?: Record<string, string>,
): { status: number } & Partial<PageForm> {
  return { status: errors[code], trouble: text, ...(fields && { errors: fields }) };
}

/** Makes a call as the person who posted; a refusal is counted as it is where the call is made over the wire. */
export async function run<N extends CallName>(name: N, input: CallInput<N>, poster: Poster): Promise<CallResult<N>> {
  const result = (await callInProcess(name, input, poster.context)) as CallResult<N>;
  if (result.status === 'error') noteRefusal(poster.request, name, refuse(result.code, result.fields));
  return result;
}

// The hidden field of a form that works without script: a CSRF token of this browser (ADR 016).

type FormCall = Pick<CallContext, 'services' | 'visitor' | 'cookies'>;

// Read from the cookies of the answer: a post may have opened a new session.
function ownerOf({ services, visitor, cookies }: FormCall): string {
  return ownerOfSession(visitor.id, cookies.read(sessionCookieName(services.config.isSecure)));
}

/**
 * The token to put into a form; the cookie is set when the browser has none that fits. Each form gets a new one of the
 * same owner, so that pages can be compressed without giving the token away by their length.
 */
function formToken(call: FormCall): string {
  const { keys } = call.services;
  const owner = ownerOf(call);
  keepCsrfCookie(call.cookies, keys, owner);
  return issueCsrfToken(keys, owner);
}

/**
 * True when a posted form and the cookie carry tokens of this browser, and the form comes from this site
 * (docs/domain/accounts.md#csrf-token).
 */
function isOwnForm(request: FastifyRequest, call: FormCall, given: string | undefined): boolean {
  const { services, cookies } = call;
  const owner = ownerOf(call);
  const isOwn = [given, cookies.read(csrfCookie)].every((token) => isCsrfTokenOf(services.keys, owner, token));
  return isOwn && !isForeignOrigin(request.headers, request.host);
}
