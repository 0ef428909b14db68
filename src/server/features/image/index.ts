// Entry point of uploaded images.
import { imageCalls } from './image.ts';

export const imageHandlers = {
  ...imageCalls,
} as const;

export { registerPrivatePictures } from './image.ts';
export { endUploadsOf, claimUploads, expireOfSide, type UsedUpload } from './queries.ts';
export { storeUpload, type Upload } from './image.ts';
export { removeUploads, sweepUploads } from './image.ts';
