// One webhook address for all live processes.
import { createServer, type Server } from 'node:http';

/** Forwards each request to the next process; not listening yet. */
export function createBalancer(origins: () => readonly string[]): Server {
  let turn = 0;
  return createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const all = origins();
      const origin = all[(turn += 1) % Math.max(all.length, 1)];
      const headers = Object.entries(request.headers).filter(
        ([name]) => !/^(host|connection|content-length|transfer-encoding)$/.test(name),
      );
      fetch(`${origin}${request.url}`, {
        method: 'POST',
        body: Buffer.concat(chunks),
        headers: headers as [string, string][],
      }).then(
        (answer) => response.writeHead(answer.status).end(),
        // Like a balancer whose process has just died: the provider retries.
        () => response.writeHead(502).end(),
      );
    });
  });
}
