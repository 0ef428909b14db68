// /manifest.webmanifest, and iOS's icon.
import type { FastifyInstance } from 'fastify';
import type { Config } from '#src/server/platform/config.ts';

export const manifestPath = '/manifest.webmanifest';

/** As theme-color. */
const background = '#fffcf7';

// By scripts/icons/app-icons.ts, with margins: safe to crop.
const icons = [192, 512].flatMap((size) =>
  (['any', 'maskable'] as const).map((purpose) => ({
    src: `/static/app-icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
);

/** Email links stay in the browser. */
export function webManifest({ brand }: Pick<Config, 'brand'>) {
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name.length <= 12 ? brand.name : (brand.name.split(/\s/)[0] ?? brand.name),
    ...(brand.tagline === '' ? {} : { description: brand.tagline }),
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: background,
    theme_color: background,
    icons,
  };
}

/** iOS requests the icon by name. */
export function registerWebManifest(app: FastifyInstance, config: Pick<Config, 'brand'>): void {
  app.get(manifestPath, async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(webManifest(config))),
  );
  for (const path of ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'])
    app.get(path, async (_request, reply) => reply.redirect('/static/app-icon-192.png', 308));
}
