import { useState } from 'react';
import type { PictureImage } from '#src/web/ui/media/Picture.tsx';
import { openPopup } from '#src/web/ui/popup/popup.ts';

/** The pictures that the gallery over the page shows, and how it is opened with others. */
export interface GalleryView {
  readonly pictures: readonly PictureImage[];
  /** Place of the picture it opens with, from 0. */
  readonly at: number;
}

/** Opens the gallery popup on a list of pictures, at one of them. */
export type OpenGallery = (pictures: readonly PictureImage[], at: number) => void;

/** The one gallery of the page: pictures of the experience and photos of its reviews open the same popup. */
export function useGallery(): { readonly view: GalleryView; readonly open: OpenGallery } {
  const [view, setView] = useState<GalleryView>({ pictures: [], at: 0 });
  const open: OpenGallery = (pictures, at) => {
    setView({ pictures, at });
    openPopup('course-gallery');
  };
  return { view: view, open };
}
