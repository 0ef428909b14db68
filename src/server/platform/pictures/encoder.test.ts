import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { projectFolder } from '#src/server/platform/config.ts';
import { createEncoder, type Encoder, type EncoderOptions } from './encoder.ts';
import { variants } from './variant.ts';

// Encodes for real; a busy machine needs time.
const patient = { timeout: 60_000 };

const odd = fileURLToPath(new URL('../../../../tests/support/pictures/odd-encoder.ts', import.meta.url));
const open: Encoder[] = [];

function oddEncoder(options: EncoderOptions = {}): Encoder {
  const encoder = createEncoder({ script: odd, ...options });
  open.push(encoder);
  return encoder;
}

const ask = (encoder: Encoder, source: string) => encoder.run({ kind: 'inspect', source });

afterEach(() => {
  for (const encoder of open.splice(0)) encoder.close();
});

describe('the encoder process', patient, () => {
  it('is replaced when it dies, at the cost of one job', async () => {
    const encoder = oddEncoder();
    const results = await Promise.all(['well', 'die', 'well'].map((wish) => ask(encoder, wish)));
    expect(results.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(results[1]).toMatchObject({ reason: 'failed', detail: 'the encoder ended (7)' });
  });

  it('is replaced when a job takes too long', async () => {
    const encoder = oddEncoder({ timeLimitMs: 3000 });
    expect(await ask(encoder, 'hang')).toMatchObject({ ok: false, reason: 'failed' });
    expect(await ask(encoder, 'well')).toEqual({ ok: true });
  });

  it('takes only so many jobs at a time and says at once when it is busy', async () => {
    const encoder = oddEncoder({ limit: 3 });
    const results = await Promise.all(Array.from({ length: 6 }, () => ask(encoder, 'slow')));
    // One job runs, three wait, two are refused.
    expect(results.map((result) => (result.ok ? 'done' : result.reason))).toEqual([
      ...Array<string>(4).fill('done'),
      'busy',
      'busy',
    ]);
  });

  it('ends when it has nothing to do, and comes back', async () => {
    const encoder = oddEncoder({ idleMs: 30 });
    expect(await ask(encoder, 'well')).toEqual({ ok: true });
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(await ask(encoder, 'well')).toEqual({ ok: true });
  });

  it('gives up what waits when it is closed', async () => {
    const encoder = oddEncoder();
    const asked = ['hang', 'well'].map((wish) => ask(encoder, wish));
    encoder.close();
    expect((await Promise.all(asked)).map(({ ok }) => ok)).toEqual([false, false]);
  });
});

// Checkout needs this process's event loop, which encoding must not delay.
describe('twenty pictures that are encoded', patient, () => {
  it('do not hold up the server', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'banyan-encoder-'));
    const master = join(folder, 'master.jpg');
    await sharp(join(projectFolder, 'demo/pictures/home-dawn/wide-1600.avif')).jpeg().toFile(master);
    const encoder = createEncoder();
    const delay = monitorEventLoopDelay({ resolution: 5 });
    const variant = variants.get('card-590.avif')!;
    try {
      delay.enable();
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          encoder.run({
            kind: 'variant',
            master,
            target: join(folder, `${index}.avif`),
            draft: join(folder, `${index}.draft`),
            variant,
            focal: [0.5, 0.5],
          }),
        ),
      );
      delay.disable();
      expect(results.every(({ ok }) => ok)).toBe(true);
      // One encoding takes 100 ms and more; in this process it would block every request.
      expect(delay.percentile(95) / 1e6).toBeLessThan(50);
    } finally {
      encoder.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }, 120_000);
});
