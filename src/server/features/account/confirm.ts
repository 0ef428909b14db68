// account/confirm: uses a link from an email, once; logs in the browser that typed the password (docs/domain/accounts.md#links-in-booking-emails, ADR 040).
import { decideLinkUse } from '#src/domain/account/account-link.ts';
import { refuse, type Refusal, isRefusal } from '#src/contract/refusal.ts';
import type { CallInput, CallOutput } from '#src/contract/types.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { givenHash } from '#src/server/platform/secrets.ts';
import { type AccessVersion, hashPassword } from '#src/server/features/user/index.ts';
import { openHere } from './signed-in.ts';
import { linkFacts, resendLink } from './link.ts';
import { findLink, lockLink, writeJoined, writeVerified } from './queries.ts';
import { t } from '#src/server/features/texts.ts';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contract } from '#src/contract/contract.ts';
import { accountLinkUrl } from '#src/contract/addresses/urls.ts';
import { cookiesOf } from '#src/server/platform/http/identity.ts';
import { noteRefusal } from '#src/server/platform/http/refused-calls.ts';
import { checkInput } from '#src/server/platform/http/schemas.ts';
import { visitorOf } from '#src/server/platform/http/visitor.ts';
import type { Services } from '#src/server/services.ts';

type Output = CallOutput<'account/confirm'>;

export const accountConfirm: Handler<'account/confirm'> = async (input, call) => {
  const done = await confirmLink(input, call);
  if (isRefusal(done)) return done;
  const { did, email, here } = done;
  return { did, email, message: t(`account.link.${did}`), ...(await openHere(call, here)) };
};

type Confirmed = Pick<Output, 'did' | 'email'> & {
  /** The account, in the browser that typed its password. */
  here: AccessVersion | null;
};

/** For the call and the form without script. Hashes the password before it takes any lock. */
export async function confirmLink(
  { token, password }: CallInput<'account/confirm'>,
  { services, visitor }: Pick<CallContext, 'services' | 'visitor'>,
): Promise<Confirmed | Refusal> {
  const tokenHash = givenHash(services.keys, token);
  const newHash = password === undefined ? null : await hashPassword(password, services.config.passwordCost);
  return inTransaction(services.db, async (trx): Promise<Confirmed | Refusal> => {
    const found = await findLink(trx, tokenHash, visitor.id);
    if (!found) return refuse('link-invalid');
    await lockLink(trx, found);
    const row = (await findLink(trx, tokenHash, visitor.id)) ?? found;
    const use = decideLinkUse(linkFacts(row), newHash !== null);
    if ('refused' in use) return refuse(use.refused);
    let here: AccessVersion | null = null;
    if (use.does === 'verify') {
      const hash = use.password === 'new' ? newHash : row.typed_hash;
      if (hash === null) return refuse('password-missing');
      const account = await writeVerified(trx, row, hash);
      here = row.typed_hash === null ? null : account;
    }
    if (use.does !== 'nothing') await writeJoined(trx, row, tokenHash);
    return { did: use.does, email: row.email, here };
  });
}

// A button sends a POST: email scanners follow links only, so they confirm nothing
// (docs/domain/messages.md#emails-to-hosts).

const formBytes = 20_000;
const longestToken = 128;

export function registerConfirmForm(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: formBytes });
    scope.post('/user/confirm', async (request, reply) => confirm(request, reply, services));
  });
}

async function confirm(request: FastifyRequest, reply: FastifyReply, services: Services): Promise<FastifyReply> {
  const { isSecure } = services.config;
  const body = new Map(Object.entries(typeof request.body === 'object' && request.body !== null ? request.body : {}));
  const [token, password, passconf] = ['token', 'password', 'passconf'].map((name) => textOf(body.get(name)));
  const back = (result: Record<string, string>) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(accountLinkUrl((token ?? '').slice(0, longestToken), result), 303);
  if ((await services.limits.take('auth', request.ip)) !== null)
    return back({ refused: refuse('too-many-requests').code });
  const visitor = { id: visitorOf(cookiesOf(request, reply, isSecure), isSecure), address: request.ip };
  const call = { services, visitor };
  if (body.has('again')) {
    const again = await postAgain(token, call);
    return back(isRefusal(again) ? { refused: again.code } : { did: 'sent' });
  }
  if (password !== passconf) return back({ refused: refuse('password-mismatch').code });
  const fields = { token, ...(password !== '' && { password }) };
  const input = checkInput(contract['account/confirm'], fields, services.config.bookingsOpenFrom);
  const answer = isRefusal(input) ? input : await confirmLink(input.value as CallInput<'account/confirm'>, call);
  if (!isRefusal(answer)) return back({ did: answer.did });
  noteRefusal(request, 'account/confirm', answer);
  const isShort = answer.fields?.['password'] !== undefined;
  return back({ refused: isShort ? refuse('password-short').code : answer.code });
}

async function postAgain(token: string | undefined, call: Pick<CallContext, 'services' | 'visitor'>) {
  const input = checkInput(contract['account/resend'], { token }, call.services.config.bookingsOpenFrom);
  return isRefusal(input) ? input : resendLink((input.value as CallInput<'account/resend'>).token, call);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
