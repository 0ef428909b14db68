// A browser as calls see it: it keeps cookies and sends the CSRF header.
import type { FastifyInstance } from 'fastify';

/** The fields that tests read; the program checks the types. */
export interface AnswerBody {
  status: string;
  code: string;
  message: string;
  ref: string;
  token: string;
  url: string;
  state: string;
  hold_until: string;
  booking_deposit_due: number;
  user_id: string | null;
  dates: string[];
  data: { ref: string }[];
  fields: Record<string, string>;
  qr: string;
  html: string;
  amount_sgd: number;
  client_secret: string;
}

export interface Answer {
  status: number;
  body: AnswerBody;
}

export interface Caller {
  cookies: Map<string, string>;
  call(name: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

/** A visitor after the first call of every page, with the CSRF cookie. `address`: the network address. */
export async function createCaller(app: FastifyInstance, address = '127.0.0.1'): Promise<Caller> {
  const cookies = new Map<string, string>();
  const visitor: Caller = {
    cookies,
    async call(name, body = {}, headers = {}) {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/${name}`,
        remoteAddress: address,
        payload: body as object,
        headers: {
          cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
          'x-csrf-token': cookies.get('csrf-token') ?? '',
          ...headers,
        },
      });
      for (const one of answer.cookies) cookies.set(one.name, one.value);
      return { status: answer.statusCode, body: answer.json() };
    },
  };
  await visitor.call('user/auth');
  return visitor;
}
