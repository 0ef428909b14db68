import { use, useState } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { Avatar } from './Avatar.tsx';
import { PictureBase, type PictureImage } from './Picture.tsx';
import { squareFile, squareSrcset } from './picture-sources.ts';

interface PortraitProps {
  readonly name: string;
  /** Null shows initials. */
  readonly image: PictureImage | null;
  /** ISO code: the background of the initials. */
  readonly country?: string;
  readonly size: keyof typeof looks;
  /** Omitted where the same link has the name. */
  readonly described?: boolean;
}

const looks = {
  small: { box: 'size-9 rounded-full', sizes: '36px' },
  medium: { box: 'size-14 rounded-full', sizes: '56px' },
  large: { box: 'size-20 rounded-full tablet:size-28', sizes: '(width >= 48rem) 112px, 80px' },
  tile: { box: 'aspect-square w-full rounded-panel', sizes: '(width >= 64rem) 190px, 30vw' },
} as const;

/** A person's photo in AVIF and WebP with a JPEG fallback, or initials. */
export function Portrait({ name, image, country, size, described = false }: PortraitProps) {
  const base = use(PictureBase);
  const [failed, setFailed] = useState(false);
  if (image === null || failed)
    return <Avatar name={name} size={size === 'tile' ? 'large' : size} {...(country !== undefined && { country })} />;
  const { box, sizes } = looks[size];
  return (
    <span
      className={classNames('photo-edge block shrink-0 overflow-hidden', box)}
      style={{ backgroundColor: image.dominant ?? 'var(--sand)' }}
    >
      <picture>
        <source type="image/avif" srcSet={squareSrcset(base, image.id, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={squareSrcset(base, image.id, 'webp')} sizes={sizes} />
        <img
          src={squareFile(base, image.id)}
          alt={described ? image.alt : ''}
          width={192}
          height={192}
          loading="lazy"
          decoding="async"
          className="block size-full object-cover"
          onError={() => setFailed(true)}
        />
      </picture>
    </span>
  );
}
