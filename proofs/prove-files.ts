// `npm run proofs -- files`: photos in a real OpenStack Swift through its S3 interface, which checks signatures and
// read access (docs/operations/providers.md#photos-in-an-object-store). Exits with 77 (left out) without Swift.
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret } from '#src/server/platform/config/secret.ts';
import { projectFolder } from '#src/server/platform/config.ts';
import type { ObjectStoreAccess } from '#src/server/platform/config/assemble.ts';
import { createBucketImages } from '#src/server/platform/pictures/bucket/bucket-images.ts';
import type { Buckets } from '#src/server/platform/pictures/bucket/bucket.ts';
import { createBucketOriginals, proveBuckets } from '#src/server/platform/pictures/bucket/bucket-originals.ts';
import { createS3Buckets } from '#src/server/platform/pictures/bucket/s3-bucket.ts';
import { createEncoder } from '#src/server/platform/pictures/encoder.ts';
import { missingForSwift, startSwift } from './kit/swift.ts';
import { leftOut } from './list.ts';

const missing = missingForSwift();
if (missing.length > 0) {
  console.log(`Not on PATH: ${missing.join(', ')} (Debian: swift-proxy, -account, -container, -object): left out.`);
  process.exit(leftOut);
}

let failed = 0;

/** Prints the step; `work` throws or returns a wrong result. */
async function step(name: string, work: () => Promise<string | null>): Promise<void> {
  const started = performance.now();
  const wrong = await work().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  if (wrong !== null) failed += 1;
  const time = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  console.log(wrong === null ? `holds   ${name} (${time})` : `FAILED  ${name} (${time}): ${wrong}`);
}

async function makeBuckets({ endpoint, region, accessKeyId, secretAccessKey, buckets }: ObjectStoreAccess) {
  const credentials = { accessKeyId, secretAccessKey: secretAccessKey.reveal() };
  const client = new S3Client({ endpoint: endpoint ?? '', region, forcePathStyle: true, credentials });
  for (const name of Object.values(buckets)) await client.send(new CreateBucketCommand({ Bucket: name }));
  client.destroy();
}

/** A refusal whose message matches. */
const isRefused = async (access: ObjectStoreAccess, words: RegExp) => {
  const said = await proveBuckets(createS3Buckets(access), access).catch((error: Error) => error.message);
  return said !== null && words.test(said) ? null : `it says ${said}`;
};

async function copyMany(buckets: Buckets): Promise<string | null> {
  const originals = createBucketOriginals(buckets);
  const ids = Array.from(
    { length: 100 },
    (_, index) => `${index % 2 ? 'private-' : ''}${String(index).padStart(40, '0')}`,
  );
  for (const id of ids)
    await originals.write(id, { 'facts.json': Buffer.from('{}'), 'master.webp': Buffer.alloc(20_000, id) });
  const back = await Promise.all([ids[0], ids[1], ids[99]].map((id) => originals.read(id ?? '')));
  const isSame = back.every((one) => one?.['master.webp'].length === 20_000);
  return isSame && (await buckets.shown.list('pictures/')).length === 100 ? null : 'not all came back';
}

async function shareBetweenMachines(buckets: Buckets, folder: string): Promise<string | null> {
  const encoder = createEncoder();
  const machine = (name: string) =>
    createBucketImages({
      folder: join(folder, name),
      demo: `${projectFolder}demo/pictures`,
      encoder,
      buckets,
      cacheBytes: 1e9,
      clock: () => Date.now(),
    });
  try {
    const [one, other] = [machine('one'), machine('other')];
    const put = await one.put(await demoPicture());
    if (!put.ok) return put.detail;
    const found = await other.variant(put.picture.id, 'card-295.webp');
    if (!found.ok) return found.detail;
    await one.remove(put.picture.id);
    const left = await buckets.shown.list(`pictures/${put.picture.id}/`);
    return left.length === 0 ? null : `left behind: ${left.join(', ')}`;
  } finally {
    encoder.close();
  }
}

const demoPicture = () => readFile(`${projectFolder}demo/pictures/home-dawn/wide-1600.avif`);

const swift = await startSwift();
const folder = mkdtempSync(join(tmpdir(), 'banyan-prove-files-'));
try {
  const { access } = swift;
  const buckets = createS3Buckets(access);
  await step('a store without the buckets is refused by name', () =>
    isRefused(access, /bucket pictures .*NoSuchBucket/),
  );
  await makeBuckets(access);
  await step('both buckets can be used, and the private one is closed', () => proveBuckets(buckets, access));
  await step('a wrong secret is refused', () =>
    isRefused({ ...access, secretAccessKey: new Secret('another') }, /SignatureDoesNotMatch/),
  );
  await step('100 pictures go in and come back', () => copyMany(buckets));
  await step('one machine makes what another keeps, and a removed picture is gone', () =>
    shareBetweenMachines(buckets, folder),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
  await swift.stop();
}
process.exitCode = failed === 0 ? 0 : 1;
