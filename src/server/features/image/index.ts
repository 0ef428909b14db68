// Entry point of uploaded images.
import { imageCalls } from './image.ts';

export const imageHandlers = {
  ...imageCalls,
} as const;

export { registerPrivatePictures } from './private-pictures.ts';
export { endUploadsOf, claimUploads, expireOfSide, type UsedUpload } from './queries.ts';
export { storeUpload, type Upload } from './store-upload.ts';
export { removeUploads, sweepUploads } from './sweep-uploads.ts';
