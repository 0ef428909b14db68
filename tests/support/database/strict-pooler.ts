// Simulates PgBouncer in transaction mode: forwards bytes to PostgreSQL, refuses what PgBouncer refuses, and records
// faults. The real one is in `npm run proofs`.
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

export interface StrictPooler {
  url: string;
  /** Client actions that break transaction pooling, as messages. */
  faults: string[];
  close(): Promise<void>;
}

/** PgBouncer accepts these at connect; it refuses all others unless its operator allows them. */
const allowed = new Set(['user', 'database', 'application_name', 'client_encoding', 'replication']);

/** Listens on this machine in front of the database at `url`, over a socket or over TCP. */
export async function createStrictPooler(url: string): Promise<StrictPooler> {
  const faults: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(placeOf(url));
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    database.pipe(client);
    readMessages(client, (message, isFirst) => {
      const fault = isFirst ? startupFault(message) : statementFault(message);
      if (fault !== null) faults.push(fault);
      if (fault !== null && isFirst) client.end(refusalOf(fault));
      else database.write(message);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const to = new URL(url);
  const name = `${to.username || 'postgres'}${to.password && `:${to.password}`}`;
  return {
    url: `postgresql://${name}@127.0.0.1:${(server.address() as AddressInfo).port}${to.pathname}`,
    faults,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function placeOf(url: string): { path: string } | { host: string; port: number } {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  const number = Number(port || '5432');
  return folder === null ? { host: hostname, port: number } : { path: `${folder}/.s.PGSQL.${number}` };
}

/** Cuts a client's bytes into messages: the first has a length and no letter, each later one a letter and a length. */
function readMessages(client: Socket, take: (message: Buffer, isFirst: boolean) => void): void {
  let waiting = Buffer.alloc(0);
  let isFirst = true;
  client.on('data', (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk]);
    for (;;) {
      const head = isFirst ? 0 : 1;
      if (waiting.length < head + 4) return;
      const length = head + waiting.readInt32BE(head);
      if (waiting.length < length) return;
      take(waiting.subarray(0, length), isFirst);
      waiting = waiting.subarray(length);
      isFirst = false;
    }
  });
}

function startupFault(message: Buffer): string | null {
  const words = message.toString('utf8', 8).split('\0');
  const names = words.filter((_word, index) => index % 2 === 0 && words[index] !== '');
  const strange = names.find((name) => !allowed.has(name));
  return strange === undefined ? null : `unsupported startup parameter: ${strange}`;
}

/** A named statement outlives its transaction, on a connection that another client may then use. */
function statementFault(message: Buffer): string | null {
  if (String.fromCharCode(message[0] ?? 0) !== 'P') return null;
  const name = message.toString('utf8', 5, message.indexOf(0, 5));
  return name === '' ? null : `prepared statement "${name}"`;
}

function refusalOf(text: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${text}\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from('E'), length, fields]);
}
