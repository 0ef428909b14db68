// The parts of a page that search engines read.

export interface ReadHead {
  title: string;
  description: string | undefined;
  canonical: string | undefined;
  robots: string | undefined;
  /** Open Graph by name without its prefix. */
  og: Record<string, string>;
  jsonLd: Record<string, unknown>[];
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

const plain = (text: string) => text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

function metaOf(html: string, kind: 'name' | 'property'): Record<string, string> {
  const found = html.matchAll(new RegExp(`<meta ${kind}="([^"]+)" content="([^"]*)"`, 'g'));
  return Object.fromEntries([...found].map(([, key = '', content = '']) => [key, plain(content)]));
}

/** Reads the head of a document as text. Throws when a piece of structured data is no JSON. */
export function readHead(html: string): ReadHead {
  const names = metaOf(html, 'name');
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  return {
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: names['description'],
    robots: names['robots'],
    canonical: canonical === undefined ? undefined : plain(canonical),
    og: Object.fromEntries(
      Object.entries(metaOf(html, 'property')).map(([key, content]) => [key.replace(/^og:/, ''), content]),
    ),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, text = '']) =>
      JSON.parse(text),
    ),
  };
}
