import { use, useState } from 'react';
import { Lantern } from '#src/web/ui/states/Lantern.tsx';
import { PictureBase, type PictureImage } from '#src/web/ui/media/Picture.tsx';
import { largestFile } from '#src/web/ui/media/picture-sources.ts';
import { t } from '#src/web/guest/course/texts.ts';

/** A whole, uncropped photo; a described tile when its file fails. */
export function LightboxPicture({ image }: { readonly image: PictureImage }) {
  const base = use(PictureBase);
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <div className="grid size-full place-content-center justify-items-center gap-4 p-6 text-center">
        <Lantern className="h-24" />
        <p className="max-w-[29.3em]">{t('gallery.failed')}</p>
      </div>
    );
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={largestFile(base, image.id, 'avif')} />
      <source type="image/webp" srcSet={largestFile(base, image.id, 'webp')} />
      <img
        src={largestFile(base, image.id, 'jpg')}
        alt={image.alt}
        width={image.width ?? 1600}
        height={image.height ?? 1000}
        draggable={false}
        decoding="async"
        className="block size-full object-contain"
        onError={() => setFailed(true)}
      />
    </picture>
  );
}
