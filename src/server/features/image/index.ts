// Entry point of the feature image: uploads, for calls and for every feature that shows pictures of people. It imports no
// other feature, so that all may use it.
import { imageCalls } from './image.ts';

export const imageHandlers = {
  ...imageCalls,
} as const;

export { claimUploads, endUploadsOf, expireOfSide, type Purpose, type ThreadSide, type UsedUpload } from './queries.ts';
export { registerPrivatePictures } from './private-pictures.ts';
export { storeUpload, type Upload } from './store-upload.ts';
export { removeUploads, sweepUploads } from './sweep-uploads.ts';
