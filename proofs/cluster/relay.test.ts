import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCables, type Cables, type Relay } from './relay.ts';

let echo: Server;
let cables: Cables;
let relay: Relay;
const open = new Set<Socket>();

beforeEach(async () => {
  echo = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.pipe(socket);
  });
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  cables = createCables();
  relay = await cables.lay((echo.address() as AddressInfo).port);
});
afterEach(async () => {
  await relay.close();
  for (const socket of open) socket.destroy();
  await new Promise((resolve) => echo.close(resolve));
  open.clear();
});

function dial(): { socket: Socket; heard: () => string } {
  const socket = connect(relay.port, '127.0.0.1');
  open.add(socket);
  let said = '';
  socket.on('data', (bytes: Buffer) => (said += bytes.toString()));
  socket.on('error', () => undefined);
  return { socket, heard: () => said };
}

describe('a cable', () => {
  it('passes both ways, and what was said before an end', async () => {
    const { socket, heard } = dial();
    socket.end('a'.repeat(300_000));
    await once(socket, 'close');
    expect(heard()).toHaveLength(300_000);
  });

  it('carries nothing while it is cut, and all of it when it is mended', async () => {
    const { socket, heard } = dial();
    socket.write('before ');
    await expect.poll(heard).toBe('before ');
    cables.cut();
    socket.write('meanwhile ');
    const late = dial();
    late.socket.write('late');
    const other = createCables();
    const whole = await other.lay((echo.address() as AddressInfo).port);
    // Traffic on another cable shows that time has passed.
    const witness = connect(whole.port, '127.0.0.1');
    witness.write('x');
    await once(witness, 'data');
    expect([heard(), late.heard(), socket.destroyed]).toEqual(['before ', '', false]);
    await whole.close();
    cables.mend();
    await expect.poll(heard).toBe('before meanwhile ');
    await expect.poll(late.heard).toBe('late');
  });

  it('is gone at its end, whoever still holds the other one', async () => {
    const { socket, heard } = dial();
    socket.write('x');
    await expect.poll(heard).toBe('x');
    const closed = once(socket, 'close');
    await relay.close();
    await closed;
  });
});
