import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

const SIDE = 144;

/** The middle square of a picture, drawn on a canvas: nothing has to be uploaded or allowed for it. */
async function draw(file: File, canvas: HTMLCanvasElement): Promise<void> {
  const bitmap = await createImageBitmap(file);
  const side = Math.min(bitmap.width, bitmap.height);
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, SIDE, SIDE);
  bitmap.close();
}

/** A small square preview of a picture that is still on this device. Decorative: its name stands beside it. */
export function PhotoThumb({ file }: { readonly file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(true);
  useEffect(() => {
    if (canvas.current === null) return;
    // A kind of picture that this browser cannot draw may still be one that the server can read.
    draw(file, canvas.current).then(
      () => setDrawn(true),
      () => setDrawn(false),
    );
  }, [file]);
  return (
    <span aria-hidden className="relative block size-18 shrink-0 overflow-hidden rounded-chip bg-sand">
      <canvas ref={canvas} width={SIDE} height={SIDE} className="size-full" />
      {!isDrawn && (
        <span className="absolute inset-0 grid place-items-center text-ink-3">
          <ImageOff size={22} />
        </span>
      )}
    </span>
  );
}
