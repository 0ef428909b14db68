// The guards: no production, no live keys, and the process that starts the sandbox.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { resolveOptions } from './options.ts';
import { refuseProduction } from './test-keys.ts';

const MAIN = new URL('./main.ts', import.meta.url);

describe('guards', () => {
  it.each(['NODE_ENV', 'BANYAN_MODE'])('refuses %s=production', (name) => {
    expect(() => refuseProduction({ [name]: 'production' })).toThrow(name);
    expect(() => refuseProduction({ [name]: 'demo' })).not.toThrow();
  });

  it('refuses live keys as its own', () => {
    expect(() => resolveOptions({ stripe: { secretKey: 'sk_live_x' } })).toThrow('sk_test_');
    expect(() => resolveOptions({ stripe: { publishableKey: 'pk_live_x' } })).toThrow('pk_test_');
  });
});

describe('the process', () => {
  it('reports its port to the parent, answers there, and ends when the channel closes', async () => {
    const child = fork(MAIN, ['--port', '0'], {
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const [message] = (await once(child, 'message')) as [{ ready: boolean; port: number }];
    expect(message.ready).toBe(true);
    expect((await fetch(`http://127.0.0.1:${message.port}/`)).status).toBe(200);
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('does not start in production', async () => {
    const child = fork(MAIN, [], {
      env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(said).toContain('NODE_ENV=production');
  });
});
