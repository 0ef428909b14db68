import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBlossom } from '#demo/art/motifs/blossom.ts';
import { paintGarland } from '#demo/art/motifs/garland.ts';
import { paintStudioWindow } from '#demo/art/motifs/studio-window.ts';
import { paintVessel } from '#demo/art/motifs/vessel.ts';
import { paintShelf, paintWall } from '#demo/art/motifs/wall.ts';
import type { Scene } from '#demo/art/picture.ts';
import { STUDIOS, type Studio, type StudioStyle } from './studio-ware.ts';

/** What may be chosen in the scene. */
export interface PotteryStudioOptions {
  readonly style: StudioStyle;
}

const TABLE = 726;

/** A potter's studio: pots on a table before a window, more on a shelf. */
export const potteryStudio: Scene<PotteryStudioOptions> = {
  name: 'pottery-studio',
  draw(stage, { style }) {
    const studio = STUDIOS[style];
    const x = focalX(stage);
    paintWall(stage, studio.wall.kind, studio.wall.colour);
    paintStudioWindow(stage, studio.window, [x + 290, studio.window === 'cusp' ? 400 : 330]);
    if (style !== 'batrang') {
      paintGarland(stage, [-30, 20], [x - 260, 24], 86);
      paintGarland(stage, [x - 260, 24], [x + 20, -20], 70);
    }
    paintShelf(stage, x - 740, 420, 610);
    layShelf(stage, studio, x);
    paintTable(stage, studio);
    layTable(stage, studio, x);
  },
};

function layShelf(stage: Stage, { wares, glaze }: Studio, x: number): void {
  const order = [2, 1, 3, 0, 2] as const;
  const heights = [210, 128, 226, 186, 160] as const;
  for (const [i, index] of order.entries()) {
    paintVessel(stage, {
      ...wares[index],
      foot: [x - 668 + i * 122, 420],
      height: (heights[i] ?? 180) * (wares[index].shape === 'lamp' ? 0.5 : 1),
      glaze,
    });
  }
}

function paintTable(stage: Stage, { table, runner, print }: Studio): void {
  const { canvas } = stage;
  const wood = lit(stage, table);
  canvas.path(box(0, TABLE, WIDTH, HEIGHT - TABLE), canvas.linear(ramp(lighten(wood, 0.03), lighten(wood, -0.14))));
  canvas.path(box(0, TABLE, WIDTH, 9), lighten(wood, 0.14), 'opacity=".8"');
  let boards = '';
  for (let i = 0; i < 5; i += 1) boards += `M0 ${num(TABLE + 30 + i * i * 16)}H${WIDTH}`;
  canvas.stroke(boards, lighten(wood, -0.1), 2, 'opacity=".5"');
  const cloth = `M190 ${TABLE + 34}H1470L1570 ${HEIGHT}H70Z`;
  const tone = lit(stage, runner);
  canvas.shadow(cloth, [0, 8], { blur: 8, opacity: 0.3 });
  canvas.path(cloth, canvas.linear(ramp(tone, lighten(tone, -0.1))));
  canvas.inside(cloth, () => {
    let sprigs = '';
    for (let row = 0; row < 5; row += 1) {
      const y = TABLE + 72 + row * 34 + row * row * 7;
      for (let x = 70 + (row % 2) * 22; x < 1560; x += 44)
        sprigs +=
          leaf([x, y], 16 + row, 5, -Math.PI / 2) + leaf([x, y], 13, 4.6, 0.3) + leaf([x, y], 13, 4.6, Math.PI - 0.3);
    }
    canvas.path(sprigs, lit(stage, print), 'opacity=".5"');
    canvas.stroke(`M190 ${TABLE + 38}H1470M172 ${TABLE + 54}H1490`, lit(stage, print), 6, 'opacity=".8"');
  });
}

function layTable(stage: Stage, studio: Studio, x: number): void {
  const { wares, glaze, slip } = studio;
  paintVessel(stage, { ...wares[0], foot: [x - 430, 908], height: 392, glaze });
  paintVessel(stage, { ...wares[3], foot: [x + 430, 900], height: 420, glaze });
  paintBouquet(stage, [x + 430, 486]);
  paintVessel(stage, { ...wares[1], foot: [x + 30, 926], height: 292, glaze });
  paintVessel(stage, { ...wares[2], foot: [x - 190, 900], height: wares[2].shape === 'lamp' ? 150 : 232, glaze });
  paintBowl(stage, [x + 232, 944], 128, slip);
  paintBowl(stage, [x - 214, 966], 108, mix(slip, '#ffffff', 0.4));
  paintBrush(stage, [x - 196, 922], 26, slip);
  paintBrush(stage, [x - 232, 926], -12, mix(slip, '#3a2a20', 0.4));
  paintBlossom(stage, 'marigold', [x + 620, 930], 30);
  paintBlossom(stage, 'marigold', [x + 664, 958], 22);
}

function paintBouquet(stage: Stage, root: Point): void {
  const { canvas, random } = stage;
  for (let i = 0; i < 9; i += 1) {
    const angle = -Math.PI / 2 + (i - 4) * 0.2 + random.around(0, 0.05);
    const long = random.between(120, 230);
    const head: Point = [root[0] + Math.cos(angle) * long, root[1] + Math.sin(angle) * long];
    canvas.stroke(
      `M${num(root[0])} ${num(root[1] + 16)}Q${num(root[0] + Math.cos(angle) * long * 0.4)} ${num(root[1] + Math.sin(angle) * long * 0.7)} ${num(head[0])} ${num(head[1])}`,
      lit(stage, '#2c6e4a'),
      5,
    );
    canvas.path(
      leaf(
        [root[0] + Math.cos(angle) * long * 0.5, root[1] + Math.sin(angle) * long * 0.55],
        58,
        13,
        angle + (i % 2 === 0 ? -0.7 : 0.7),
      ),
      lit(stage, i % 2 === 0 ? '#246344' : '#3a8a56'),
    );
    paintBlossom(stage, 'marigold', head, random.between(26, 38));
  }
}

function paintBowl(stage: Stage, [x, y]: Point, width: number, slip: string): void {
  const { canvas } = stage;
  const tone = lit(stage, '#f9f5ea');
  const top = y - width * 0.34;
  canvas.path(oval(x + 10, y + 4, width * 0.6, width * 0.12), '#1a0c14', `opacity=".45" ${canvas.blur(6)}`);
  canvas.path(
    `M${num(x - width / 2)} ${num(top)}Q${num(x - width * 0.42)} ${num(y)} ${num(x - width * 0.2)} ${num(y)}H${num(x + width * 0.2)}Q${num(x + width * 0.42)} ${num(y)} ${num(x + width / 2)} ${num(top)}Z`,
    canvas.linear(ramp(lighten(tone, 0.04), lighten(tone, -0.14)), [0, 0, 1, 0]),
  );
  canvas.path(oval(x, top, width / 2, width * 0.13), lighten(tone, -0.12));
  canvas.path(oval(x, top + 2, width * 0.43, width * 0.1), lit(stage, slip));
}

function paintBrush(stage: Stage, [x, y]: Point, turn: number, colour: string): void {
  const { canvas } = stage;
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(${turn})"`, () => {
    canvas.stroke('M0 0V-176', lit(stage, '#8a5a34'), 9);
    canvas.stroke('M-2 -20V-170', lit(stage, '#d9a76a'), 2, 'opacity=".7"');
    canvas.stroke('M0 0V20', lit(stage, '#d8c48a'), 11);
    canvas.path('M-7 20Q-10 42 0 60Q10 42 7 20Z', lit(stage, colour));
  });
}
