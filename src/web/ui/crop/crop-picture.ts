// Crops on canvases, so only the crop leaves the device and CSP needs no blob: URL
// (docs/domain/accounts.md#profile-photo).

/** px: longest side of the preview, and side of the upload. */
const previewMaxPx = 1600;
const sideSent = 768;

export interface PicturePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** Upright and limited in size; null when the browser cannot decode it. */
export async function readPicture(file: Blob): Promise<HTMLCanvasElement | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, previewMaxPx / Math.max(bitmap.width, bitmap.height));
    const canvas = canvasOf(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return canvas;
  } catch {
    return null;
  }
}

/** A JPEG on white; null when the browser cannot encode it. */
export function cutSquare(source: HTMLCanvasElement, part: PicturePart): Promise<File | null> {
  return cutPart(source, part, sideSent);
}

/** Limits the longest side; a JPEG on white, null when the browser cannot encode it. */
export async function cutPart(
  source: HTMLCanvasElement,
  { x, y, width, height }: PicturePart,
  longest: number,
): Promise<File | null> {
  const scale = Math.min(1, longest / Math.max(width, height));
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const canvas = canvasOf(wide, high);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, wide, high);
  context.drawImage(source, x, y, width, height, 0, 0, wide, high);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob && new File([blob], 'picture.jpg', { type: 'image/jpeg' });
}
