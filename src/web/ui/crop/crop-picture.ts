// From a chosen file to the part that is sent: drawn on canvases, so that nothing but the part leaves this device and no address
// in memory has to be allowed (docs/domain/accounts.md#profile-photo).

/** The longest side of what is shown for cropping, and the side of what is sent, in pixels. */
const previewMaxPx = 1600;
const sideSent = 768;

/** A part of a picture, in its pixels. */
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

/** The picture of a file, upright and not too large; null for a file that this browser cannot draw. */
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

/** The square of a part, as a JPEG on white; null where the browser cannot make one. */
export function cutSquare(source: HTMLCanvasElement, part: PicturePart): Promise<File | null> {
  return cutPart(source, part, sideSent);
}

/** A part of a picture, its longest side at most so many pixels, as a JPEG on white; null where the browser cannot make one. */
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
