// Pictures in a local folder: masters and what was made of them, one folder a picture (ADR 025).
import { join } from 'node:path';
import type { Encoder } from '../pictures/encoder.ts';
import { createVariantFinder } from '../pictures/find-variant.ts';
import { checkPicture, forgetPicture, keepPicture } from '../pictures/keep-picture.ts';
import type { ImageGateway } from './images-port.ts';

export interface LocalImagesOptions {
  /** BANYAN_UPLOAD_DIR. */
  folder: string;
  /** Where the pictures that come with the program are. */
  demo: string;
  encoder: Encoder;
}

/** Opens the store. Nothing is made, no folder and no process, before the first picture needs it. */
export function createLocalImages({ folder, demo, encoder }: LocalImagesOptions): ImageGateway {
  const store = join(folder, 'pictures');
  const at = { store, encoder };
  return {
    put: (bytes) => keepPicture(at, bytes),
    check: (bytes) => checkPicture(at, bytes),
    variant: createVariantFinder({ store, demo }, encoder),
    remove: (id) => forgetPicture(at, id),
    close: () => encoder.close(),
  };
}
