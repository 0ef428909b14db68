import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createMailGateway, MailServerDown } from './mail.ts';

const mail = {
  id: 'mail-1',
  to: 'guest@example.test',
  subject: 'Confirmed: a day at the lake',
  text: 'See you there.',
  html: '<p>See you there.</p>',
  attachments: [{ filename: 'day.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
};

/** A minimal SMTP server; `refuses` rejects the recipient. */
async function startMailServer(refuses = false) {
  const received: string[] = [];
  const server = createServer((socket: Socket) => {
    let data: string | null = null;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (data !== null) {
        data += text;
        if (!data.endsWith('\r\n.\r\n')) return;
        received.push(data);
        data = null;
        socket.write('250 taken\r\n');
        return;
      }
      if (text.startsWith('EHLO')) socket.write('250 test\r\n');
      else if (text.startsWith('RCPT') && refuses) socket.write('550 nobody here\r\n');
      else if (text.startsWith('DATA')) {
        data = '';
        socket.write('354 go on\r\n');
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    received,
    server,
    gateway: createMailGateway({ smtpUrl: { reveal: () => url }, from: () => 'Banyan <help@banyan.example>' }),
  };
}

function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('2'), 50);
  socket.on('close', () => clearInterval(timer));
}

describe('the mail gateway', () => {
  let close: () => void = () => undefined;
  afterEach(() => close());

  it('hands a mail over with both bodies, the file and an id of its own', async () => {
    const { received, server, gateway } = await startMailServer();
    close = () => server.close();
    expect(await gateway.send(mail)).toBe(true);
    const [message = ''] = received;
    expect(message).toContain('Message-ID: <mail-1@banyan.example>');
    expect(message).toContain('To: guest@example.test');
    for (const part of ['text/plain', 'text/html', 'filename=day.ics']) expect(message).toContain(part);
  });

  it('sends a picture of the mail itself as bytes, where the HTML finds it', async () => {
    const { received, server, gateway } = await startMailServer();
    close = () => server.close();
    const png = {
      filename: 'code.png',
      contentType: 'image/png',
      content: 'iVBORw0KGgo=',
      encoding: 'base64',
      cid: 'code',
    };
    await gateway.send({ ...mail, attachments: [{ ...png, encoding: 'base64' as const }] });
    const [message = ''] = received;
    expect(message).toMatch(/Content-Id: <code>/i);
    expect(message).toContain('multipart/related');
    expect(message).toContain('iVBORw0KGgo=');
  });

  it('throws when the mail server does not take it', async () => {
    const { server, gateway } = await startMailServer(true);
    close = () => server.close();
    await expect(gateway.send(mail)).rejects.toThrow('nobody here');
  });

  it('distinguishes a refused message from a server that accepts none', async () => {
    const { server, gateway } = await startMailServer(true);
    close = () => server.close();
    await expect(gateway.send(mail)).rejects.not.toBeInstanceOf(MailServerDown);
    const { port } = server.address() as AddressInfo;
    const away = createMailGateway({ smtpUrl: { reveal: () => `smtp://127.0.0.1:${port}` }, from: () => '' }, 200);
    server.close();
    await expect(away.send(mail)).rejects.toBeInstanceOf(MailServerDown);
  });

  it.each([
    ['never greets', () => undefined],
    ['greets mail by mail and never ends', (socket: Socket) => drip(socket)],
  ])('gives up a server that accepts and %s', async (_what, serve) => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      sockets.push(socket.on('error', () => socket.destroy()));
      serve(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    close = () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    };
    const { port } = server.address() as AddressInfo;
    const gateway = createMailGateway({ smtpUrl: { reveal: () => `smtp://127.0.0.1:${port}` }, from: () => '' }, 300);
    await expect(gateway.send(mail)).rejects.toBeInstanceOf(MailServerDown);
  });

  it('sends nothing where no mail server is set', async () => {
    expect(await createMailGateway({ smtpUrl: null, from: () => '' }).send(mail)).toBe(false);
  });
});
