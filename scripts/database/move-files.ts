// `npm run move-files -- --to s3|disk`: copies photos between disk and object store
// (docs/operations/providers.md#photos-in-an-object-store). It may be stopped at any time and continues next time; it
// deletes nothing.
import { bucketOriginals, diskOriginals } from '#src/server/platform/pictures/open-pictures.ts';
import { createProgressLine } from '#scripts/import-catalog/progress-line.ts';
import { readCommand, usageOf } from '#scripts/commands/command.ts';
import { openInstallation } from './installation.ts';
import { inOneLine } from './long-command.ts';
import { proveBuckets } from '#src/server/platform/pictures/bucket/bucket-originals.ts';
import { createS3Buckets } from '#src/server/platform/pictures/bucket/s3-bucket.ts';
import { copyOriginals } from '#src/server/platform/pictures/picture-queries.ts';
import { createCommandPool } from '#src/server/platform/db/pool.ts';

async function main(): Promise<void> {
  const { values } = readCommand('move-files', { options: { to: { type: 'string' } } });
  if (values.to !== 's3' && values.to !== 'disk') throw new Error(`Usage: ${usageOf('move-files')}`);
  const { config, url, close } = await openInstallation();
  const progress = createProgressLine(process.stderr);
  const pool = createCommandPool(url, 1);
  try {
    if (config.namedStore === null) throw new Error('Set BANYAN_S3_BUCKET and the settings next to it first.');
    const warning = await proveBuckets(createS3Buckets(config.namedStore), config.namedStore);
    if (warning !== null) console.error(warning);
    const [disk, bucket] = [diskOriginals(config.uploadDir), bucketOriginals(config.namedStore)];
    const [from, to] = values.to === 's3' ? [disk, bucket] : [bucket, disk];
    const { copied, known, missing } = await copyOriginals({ pool, from, to, onProgress: progress.tell });
    progress.end();
    console.log(`${copied} pictures copied, ${known} were already there.`);
    if (missing.length > 0)
      throw new Error(
        `${missing.length} are missing in both places: ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ' …' : ''}`,
      );
    if ((config.objectStore !== null) !== (values.to === 's3'))
      console.log(`Now set BANYAN_FILES=${values.to}, restart, then run this again for files added in the meantime.`);
  } finally {
    progress.end();
    await pool.end();
    await close();
  }
}

await inOneLine(main);
