import { lighten, mix } from '#demo/art/kit/colour.ts';
import { areaAbove, polyline, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { createRandom } from '#demo/art/kit/random.ts';
import { focalX, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintDugout } from '#demo/art/motifs/dugout.ts';
import { paintEgret } from '#demo/art/motifs/egret.ts';
import { paintFarBank } from '#demo/art/motifs/far-bank.ts';
import { leafGreen } from '#demo/art/motifs/foliage.ts';
import { paintLiftNet } from '#demo/art/motifs/lift-net.ts';
import { paintCoconutPalm } from '#demo/art/motifs/coconut-palm.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintGlitter, paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface LiftNetsOptions {
  /** Nets in a row, at most four. */
  readonly nets?: number;
}

const HORIZON = 620;

/** Cantilevered fishing nets along a shore at sunset. */
export const liftNets: Scene<LiftNetsOptions> = {
  name: 'lift-nets',
  draw(stage, { nets = 4 }) {
    const x = focalX(stage);
    const sunX = x - 330;
    paintSky(stage, HORIZON);
    paintSun(stage, [sunX, 500], 116);
    paintClouds(stage, [
      { x: x - 620, y: 190, length: 520, opacity: 0.44 },
      { x: x + 330, y: 130, length: 460, opacity: 0.4 },
      { x: sunX - 160, y: 380, length: 520, bar: 10, opacity: 0.46 },
      { x: sunX + 300, y: 430, length: 340, bar: 8, opacity: 0.46 },
    ]);
    paintBirds(stage, [sunX - 90, 300], 7);
    paintWater(stage, HORIZON);
    paintFarBank(stage, { y: HORIZON, height: 50, haze: 0.46, palms: 14, taper: -1, from: 500 });
    paintGlitter(stage, sunX, HORIZON, 0.85);
    paintRipples(stage, HORIZON + 10, 150, 0.28);
    paintDugout(stage, { keel: [x - 560, 722], size: 0.56, guests: 1, poleman: { coat: '#c8a05a', hat: 'none' } });
    const row = [
      { foot: [x - 60, 668], size: 0.42, haze: 0.34 },
      { foot: [x + 130, 692], size: 0.58, haze: 0.2 },
      { foot: [x + 380, 738], size: 0.86, haze: 0.08, crew: 1 },
      { foot: [x + 40, 838], size: 1.28, crew: 3 },
    ] as const;
    for (const net of row.slice(-nets))
      paintReflected(stage, net.foot[1] + 52 * net.size, () => paintLiftNet(stage, { ...net, heading: -1 }), {
        squash: 0.5,
        opacity: 0.34,
      });
    paintRocks(stage, x);
  },
};

/** Wet stones and a palm at the near shore. */
function paintRocks(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const random = createRandom(`${stage.seed}:rocks`);
  const stone = mix(palette.deep, palette.hill, 0.34);
  const edge: Point[] = [];
  for (let i = 0; i <= 20; i += 1)
    edge.push([x + 60 + i * 40, 962 - Math.sin((i / 20) * 1.5) * 96 + random.around(0, 8)]);
  canvas.path(areaAbove(edge, 1020), canvas.linear(ramp(lighten(stone, 0.02), palette.deep)));
  for (const [px, y] of edge) {
    const r = random.between(26, 58);
    const rim: Point[] = [];
    for (let k = 0; k < 9; k += 1) {
      const angle = Math.PI * (1 + k / 8);
      rim.push([
        px + Math.cos(angle) * r * random.between(0.8, 1.1),
        y + r * 0.5 + Math.sin(angle) * r * random.between(0.62, 0.9),
      ]);
    }
    const shape = polyline([...rim, [px + r, y + r * 0.9], [px - r, y + r * 0.9]], true);
    canvas.path(shape, canvas.linear(ramp(mix(stone, palette.glow, 0.34), [0.34, stone], palette.deep)));
    canvas.stroke(polyline(rim.slice(2, 7)), mix(stone, palette.glow, 0.6), 2.4, 'opacity=".6"');
    canvas.grain(shape, { colour: palette.deep, axis: [0, y - r * 0.4, 0, y + r], opacity: 0.5 });
  }
  paintCoconutPalm(stage, {
    name: 'palm1',
    foot: [x + 610, 960],
    height: 560,
    lean: -70,
    colour: mix(leafGreen(stage), palette.deep, 0.6),
  });
  paintEgret(stage, [x + 160, 944], 0.8, { facing: -1 });
}
