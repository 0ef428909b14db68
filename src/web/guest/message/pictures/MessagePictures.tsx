import { ImageOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import type { Attachment } from '#src/web/guest/message/talk.ts';
import { t } from '#src/web/guest/message/texts.ts';

const PictureViewer = lazy(() => import('./PictureViewer.tsx').then((module) => ({ default: module.PictureViewer })));

function Tile({ picture, isAlone }: { readonly picture: Attachment; readonly isAlone: boolean }) {
  const [isLost, setLost] = useState(false);
  return (
    <span
      className={classNames(
        'grid place-items-center overflow-hidden rounded-control bg-sand text-ink-2',
        isAlone ? 'size-56' : 'size-28 phone:size-36',
      )}
      // Its colour until it is there.
      style={{ backgroundColor: isLost ? undefined : picture.dominant }}
    >
      {isLost ? (
        <ImageOff aria-hidden size={24} />
      ) : (
        <img
          src={picture.preview_url}
          alt=""
          width={384}
          height={384}
          loading="lazy"
          decoding="async"
          className="block size-full object-cover"
          onError={() => setLost(true)}
        />
      )}
    </span>
  );
}

/** The pictures of a message, of one size whatever they are, so that nothing moves when they come; each opens large. */
export function MessagePictures({ pictures }: { readonly pictures: readonly Attachment[] }) {
  const [at, setAt] = useState<number | null>(null);
  const count = pictures.length;
  if (count === 0) return null;
  return (
    <>
      <ul className={classNames('grid gap-1.5', count > 1 ? 'grid-cols-[auto_auto]' : 'grid-cols-[auto]')}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <a
              href={picture.url}
              target="_blank"
              rel="noreferrer"
              className="block rounded-control"
              aria-label={t('picture.open', { place: index + 1, count, alt: picture.alt })}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                setAt(index);
              }}
            >
              <Tile picture={picture} isAlone={count === 1} />
            </a>
          </li>
        ))}
      </ul>
      {at !== null && (
        <Suspense>
          <PictureViewer pictures={pictures} first={at} onClose={() => setAt(null)} />
        </Suspense>
      )}
    </>
  );
}
