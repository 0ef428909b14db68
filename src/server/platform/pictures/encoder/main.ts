// The encoder process (ADR 025): no settings or secrets, one job at a time, low priority. It ends with its parent.
import { constants, setPriority } from 'node:os';
import process from 'node:process';
import sharp from 'sharp';
import type { EncoderJob, EncoderResult } from '#src/server/platform/pictures/encoder-jobs.ts';
import { cutVariant } from './cut-variant.ts';
import { ingest, openPicture, redraw } from './ingest.ts';

// Set before sharp's threads inherit it. The lowest priority may starve.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);

async function work(job: EncoderJob): Promise<EncoderResult> {
  try {
    if (job.kind === 'ingest') return { ok: true, facts: await ingest(job) };
    if (job.kind === 'redraw') {
      const { data } = await redraw(Buffer.from(job.bytes, 'base64'));
      return { ok: true, bytes: data.toString('base64') };
    }
    if (job.kind === 'variant') await cutVariant(job);
    else await openPicture(job.source);
    return { ok: true };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    // An error with a code (ENOSPC, EACCES) is the machine's fault; others are the file's.
    if (error instanceof Error && 'code' in error) return { ok: false, reason: 'failed', detail };
    return { ok: false, reason: detail.includes('pixel limit') ? 'too-large' : 'unreadable', detail };
  }
}

process.on('message', (job: EncoderJob) => {
  void work(job).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group; the server ends this process.
process.on('SIGINT', () => undefined);
