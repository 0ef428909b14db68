import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintGarland } from '#demo/art/motifs/garland.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { paintKathputli } from '#demo/art/motifs/kathputli.ts';
import { paintTextile } from '#demo/art/motifs/textile.ts';
import { paintWall } from '#demo/art/motifs/wall.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type KathputliShowOptions = Record<never, never>;

/** String puppets of Rajasthan dancing before a patchwork curtain with three arches. */
export const kathputliShow: Scene<KathputliShowOptions> = {
  name: 'kathputli-show',
  draw(stage) {
    const x = focalX(stage);
    paintWall(stage, 'print', '#d8705c');
    paintStage(stage, x);
    paintGlow(stage, [x, 420], 700, { strength: 0.4 });
    paintKathputli(stage, {
      waist: [x - 340, 560],
      size: 1,
      skirt: { design: 'sprig', colours: ['#1f7a6a', '#f7d98c', '#f4a83c', '#d8304c'], scale: 0.5 },
      bodice: '#d8304c',
      wrap: '#f0a82c',
      who: 'woman',
      hand: 480,
      tilt: -7,
    });
    paintKathputli(stage, {
      waist: [x + 350, 556],
      size: 1,
      skirt: { design: 'sprig', colours: ['#2357a5', '#f7d98c', '#f4f0e2', '#f4a83c'], scale: 0.5 },
      bodice: '#f0a82c',
      wrap: '#b5262e',
      who: 'woman',
      hand: 480,
      tilt: 6,
    });
    paintKathputli(stage, {
      waist: [x + 4, 590],
      size: 1.22,
      skirt: { design: 'sprig', colours: ['#b5262e', '#fbe3bd', '#f0b43c', '#2f8f7a'], scale: 0.6 },
      bodice: '#2357a5',
      wrap: '#e8622c',
      who: 'man',
      hand: 520,
      tilt: 2,
    });
    paintGarland(stage, [x - 640, 176], [x, 186], 60);
    paintGarland(stage, [x, 186], [x + 640, 176], 60);
    paintDrum(stage, [x - 590, 900]);
  },
};

function paintStage(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const gold = lit(stage, palette.gold, 0.3);
  const floor = lit(stage, '#c9925a');
  canvas.path(box(0, 820, WIDTH, HEIGHT - 820), canvas.linear(ramp(lighten(floor, 0.02), lighten(floor, -0.12))));
  paintTextile(stage, `M${x - 560} 830H${x + 560}L${x + 700} 1000H${x - 700}Z`, {
    design: 'stripe',
    colours: ['#8a2c34', '#2357a5', '#f0b43c', '#f7ead2'],
    scale: 1.2,
    turn: 90,
  });
  const backing = box(x - 640, 130, 1280, 700);
  canvas.shadow(backing, [16, 20], { blur: 18, opacity: 0.4 });
  canvas.path(backing, canvas.linear(ramp(lit(stage, '#3a1430'), lit(stage, '#220a22'))));
  const cut = (px: number): string =>
    `M${px - 172} 830V420C${px - 172} 370 ${px - 150} 360 ${px - 128} 340C${px - 112} 316 ${px - 76} 310 ${px - 56} 288C${px - 36} 268 ${px - 10} 262 ${px} 236C${px + 10} 262 ${px + 36} 268 ${px + 56} 288C${px + 76} 310 ${px + 112} 316 ${px + 128} 340C${px + 150} 360 ${px + 172} 370 ${px + 172} 420V830Z`;
  const arches = [x - 400, x, x + 400].map((px) => cut(px)).join('');
  const front = `${box(x - 640, 130, 1280, 700)}${arches}`;
  canvas.group('fill-rule="evenodd"', () => {
    canvas.path(front, lit(stage, '#e8a02c'), 'fill-rule="evenodd"');
  });
  for (const [px, wide, colours] of [
    [-640, 68, ['#b5262e', '#fbe3bd', '#f0b43c', '#2f8f7a']],
    [-232, 64, ['#2357a5', '#fbe3bd', '#f0b43c', '#d8304c']],
    [168, 64, ['#2f8f7a', '#fbe3bd', '#f0b43c', '#b5262e']],
    [572, 68, ['#b5262e', '#fbe3bd', '#f0b43c', '#2357a5']],
  ] as const)
    paintTextile(stage, box(x + px, 420, wide, 410), { design: 'sprig', colours: [...colours], scale: 0.62 });
  canvas.stroke(arches, lit(stage, '#b5262e'), 16);
  canvas.stroke(arches, gold, 5);
  let mirrors = '';
  for (const px of [-600, -200, 200, 600])
    mirrors +=
      rosette([x + px, 330], { length: 34, halfWidth: 11 }, 8) +
      rosette([x + px * 1.005, 236], { length: 24, halfWidth: 8 }, 8);
  canvas.path(mirrors, lit(stage, '#b5262e'));
  for (const px of [-600, -200, 200, 600]) canvas.path(oval(x + px, 330, 11) + oval(x + px * 1.005, 236, 8), '#eaf4f8');
  let triangles = '';
  for (let px = x - 640; px < x + 640; px += 40) triangles += `M${num(px)} 130h40l-20 44Z`;
  paintTextile(stage, box(x - 660, 84, 1320, 50), {
    design: 'kawung',
    colours: ['#2357a5', '#fbe3bd', '#f0b43c', '#d8304c'],
    scale: 0.5,
  });
  canvas.path(triangles, lit(stage, '#2f8f7a'));
  canvas.stroke(triangles, gold, 3);
  for (const px of [x - 660, x + 644])
    canvas.path(box(px, 60, 22, 800), canvas.linear(ramp(lit(stage, '#c9935a'), lit(stage, '#7a4a28')), [0, 0, 1, 0]));
}

/** A dholak lying by the stage. */
function paintDrum(stage: Stage, [x, y]: readonly [number, number]): void {
  const { canvas } = stage;
  const wood = lit(stage, '#a8562c');
  canvas.path(oval(x + 16, y + 66, 180, 22), stage.palette.deep, `opacity=".45" ${canvas.blur(9)}`);
  const body = `M${x - 120} ${y - 62}C${x - 60} ${y - 92} ${x + 60} ${y - 92} ${x + 120} ${y - 62}V${y + 56}C${x + 60} ${y + 84} ${x - 60} ${y + 84} ${x - 120} ${y + 56}Z`;
  canvas.path(body, canvas.linear(ramp(lighten(wood, 0.12), [0.5, wood], lighten(wood, -0.16))));
  let ropes = '';
  for (let i = 0; i < 9; i += 1)
    ropes += `M${x - 116} ${num(y - 54 + i * 13)}L${x + 116} ${num(y - 54 + ((i * 5) % 9) * 13)}`;
  canvas.stroke(ropes, lit(stage, '#f3dfb4'), 3, 'opacity=".8"');
  for (const side of [-1, 1]) {
    canvas.path(oval(x + side * 120, y - 3, 30, 62), lit(stage, '#d8304c'));
    canvas.path(oval(x + side * 126, y - 3, 24, 54), lit(stage, '#f3e3c4'));
    canvas.path(oval(x + side * 128, y - 3, 10, 24), lit(stage, '#3a2620'));
  }
}
