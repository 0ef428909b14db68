import { useState } from 'react';
import type { PictureImage } from '#src/web/ui/media/Picture.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';

export interface GalleryView {
  readonly pictures: readonly PictureImage[];
  readonly at: number;
}

export type OpenGallery = (pictures: readonly PictureImage[], at: number) => void;

/** One gallery per page: listing photos and review photos share the popup. */
export function useGallery(): { readonly view: GalleryView; readonly open: OpenGallery } {
  const [view, setView] = useState<GalleryView>({ pictures: [], at: 0 });
  const open: OpenGallery = (pictures, at) => {
    setView({ pictures, at });
    openPopup('course-gallery');
  };
  return { view: view, open };
}
