// Opens the photo store that the settings name.
import { join } from 'node:path';
import { projectFolder, type StartConfig } from '#src/server/platform/config.ts';
import type { ObjectStoreAccess } from '#src/server/platform/config/assemble.ts';
import { createS3Buckets } from './bucket/s3-bucket.ts';
import { createBucketImages } from './bucket/bucket-images.ts';
import { createBucketOriginals } from './bucket/bucket-originals.ts';
import { createEncoder } from './encoder.ts';
import type { ImageGateway } from './image-store.ts';
import { createLocalImages } from './local-images.ts';
import { createDiskOriginals, type Originals } from './originals.ts';

export type PicturePlace = Pick<StartConfig, 'uploadDir' | 'objectStore'>;

/** Creates folders on first use. */
export function openImages({ uploadDir, objectStore }: PicturePlace): ImageGateway {
  const demo = `${projectFolder}demo/pictures`;
  const encoder = createEncoder();
  if (objectStore === null) return createLocalImages({ folder: uploadDir, demo, encoder });
  return createBucketImages({
    // A separate folder, because the cache may be deleted.
    folder: join(uploadDir, 'fetched'),
    demo,
    encoder,
    buckets: createS3Buckets(objectStore),
    cacheBytes: objectStore.cacheBytes,
    clock: () => Date.now(),
  });
}

export function openOriginals({ uploadDir, objectStore }: PicturePlace): Originals {
  return objectStore === null ? diskOriginals(uploadDir) : bucketOriginals(objectStore);
}

export function diskOriginals(uploadDir: string): Originals {
  return createDiskOriginals(join(uploadDir, 'pictures'));
}

export function bucketOriginals(access: ObjectStoreAccess): Originals {
  return createBucketOriginals(createS3Buckets(access));
}
