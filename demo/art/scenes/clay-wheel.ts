import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintHand } from '#demo/art/motifs/hand.ts';
import { paintStudioWindow } from '#demo/art/motifs/studio-window.ts';
import { paintVessel } from '#demo/art/motifs/vessel.ts';
import { paintShelf, paintWall } from '#demo/art/motifs/wall.ts';
import type { Scene } from '#demo/art/picture.ts';
import { STUDIOS, type StudioStyle } from './studio-ware.ts';

/** What may be chosen in the scene. */
export interface ClayWheelOptions {
  readonly style: StudioStyle;
  readonly clay: string;
  readonly sleeve: string;
  readonly skin: string;
}

/** Two hands shaping a pot on the wheel. */
export const clayWheel: Scene<ClayWheelOptions> = {
  name: 'clay-wheel',
  draw(stage, options) {
    const x = focalX(stage);
    paintBackground(stage, options.style);
    paintWheel(stage, options.clay);
    paintPot(stage, options.clay);
    const hand = { skin: options.skin, sleeve: options.sleeve, clay: options.clay };
    paintHand(stage, { ...hand, transform: `translate(${x - 58} 560) scale(1.16)` });
    paintHand(stage, { ...hand, transform: `translate(${x + 66} 582) scale(-1.16 1.16)` });
    paintSplashes(stage, options.clay);
  },
};

function paintBackground(stage: Stage, style: StudioStyle): void {
  const { canvas, palette } = stage;
  const studio = STUDIOS[style];
  const x = focalX(stage);
  paintWall(stage, studio.wall.kind, studio.wall.colour);
  canvas.group(canvas.blur(2.2), () => {
    paintStudioWindow(stage, studio.window, [x + 440, 250]);
    paintShelf(stage, x - 760, 330, 620);
    for (const [i, height] of [190, 120, 210, 170].entries()) {
      const ware = studio.wares[([2, 1, 0, 3] as const)[i] ?? 0];
      paintVessel(stage, {
        ...ware,
        foot: [x - 668 + i * 140, 330],
        height: ware.shape === 'lamp' ? 96 : height,
        glaze: studio.glaze,
      });
    }
  });
  canvas.add(
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${mix(studio.wall.colour, palette.deep, 0.5)}" opacity=".22"/>`,
  );
}

function paintWheel(stage: Stage, clay: string): void {
  const { canvas } = stage;
  const x = focalX(stage);
  const wood = lit(stage, '#5e4032');
  canvas.path(box(0, 830, WIDTH, HEIGHT - 830), canvas.linear(ramp(lighten(wood, -0.04), lighten(wood, -0.16))));
  canvas.path(oval(x, 900, 560, 120), '#120a0c', `opacity=".45" ${canvas.blur(16)}`);
  canvas.path(
    `M${x - 470} 800V850A470 108 0 0 0 ${x + 470} 850V800Z`,
    canvas.linear(ramp('#4a3c38', [0.3, '#8a7668'], '#2c2422'), [0, 0, 1, 0]),
  );
  canvas.path(oval(x, 800, 470, 108), canvas.linear(ramp('#a5917f', [0.5, '#c9b8a4'], '#6e5d52'), [0, 0, 1, 0.3]));
  const wet = lit(stage, clay);
  let rings = '';
  for (const share of [0.9, 0.78, 0.66, 0.54, 0.44]) rings += oval(x, 800, 470 * share, 108 * share);
  canvas.stroke(rings, wet, 5, 'opacity=".45"');
  canvas.stroke(
    `M${x - 400} 820A430 98 0 0 0 ${x - 120} 884M${x + 410} 790A430 98 0 0 0 ${x + 250} 724`,
    '#ffffff',
    6,
    'opacity=".35"',
  );
  canvas.path(oval(x, 800, 230, 54), lighten(wet, -0.1));
}

function paintPot(stage: Stage, clay: string): void {
  const { canvas, palette } = stage;
  const x = focalX(stage);
  const tone = lit(stage, clay, 0.7);
  const shape = `M${x - 150} 800C${x - 240} 690 ${x - 236} 560 ${x - 150} 470C${x - 128} 440 ${x - 130} 410 ${x - 152} 386L${x + 152} 386C${x + 130} 410 ${x + 128} 440 ${x + 150} 470C${x + 236} 560 ${x + 240} 690 ${x + 150} 800Q${x} 846 ${x - 150} 800Z`;
  canvas.path(
    shape,
    canvas.linear(
      ramp(lighten(tone, -0.03), [0.34, lighten(tone, 0.09)], [0.6, tone], lighten(tone, -0.2)),
      [0, 0, 1, 0],
    ),
  );
  canvas.inside(shape, () => {
    let turns = '';
    for (let y = 400; y < 830; y += 21) turns += `M${x - 260} ${num(y)}Q${x} ${num(y + 36)} ${x + 260} ${num(y)}`;
    canvas.stroke(turns, lighten(tone, -0.1), 4, 'opacity=".4"');
    canvas.stroke(turns, lighten(tone, 0.14), 2.4, 'opacity=".45" transform="translate(0 -5)"');
  });
  canvas.grain(shape, { colour: lighten(tone, -0.3), axis: [x - 10, 0, x + 240, 0], opacity: 0.6 });
  canvas.stroke(`M${x - 96} 480C${x - 160} 560 ${x - 158} 680 ${x - 112} 768`, '#ffffff', 12, 'opacity=".35"');
  canvas.path(oval(x, 386, 154, 34), lighten(tone, 0.08));
  canvas.path(oval(x, 388, 136, 26), canvas.linear(ramp(lighten(tone, -0.3), lighten(tone, -0.14))));
  canvas.stroke(oval(x, 386, 152, 33), mix(tone, palette.sun, 0.5), 4, 'opacity=".7"');
}

function paintSplashes(stage: Stage, clay: string): void {
  const { canvas, random } = stage;
  const x = focalX(stage);
  let drops = '';
  for (let i = 0; i < 34; i += 1) {
    const angle = random.between(0, Math.PI * 2);
    const away = random.between(0.56, 0.96);
    drops += oval(
      x + Math.cos(angle) * 470 * away,
      806 + Math.sin(angle) * 100 * away,
      random.between(3, 12),
      random.between(2, 5),
    );
  }
  canvas.path(drops, lit(stage, lighten(clay, -0.03)), 'opacity=".8"');
}
