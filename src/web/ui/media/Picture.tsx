import { createContext, use, useState } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { pictureBox, pictureFile, pictureSrcset, type PictureShape } from './picture-sources.ts';

/** Placeholders: `blur` is a tiny data URI, `dominant` the main colour. */
export interface PictureImage {
  readonly id: string;
  readonly alt: string;
  /** Stored size in pixels, for the full-page gallery. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly blur?: string | null | undefined;
  readonly dominant?: string | null | undefined;
  /** The focal point as shares of width and height. */
  readonly focal?: readonly [number, number] | null | undefined;
}

// One transparent pixel with a width, as the other sources have one.
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw== 1w';

export const PictureBase = createContext('/images');

interface PictureProps {
  readonly image: PictureImage;
  readonly shape: PictureShape;
  readonly sizes: string;
  readonly priority?: boolean;
  /** A media query outside which nothing is loaded. */
  readonly onlyWhen?: string;
  readonly position?: string;
  /** Empty alt text where the neighbouring text is sufficient. */
  readonly decorative?: boolean;
  readonly className?: string;
  readonly imageClassName?: string;
}

/**
 * AVIF and WebP in three widths with a JPEG fallback. Shows the blur while loading and the colour on failure (visual: failed
 * image).
 */
export function Picture(props: PictureProps) {
  const { image, shape, sizes, priority = false, onlyWhen, position, decorative = false } = props;
  const { className, imageClassName } = props;
  const base = use(PictureBase);
  const objectPosition = position ?? focalPosition(image);
  const [failed, setFailed] = useState(false);
  const alt = decorative ? '' : image.alt;
  return (
    <span
      className={classNames('picture block overflow-hidden', className)}
      style={{
        backgroundColor: image.dominant ?? 'var(--sand)',
        ...(image.blur ? { backgroundImage: `url(${image.blur})`, backgroundSize: 'cover' } : {}),
      }}
    >
      {!failed && (
        <picture>
          {onlyWhen !== undefined && <source media={`not all and ${onlyWhen}`} srcSet={NOTHING} sizes="1px" />}
          <source type="image/avif" srcSet={pictureSrcset(base, image.id, shape, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={pictureSrcset(base, image.id, shape, 'webp')} sizes={sizes} />
          <img
            src={pictureFile(base, image.id, shape)}
            alt={alt}
            {...pictureBox(shape)}
            {...(priority
              ? { fetchPriority: 'high' as const }
              : { loading: 'lazy' as const, decoding: 'async' as const })}
            className={classNames('block size-full object-cover', imageClassName)}
            style={objectPosition === undefined ? undefined : { objectPosition: objectPosition }}
            onError={() => setFailed(true)}
          />
        </picture>
      )}
      {failed && alt !== '' && <span className="visually-hidden">{alt}</span>}
    </span>
  );
}

function focalPosition({ focal }: PictureImage): string | undefined {
  return focal ? `${focal[0] * 100}% ${focal[1] * 100}%` : undefined;
}
