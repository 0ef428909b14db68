// Forms without script, posted to the page's URL (ADR 023).
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

/** A repeated field counts once. */
export type PostedFields = Readonly<Record<string, string>>;

const FIELDS_MAX = 40;
const TEXT_MAX = 4000;

/** Drops files and unknown fields. */
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

/** Never passwords. */
export function repeatedValues(fields: PostedFields): PostedFields {
  const { password: _one, passconf: _two, current_password: _three, code: _four, csrf: _five, ...values } = fields;
  return values;
}

const bodyLimitBytes = 64 * 1024;

/** Redirect or page; `at` overrides the URL. */
export type FormOutcome = { to: string } | ({ status: number; at?: string } & Partial<PageForm>);

/** For log and calls. */
export interface Poster {
  request: FastifyRequest;
  context: CallContext;
}

export interface PostedForm {
  readonly paths: readonly string[];
  readonly rate: RateClass;
  /** In the context of its calls. */
  readonly files?: NonNullable<CallSpec['files']>;
  readonly post: (poster: Poster, fields: PostedFields) => Promise<FormOutcome>;
  /** Initial fields besides the token. */
  readonly fresh?: (context: CallContext) => Partial<PageForm>;
}

/** Who asks, and rendering with form and status. */
interface FormPages {
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;
  render: (request: FastifyRequest, reply: FastifyReply, page: ShownForm) => Promise<unknown>;
}

export interface ShownForm {
  context: CallContext;
  form: PageForm;
  status: number;
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

/** In a scope: elsewhere bodies are JSON. */
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

/** Undefined for pages without one. */
export function freshForm(
  request: FastifyRequest,
  context: CallContext,
  forms: readonly PostedForm[],
): PageForm | undefined {
  const path = request.url.split('?', 1)[0] ?? '';
  const found = forms.find(({ paths }) => paths.some((one) => isPathOf(one, path)));
  return found && { ...nothingPosted, ...found.fresh?.(context), csrf: formToken(context) };
}

/** Parts match or are parameters. */
function isPathOf(pattern: string, path: string): boolean {
  const segments = pattern.split('/');
  const parts = path.split('/');
  const fits = (part: string, index: number) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]);
  return segments.length === parts.length && segments.every(fits);
}

/** Within limits, same site only. */
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
    context.log.warn({ visitor: context.visitor.id }, 'refused a posted form without its token');
    return { fields, outcome: refused('csrf') };
  }
  return { fields, outcome: await form.post({ request, context: { ...context, files: read.files } }, fields) };
}

export function refused(
  code: ErrorCode,
  text: string = errorText(code),
  fields?: Record<string, string>,
): { status: number } & Partial<PageForm> {
  return { status: errors[code], trouble: text, ...(fields && { errors: fields }) };
}

/** Refusals use up limits as over HTTP. */
export async function run<N extends CallName>(name: N, input: CallInput<N>, poster: Poster): Promise<CallResult<N>> {
  const result = (await callInProcess(name, input, poster.context)) as CallResult<N>;
  if (result.status === 'error') noteRefusal(poster.request, name, refuse(result.code, result.fields));
  return result;
}

// Hidden CSRF field (ADR 016).

type FormCall = Pick<CallContext, 'services' | 'visitor' | 'cookies'>;

// From the answer's cookies: the session may be new.
function ownerOf({ services, visitor, cookies }: FormCall): string {
  return ownerOfSession(visitor.id, cookies.read(sessionCookieName(services.config.isSecure)));
}

/** Sets a missing cookie. Varies per form, so compression does not leak it. */
function formToken(call: FormCall): string {
  const { keys } = call.services;
  const owner = ownerOf(call);
  keepCsrfCookie(call.cookies, keys, owner);
  return issueCsrfToken(keys, owner);
}

/** Cookie and form match this browser, and the form is ours. */
function isOwnForm(request: FastifyRequest, call: FormCall, given: string | undefined): boolean {
  const { services, cookies } = call;
  const owner = ownerOf(call);
  const isOwn = [given, cookies.read(csrfCookie)].every((token) => isCsrfTokenOf(services.keys, owner, token));
  return isOwn && !isForeignOrigin(request.headers, request.host);
}
