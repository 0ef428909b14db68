import { documentTitle, type Head } from './head.ts';

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
