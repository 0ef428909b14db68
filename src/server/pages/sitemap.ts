// /sitemap.xml: an index, and parts made on demand and cached.
import { html, type Html } from '#src/texts/html.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { parseId } from '#src/contract/addresses/path-parts.ts';
import {
  contentPageUrl,
  productCategoryUrl,
  productDetailUrl,
  productListUrl,
  publicHostUrl,
} from '#src/contract/addresses/urls.ts';
import type { Services } from '#src/server/services.ts';
import { encodeOnce } from '#src/server/platform/http/compression.ts';
import {
  findContentPages,
  findCourseParts,
  findCoursesOfPart,
  findListedCategories,
  findListedCities,
  findListedHosts,
} from './sitemap-queries.ts';

/** `changed` is optional. */
interface SitemapEntry {
  readonly path: string;
  readonly changed?: Date;
}

const head = html`<?xml version="1.0" encoding="UTF-8"?>\n`;
const schema = html`xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;

function entryText(kind: 'url' | 'sitemap', origin: string, { path, changed }: SitemapEntry): Html {
  const lastmod = changed === undefined ? null : html`<lastmod>${changed.toISOString()}</lastmod>`;
  return html`<${kind}><loc>${origin + path}</loc>${lastmod}</${kind}>\n`;
}

export function sitemapOf(entries: readonly SitemapEntry[], origin: string): string {
  const pages = entries.map((entry) => entryText('url', origin, entry));
  return String(html`${head}<urlset ${schema}>\n${pages}</urlset>\n`);
}

export function sitemapIndexOf(paths: readonly string[], origin: string): string {
  const parts = paths.map((path) => entryText('sitemap', origin, { path }));
  return String(html`${head}<sitemapindex ${schema}>\n${parts}</sitemapindex>\n`);
}

const keptBytes = 16 * 1024 * 1024;
const cacheMs = 600_000;
const keptParts = 500;
const unpack = promisify(gunzip);

type Source = (services: Services, part: number) => Promise<string | null>;

const sources: Readonly<Record<string, Source>> = {
  index: async ({ db, config }) => {
    const parts = await findCourseParts(db);
    const paths = [
      '/sitemap-pages.xml',
      '/sitemap-cities.xml',
      '/sitemap-categories.xml',
      '/sitemap-hosts.xml',
      ...parts.map((part) => `/sitemap-courses-${part}.xml`),
    ];
    return sitemapIndexOf(paths, config.origin);
  },
  pages: async ({ db, config }) => {
    const pages = await findContentPages(db);
    const texts = pages.map(({ slug, updated_at }) => ({ path: contentPageUrl(slug), changed: updated_at }));
    return sitemapOf([{ path: '/' }, ...texts], config.origin);
  },
  cities: async ({ db, config }) => {
    const cities = await findListedCities(db);
    return sitemapOf(
      cities.map((city) => ({ path: productListUrl(city) })),
      config.origin,
    );
  },
  categories: async ({ db, config }) => {
    const categories = await findListedCategories(db);
    return sitemapOf(
      categories.map(({ category_slug, ...city }) => ({ path: productCategoryUrl(city, category_slug) })),
      config.origin,
    );
  },
  hosts: async ({ db, config }) => {
    const hosts = await findListedHosts(db);
    return sitemapOf(
      hosts.map(({ id }) => ({ path: publicHostUrl(id) })),
      config.origin,
    );
  },
  courses: async ({ db, config }, part) => {
    const courses = await findCoursesOfPart(db, part);
    if (courses.length === 0) return null;
    const entries = courses.map(({ id, title, city_slug, updated_at }) => ({
      path: productDetailUrl({ city: city_slug, id, title }),
      changed: updated_at,
    }));
    return sitemapOf(entries, config.origin);
  },
};

/** An empty part is 404. */
export function registerSitemap(app: FastifyInstance, services: Services): void {
  // Shared by concurrent requests.
  const cache = new LRUCache<string, Buffer>({
    max: keptParts,
    maxSize: keptBytes,
    ttl: cacheMs,
    sizeCalculation: (bytes) => bytes.length + 1,
    fetchMethod: async (key) => {
      const [name = '', part = '1'] = key.split(' ');
      const xml = await sources[name]?.(services, Number(part));
      // Copies zlib's view to free its buffer.
      return typeof xml === 'string' ? Buffer.from(await encodeOnce(xml, 'gzip')) : undefined;
    },
  });
  const send = async (request: FastifyRequest, reply: FastifyReply, key: string) => {
    const packed = await cache.fetch(key);
    if (packed === undefined) return reply.callNotFound();
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
    reply.header('vary', 'accept-encoding');
    if (request.headers['accept-encoding']?.includes('gzip') !== true) return reply.send(await unpack(packed));
    return reply.header('content-encoding', 'gzip').send(packed);
  };
  app.get('/sitemap.xml', (request, reply) => send(request, reply, 'index'));
  app.get('/sitemap-pages.xml', (request, reply) => send(request, reply, 'pages'));
  app.get('/sitemap-cities.xml', (request, reply) => send(request, reply, 'cities'));
  app.get('/sitemap-categories.xml', (request, reply) => send(request, reply, 'categories'));
  app.get('/sitemap-hosts.xml', (request, reply) => send(request, reply, 'hosts'));
  app.get<{ Params: { part: string } }>('/sitemap-courses-:part(^[0-9]+).xml', (request, reply) => {
    const part = parseId(request.params.part);
    return part === null ? reply.callNotFound() : send(request, reply, `courses ${part}`);
  });
}
