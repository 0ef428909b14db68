// What a phone or a desktop shows when the site is kept on it: /manifest.webmanifest, and the icon that iOS asks for at the root.
import type { FastifyInstance } from 'fastify';
import type { Config } from '#src/server/platform/config.ts';

export const manifestPath = '/manifest.webmanifest';

/** The light ground of pages, as their theme-color has it. */
const background = '#fffcf7';

// Drawn by scripts/icons/app-icons.ts: the mark without rounded corners and with room around it: the same file is whole and safe to be cut round.
const icons = [192, 512].flatMap((size) =>
  (['any', 'maskable'] as const).map((purpose) => ({
    src: `/static/app-icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
);

/** The manifest under the name of the operator's brand. Links of emails stay in the browser, and there is a way back. */
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

/** Registers both addresses. iOS asks for the icon by name, so that pages need no link to it. */
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
