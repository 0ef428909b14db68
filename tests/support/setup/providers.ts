// Providers of a setup that the sandbox does not simulate.
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';

/** A mail server that greets and accepts. */
export function startMailServer(): Promise<Server> {
  const server = createServer((socket) => {
    socket.write('220 mail.example ESMTP\r\n');
    socket.on('data', (bytes) => {
      const word = bytes.toString().slice(0, 4).toUpperCase();
      socket.write(word === 'QUIT' ? '221 Bye\r\n' : '250 OK\r\n');
    });
    socket.on('error', () => undefined);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** A source of exchange rates in one of the known formats, and of nothing at /strange. */
export function startRates(): Promise<HttpServer> {
  const body = JSON.stringify({ base: 'EUR', date: '2026-11-01', rates: { USD: 1.16, VND: 30_500 } });
  const server = createHttpServer((request, response) => response.end(request.url === '/strange' ? '{}' : body));
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
