import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliverOutbox } from '#src/server/notifications/deliver.ts';
import { createMailGateway } from '#src/server/providers/mail.ts';
import { hold, lapse, pay, stored } from '#tests/support/payment/paying.ts';
import { usePayingSuite } from '#tests/support/payment/paying-suite.ts';
import { startJobs } from './index.ts';

const suite = usePayingSuite();
const from = 'Banyan <help@banyan.example>';

let server: Server;
let sockets: Socket[];

/** A mail server that handles connections with `serve`. */
async function listen(serve: (socket: Socket) => void): Promise<string> {
  server = createServer((socket) => {
    sockets.push(socket.on('error', () => socket.destroy()));
    serve(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  sockets = [];
  await suite.base.pool.query('update outbox set done_at = banyan_now() where done_at is null');
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

const withMail = (url: string, limitMs?: number) => {
  const { services } = suite.world.program;
  const mail = createMailGateway({ smtpUrl: { reveal: () => url }, from: () => from }, limitMs);
  return { ...services, gateways: { ...services.gateways, mail } };
};

async function queueMails(count: number): Promise<void> {
  const held = await hold(suite.world.program, suite.course);
  await pay(held);
  await suite.base.pool.query('update outbox set done_at = banyan_now() where done_at is null');
  await suite.base.pool.query(
    `insert into outbox (topic, payload) select 'mail', jsonb_build_object('kind', 'booking-confirmed', 'booking_id', b.id)
     from booking b, generate_series(1, $2) where b.ref = $1`,
    [held.ref, count],
  );
}

const waitingMails = async () =>
  (await suite.base.pool.query('select attempts from outbox where done_at is null')).rows as { attempts: number }[];

describe('a mail server that accepts and never greets', () => {
  it('holds up mails alone: a lapsed hold ends and a refund settles meanwhile', async () => {
    const url = await listen(() => undefined);
    await queueMails(12);
    const paid = await hold(suite.world.program, suite.course);
    await pay(paid);
    const { body } = await paid.visitor.call('booking/cancel', { ref: paid.ref });
    const { quote_id } = body as unknown as { quote_id: string };
    const lapsed = await hold(suite.world.program, suite.course);
    const jobs = startJobs(withMail(url), 50);
    try {
      await vi.waitFor(() => expect(sockets.length).toBe(1), { timeout: 5000 });
      await paid.visitor.call('booking/cancel', { ref: paid.ref, quote_id });
      await lapse(suite.base.pool, lapsed.ref);
      // Long before the first email times out after ten seconds.
      await vi.waitFor(
        async () => {
          expect(await stored(suite.base.pool, lapsed.ref)).toMatchObject({ status: 'expired' });
          expect(await stored(suite.base.pool, paid.ref)).toMatchObject({ refund: 'done' });
        },
        { timeout: 8000, interval: 50 },
      );
      expect(sockets.length).toBe(1);
    } finally {
      for (const socket of sockets) socket.destroy();
      await jobs.stop();
    }
  });

  it('is tried with one mail a turn; the others keep their turn for a server that works', async () => {
    const url = await listen(() => undefined);
    await queueMails(12);
    expect(await deliverOutbox(withMail(url, 100))).toBe(0);
    const waiting = await waitingMails();
    expect(waiting.map(({ attempts }) => attempts).toSorted()).toEqual([...Array<number>(11).fill(0), 1]);
  });
});

describe('a mail server that breaks off after the text', () => {
  it('gets one mail of a turn twice at most, under one Message-ID', async () => {
    const ids: string[] = [];
    let breaksOff = true;
    const url = await listen((socket) => {
      let text = '';
      let isData = false;
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        const line = chunk.toString();
        if (isData) {
          text += line;
          if (!text.endsWith('\r\n.\r\n')) return;
          ids.push(/^Message-ID: (.*)$/m.exec(text)?.[1] ?? '');
          isData = false;
          text = '';
          if (breaksOff) socket.destroy();
          else socket.write('250 taken\r\n');
        } else if (line.startsWith('DATA')) {
          isData = true;
          socket.write('354 go on\r\n');
        } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      });
    });
    await queueMails(4);
    expect(await deliverOutbox(withMail(url))).toBe(0);
    breaksOff = false;
    await suite.base.pool.query(`update outbox set not_before = banyan_now() where done_at is null`);
    expect(await deliverOutbox(withMail(url))).toBe(4);
    expect(ids.length).toBe(5);
    expect(new Set(ids).size).toBe(4);
  });
});
