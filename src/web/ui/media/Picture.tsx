import { createContext, use, useState } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { pictureBox, pictureFile, pictureSrcset, type PictureShape } from './picture-sources.ts';

/** What is known of a picture before its file: `blur` a tiny data URI, `dominant` its main colour. */
export interface PictureImage {
  readonly id: string;
  readonly alt: string;
  /** Of the stored picture, in pixels: a gallery over the page shows it whole. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly blur?: string | null | undefined;
  readonly dominant?: string | null | undefined;
  /** What must stay in sight when the box cuts: shares of width and height. */
  readonly focal?: readonly [number, number] | null | undefined;
}

// One transparent pixel, with its width, as every other source of the picture has one.
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw== 1w';

/** Where the files are: `/images`, or a CDN. */
export const PictureBase = createContext('/images');

interface PictureProps {
  readonly image: PictureImage;
  readonly shape: PictureShape;
  /** The width it takes on the screen, as in the `sizes` attribute. */
  readonly sizes: string;
  /** The first picture of the page: loaded at once and with priority. */
  readonly priority?: boolean;
  /** A media query outside which nothing is loaded: for a picture that is hidden there. */
  readonly onlyWhen?: string;
  /** Which part stays when the box cuts: CSS `object-position`. */
  readonly position?: string;
  /** Says nothing to screen readers where the text next to it says it all. */
  readonly decorative?: boolean;
  readonly className?: string;
  readonly imageClassName?: string;
}

/**
 * A picture in AVIF and WebP with three widths, and a JPEG for browsers that read neither. Until it is there the box shows its blur on its main colour; when it
 * fails the colour stays (visual: failed image).
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
