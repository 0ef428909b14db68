// A page's head as data: title, description, canonical address, Open Graph, structured data.

/** Preloaded with the widths that the page uses. */
export interface PicturePreload {
  readonly srcset: string;
  readonly sizes: string;
  readonly media?: string;
}

/** `canonical` is a path, completed with the origin. */
export interface Head {
  readonly title: string;
  /** The specification fixes the whole title: no product name is added. */
  readonly isWholeTitle?: boolean;
  readonly description?: string;
  readonly canonical?: string;
  readonly robots?: 'noindex';
  readonly image?: { readonly url: string; readonly alt: string };
  readonly type?: 'website' | 'article' | 'product';
  readonly jsonLd?: readonly object[];
  readonly preloads?: readonly PicturePreload[];
}

/** "Ubud experiences · Banyan"; without a title the product name (404 page). */
export function documentTitle(head: Head, brand: string): string {
  if (head.title === '') return brand;
  if (head.isWholeTitle) return head.title;
  return head.title.startsWith(brand) ? head.title : `${head.title} · ${brand}`;
}

function setMeta(name: string, content: string | undefined): void {
  const element = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) {
    element?.remove();
    return;
  }
  const meta = element ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  meta.content = content;
}

export function applyHead(head: Head, brand: string): void {
  document.title = documentTitle(head, brand);
  setMeta('description', head.description);
  document.head.querySelector('link[rel="canonical"]')?.remove();
  if (head.canonical !== undefined) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'canonical',
      href: location.origin + head.canonical,
    });
    document.head.append(link);
  }
}
