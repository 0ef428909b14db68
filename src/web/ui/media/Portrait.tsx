import { use, useState } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { Avatar } from './Avatar.tsx';
import { PictureBase, type PictureImage } from './Picture.tsx';
import { squareFile, squareSrcset } from './picture-sources.ts';

interface PortraitProps {
  readonly name: string;
  /** Null for a person without a picture: the portrait shows initials. */
  readonly image: PictureImage | null;
  /** ISO country code: its accent is the ground of the initials. */
  readonly country?: string;
  readonly size: keyof typeof looks;
  /** The alternative text. Left out where the same link has the name. */
  readonly described?: boolean;
}

// The class of the box and the width it takes on the screen.
const looks = {
  small: { box: 'size-9 rounded-full', sizes: '36px' },
  medium: { box: 'size-14 rounded-full', sizes: '56px' },
  large: { box: 'size-20 rounded-full tablet:size-28', sizes: '(width >= 48rem) 112px, 80px' },
  tile: { box: 'aspect-square w-full rounded-panel', sizes: '(width >= 64rem) 190px, 30vw' },
} as const;

/** A person's picture, square or round, in AVIF and WebP with a JPEG behind them; initials where there is none. */
export function Portrait({ name, image, country, size, described = false }: PortraitProps) {
  const base = use(PictureBase);
  const [failed, setFailed] = useState(false);
  if (image === null || failed)
    return <Avatar name={name} size={size === 'tile' ? 'large' : size} {...(country !== undefined && { country })} />;
  const { box, sizes } = looks[size];
  return (
    <span
      className={classNames('block shrink-0 overflow-hidden', box)}
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
