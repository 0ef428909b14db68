import { use } from 'react';
import { PictureBase, type PictureImage } from './Picture.tsx';

export interface PicturedCategory {
  readonly image: PictureImage | null;
  readonly drawing: string;
}

interface CategoryPictureProps {
  readonly category: PicturedCategory;
  /** In pixels. */
  readonly side: 36 | 56;
}

/** The photo of a category, or its drawing in the colours of the theme; decorative, as the name is next to it. */
export function CategoryPicture({ category: { image, drawing }, side }: CategoryPictureProps) {
  const base = use(PictureBase);
  const box = { width: side, height: side };
  return image === null ? (
    <svg aria-hidden {...box} className="shrink-0">
      <use href={`/static/categories.svg#${drawing}`} />
    </svg>
  ) : (
    <img
      src={`${base}/${image.id}/square-192.webp`}
      alt=""
      {...box}
      loading="lazy"
      className="photo-edge shrink-0 rounded-full"
      style={{ backgroundColor: image.dominant ?? 'var(--sand)' }}
    />
  );
}
