// Title, description, canonical address, Open Graph and structured data of a page, as data.

/** The picture a page shows first: preloaded from the head with the widths the page will ask for. */
export interface PicturePreload {
  readonly srcset: string;
  readonly sizes: string;
  readonly media?: string;
}

/** The head of a page. `canonical` is a path; the origin is put before it. */
export interface Head {
  readonly title: string;
  /** The title without the product name: the specification gives it to the letter. */
  readonly isWholeTitle?: boolean;
  readonly description?: string;
  readonly canonical?: string;
  readonly robots?: 'noindex';
  /** Address of the 1200 × 630 picture, path or absolute. */
  readonly image?: { readonly url: string; readonly alt: string };
  readonly type?: 'website' | 'article' | 'product';
  readonly jsonLd?: readonly object[];
  readonly preloads?: readonly PicturePreload[];
}

/** "Ubud experiences · Banyan"; a page without a title has the product name (404 page). */
export function documentTitle(head: Head, brand: string): string {
  if (head.title === '') return brand;
  if (head.isWholeTitle) return head.title;
  // A title that begins with the name does not repeat it.
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

/** Sets title, description and canonical address after a page change in the browser. */
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
