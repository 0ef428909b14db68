// A browser or API client for tests: keeps cookies as a browser does and sends the CSRF token with each call.
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { CallInput, CallName, CallResult } from '#src/contract/types.ts';

export interface CallAnswer<N extends CallName> {
  status: number;
  headers: LightMyRequestResponse['headers'];
  cookies: LightMyRequestResponse['cookies'];
  /** The parsed JSON; `CallResult` as the contract promises it. */
  body: CallResult<N>;
}

export interface Visitor {
  /** Cookies by name, to read or change. */
  jar: Map<string, string>;
  /** Makes a call with this visitor's credentials; the first write fetches a CSRF token before. */
  call<N extends CallName>(name: N, input: CallInput<N>, headers?: Record<string, string>): Promise<CallAnswer<N>>;
  /** A call that must succeed: returns its payload, throws the refusal otherwise. */
  must<N extends CallName>(name: N, input: CallInput<N>): Promise<Extract<CallResult<N>, { status: 'success' }>>;
  /** Any request, with this visitor's cookies. */
  request(options: InjectOptions): Promise<LightMyRequestResponse>;
}

/** A visitor with an empty jar. `bearer` makes it an API client that sends no cookie. */
export function createVisitor(app: FastifyInstance, { bearer }: { bearer?: string } = {}): Visitor {
  const jar = new Map<string, string>();

  const request: Visitor['request'] = async (options) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = bearer === undefined ? (cookie === '' ? {} : { cookie }) : { authorization: `Bearer ${bearer}` };
    const response = await app.inject({ ...options, headers: { ...own, ...options.headers } });
    for (const { name, value, maxAge, expires } of response.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now());
      if (isGone) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };

  const post = (name: CallName, input: unknown, headers: Record<string, string>) => {
    const token = jar.get('csrf-token');
    return request({
      method: 'POST',
      url: `/api/${name}`,
      payload: JSON.stringify(input),
      headers: { 'content-type': 'application/json', ...(token && { 'x-csrf-token': token }), ...headers },
    });
  };

  const call: Visitor['call'] = async (name, input, headers = {}) => {
    if (bearer === undefined && !jar.has('csrf-token')) await post('user/auth', {}, {});
    const response = await post(name, input, headers);
    return { status: response.statusCode, headers: response.headers, cookies: response.cookies, body: response.json() };
  };

  return {
    jar,
    request,
    call,
    async must(name, input) {
      const { body } = await call(name, input);
      if (body.status !== 'success') throw new Error(`${name} was refused: ${JSON.stringify(body)}`);
      return body as never;
    },
  };
}
