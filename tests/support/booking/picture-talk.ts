// Photos in conversations for tests: sent by a browser or a program, and fetched by any caller.
import type { Caller } from '#tests/support/app/caller.ts';
import type { Program } from '#tests/support/app/program.ts';

export interface SeenPicture {
  id: string;
  name: string;
  alt: string;
  url: string;
  preview_url: string;
  width: number;
  height: number;
}

interface AttachAnswer {
  status: string;
  code: string;
  data: SeenPicture;
  fields?: Record<string, string>;
}

const cookieOf = (caller: Caller) => [...caller.cookies].map(([key, value]) => `${key}=${value}`).join('; ');

interface Sender {
  caller: Caller;
  headers?: Record<string, string>;
}

/** conversation/attach as a browser sends it. */
export async function attach(
  { app }: Pick<Program, 'app'>,
  { caller, headers = {} }: Sender,
  fields: Record<string, string>,
  files: readonly Buffer[],
): Promise<AttachAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const bytes of files)
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/conversation/attach',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      cookie: cookieOf(caller),
      'x-csrf-token': caller.cookies.get('csrf-token') ?? '',
      ...headers,
    },
  });
  return answer.json();
}

export async function fetchFile(
  { app }: Pick<Program, 'app'>,
  url: string,
  { caller, headers = {} }: { caller?: Caller; headers?: Record<string, string> } = {},
) {
  const cookie = caller ? { cookie: cookieOf(caller) } : {};
  const answer = await app.inject({ method: 'GET', url, headers: { ...cookie, ...headers } });
  return { status: answer.statusCode, body: answer.rawPayload, headers: answer.headers };
}
