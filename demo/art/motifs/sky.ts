import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { type Point, num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import type { Stage } from '#demo/art/kit/stage.ts';
import { paintCloudCover } from './cloud-cover.ts';

/** Sky from zenith to horizon; `horizon` is the y where the last colour is reached. Stars come out at night. */
export function paintSky(stage: Stage, horizon: number): void {
  const { canvas, palette, random, sky } = stage;
  if (sky === 'overcast' || sky === 'monsoon') {
    paintCloudCover(stage, sky, horizon);
    return;
  }
  const [zenith, upper, lower, edge] = palette.sky;
  const end = horizon / HEIGHT;
  const stops = [
    [0, zenith],
    [end * 0.42, upper],
    [end * 0.8, lower],
    [end, edge],
    [1, edge],
  ] as const;
  canvas.add(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${canvas.linear(stops)}"/>`);
  const count = { night: 150, dawn: 34, dusk: 26, noon: 0 }[palette.time];
  let stars = '';
  for (let i = 0; i < count; i += 1) {
    const height = random.next() ** 1.6;
    stars += oval(random.between(0, WIDTH), height * horizon * 0.7, random.between(0.7, 2.1));
  }
  if (count > 0) canvas.path(stars, '#fff8e2', `opacity="${palette.time === 'night' ? 0.8 : 0.45}"`);
}

/** Sun by day, moon by night, with its glow. The glow is laid on with "screen" so that it never greys the sky. */
export function paintSun(stage: Stage, [x, y]: Point, radius: number): void {
  const { canvas, palette } = stage;
  const reach = radius * (palette.time === 'night' ? 5 : 6.6);
  const strength = { night: 0.5, dawn: 0.75, dusk: 0.85, noon: 0.55 }[palette.time];
  const fade = canvas.radial(
    ramp([0, palette.glow, strength], [0.35, palette.glow, strength * 0.42], [1, palette.glow, 0]),
  );
  const place = `cx="${num(x)}" cy="${num(y)}"`;
  canvas.add(`<circle ${place} r="${num(reach)}" fill="${fade}" style="mix-blend-mode:screen"/>`);
  // Clouds hide the disc; its light is seen.
  if (stage.sky !== undefined) return;
  canvas.add(`<circle ${place} r="${num(radius * 1.16)}" fill="${palette.sun}" opacity=".35"/>`);
  canvas.add(`<circle ${place} r="${num(radius)}" fill="${palette.sun}"/>`);
  if (palette.time !== 'night') return;
  const seas =
    oval(x - radius * 0.3, y - radius * 0.2, radius * 0.26) + oval(x + radius * 0.24, y + radius * 0.3, radius * 0.18);
  canvas.path(seas, palette.haze, 'opacity=".22"');
}
