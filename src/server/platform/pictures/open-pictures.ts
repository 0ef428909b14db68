// Opens the pictures of an installation where its settings say they are.
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

/** The two settings that say where pictures are. */
export type PicturePlace = Pick<StartConfig, 'uploadDir' | 'objectStore'>;

/** Nothing is asked or made before the first picture is needed. */
export function openImages({ uploadDir, objectStore }: PicturePlace): ImageGateway {
  const demo = `${projectFolder}demo/pictures`;
  const encoder = createEncoder();
  if (objectStore === null) return createLocalImages({ folder: uploadDir, demo, encoder });
  return createBucketImages({
    // Apart from what an installation on disk keeps, because all of it may be deleted.
    folder: join(uploadDir, 'fetched'),
    demo,
    encoder,
    buckets: createS3Buckets(objectStore),
    cacheBytes: objectStore.cacheBytes,
    clock: () => Date.now(),
  });
}

/** What is kept of pictures, where the settings say. */
export function openOriginals({ uploadDir, objectStore }: PicturePlace): Originals {
  return objectStore === null ? diskOriginals(uploadDir) : bucketOriginals(objectStore);
}

/** What is kept in BANYAN_UPLOAD_DIR. */
export function diskOriginals(uploadDir: string): Originals {
  return createDiskOriginals(join(uploadDir, 'pictures'));
}

/** What is kept in an object store. */
export function bucketOriginals(access: ObjectStoreAccess): Originals {
  return createBucketOriginals(createS3Buckets(access));
}
