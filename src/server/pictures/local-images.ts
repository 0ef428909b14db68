// Pictures in a local folder: masters and what was made of them, one folder a picture (ADR 025).
import { join } from 'node:path';
import type { Encoder } from './encoder.ts';
import { createVariantFinder } from './find-variant.ts';
import { checkPicture, forgetPicture, keepPicture, redrawPicture } from './keep-picture.ts';
import type { ImageGateway } from './image-store.ts';

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
    put: (bytes, reader) => keepPicture(at, bytes, reader),
    redraw: (bytes) => redrawPicture(at, bytes),
    check: (bytes) => checkPicture(at, bytes),
    variant: createVariantFinder({ store, demo }, encoder),
    remove: (id) => forgetPicture(at, id),
    close: () => encoder.close(),
  };
}
