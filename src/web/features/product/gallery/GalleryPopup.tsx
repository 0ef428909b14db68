import { lazy, Suspense } from 'react';
import { Popup } from '#src/web/ui/popup/Popup.tsx';
import { LightboxPicture } from './LightboxPicture.tsx';
import { t } from '../t.ts';
import type { Shown } from './use-gallery.ts';

const Lightbox = lazy(() => import('./Lightbox.tsx').then((module) => ({ default: module.Lightbox })));

/** Pictures one by one over the whole page (course gallery). Its script loads when it is first opened. */
export function GalleryPopup({ shown }: { readonly shown: Shown }) {
  const first = shown.pictures[shown.at];
  return (
    <Popup name="course-gallery" title={t('gallery.title')} kind="sheet">
      {/* The popup less its title bar: a height in percent has nothing to hold on to here. */}
      <div className="-m-(--pad) h-[calc(100dvh-4.25rem)] bg-night text-on-night">
        <Suspense fallback={first !== undefined && <LightboxPicture image={first} />}>
          <Lightbox shown={shown} />
        </Suspense>
      </div>
    </Popup>
  );
}
