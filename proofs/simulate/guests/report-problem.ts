// A guest reports a problem on the day: the one call that takes a form with files.
import { orderOf } from '#proofs/simulate/orders.ts';
import type { Order } from '#proofs/simulate/people.ts';
import { count, type World } from '#proofs/simulate/world.ts';

/** Sends the form as a browser does, without a picture. */
export async function reportProblem(world: World, { who, ref, random }: Order): Promise<void> {
  const form = new FormData();
  form.set('ref', ref);
  form.set('kind', random.pick(['host_late', 'not_as_described', 'weather', 'money']));
  form.set('message', 'We waited for half an hour at the gate.');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const { cookies } = who.caller;
  const answer = await world.program.app.inject({
    method: 'POST',
    url: '/api/problem/report',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      'x-csrf-token': cookies.get('csrf-token') ?? '',
      ...who.headers,
    },
  });
  const said: { status: string; code?: string } = answer.json();
  count(world, `problem/report: ${said.code ?? 'done'}`);
  if (answer.statusCode >= 500) world.faults.push(`problem/report answered ${answer.statusCode}`);
  if (said.code === 'bad-input')
    world.faults.push(`problem/report of guest ${orderOf(world, ref)?.n} answered bad-input`);
}
