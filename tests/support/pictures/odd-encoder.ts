// An encoder for tests of encoder.ts: the file's name decides its behaviour.
import process from 'node:process';
import type { EncoderJob } from '#src/server/platform/pictures/encoder-jobs.ts';

process.on('message', (job: EncoderJob) => {
  const wish = job.kind === 'inspect' ? job.source : '';
  if (wish === 'die') process.exit(7);
  if (wish === 'hang') return;
  setTimeout(() => process.send?.({ ok: true }), wish === 'slow' ? 60 : 0);
});
process.on('disconnect', () => process.exit(0));
