import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBlossom } from '#demo/art/motifs/blossom.ts';
import { paintPalm } from '#demo/art/motifs/palm.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintTextile } from '#demo/art/motifs/textile.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type MouthOrganOptions = Record<never, never>;

/** A bamboo mouth organ leaning on a three-cornered cushion by the river, a laced drum beside it. */
export const mouthOrgan: Scene<MouthOrganOptions> = {
  name: 'mouth-organ',
  draw(stage) {
    const x = focalX(stage);
    paintRiver(stage, x);
    paintPorch(stage, x);
    paintCushion(stage, [x + 250, 860]);
    paintDrum(stage, [x - 400, 760]);
    paintKhaen(stage, [x + 60, 560]);
    for (const [dx, y, r] of [
      [-130, 920, 50],
      [-60, 950, 38],
      [560, 930, 44],
    ] as const)
      paintBlossom(stage, 'frangipani', [x + dx, y], r);
  },
};

function paintRiver(stage: Stage, x: number): void {
  const { canvas, palette, random } = stage;
  paintSky(stage, 470);
  paintSun(stage, [x - 130, 330], 70);
  for (const [i, share] of [0.62, 0.36].entries())
    paintRidge(stage, {
      name: `bank${i}`,
      y: 410 + i * 40,
      height: 90 - i * 30,
      wave: 300,
      colour: mix(palette.hill, palette.haze, share),
      fade: 0.4,
      ...(i === 1 ? { trees: 12 } : {}),
    });
  canvas.path(
    box(0, 456, WIDTH, 300),
    canvas.linear(ramp(palette.water[0], [0.5, palette.water[1]], palette.water[2])),
  );
  let [glints, ripples] = ['', ''];
  for (let i = 0; i < 70; i += 1) {
    const t = random.next();
    ripples += `M${num(random.between(0, WIDTH))} ${num(470 + t * t * 240)}h${num(30 + t * 120)}`;
    glints += `M${num(x - 130 + random.around(0, 40 + t * 150) - 30)} ${num(462 + t * t * 250)}h${num(20 + t * 60)}`;
  }
  canvas.stroke(ripples, palette.water[2], 2.6, 'opacity=".3"');
  canvas.stroke(glints, palette.sun, 4, 'opacity=".7"');
  const boat = palette.deep;
  canvas.path(
    `M${x + 420} 540Q${x + 520} 562 ${x + 660} 536L${x + 690} 528Q${x + 640} 572 ${x + 540} 574Q${x + 450} 572 ${x + 400} 534Z${box(x + 500, 500, 90, 44)}M${x + 484} 504Q${x + 545} 476 ${x + 606} 504Z`,
    boat,
  );
  paintPalm(stage, { foot: [x - 690, 700], height: 520, lean: 80, colour: palette.deep });
  paintPalm(stage, { foot: [x + 760, 700], height: 470, lean: -60, colour: palette.deep });
}

function paintPorch(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#7a4a30');
  let rails = '';
  for (let px = 6; px < WIDTH; px += 50) rails += box(px, 630, 12, 100);
  canvas.path(rails, lighten(wood, -0.1));
  canvas.path(box(0, 610, WIDTH, 22), canvas.linear(ramp(mix(wood, palette.sun, 0.5), wood)));
  canvas.path(box(0, 724, WIDTH, HEIGHT - 724), canvas.linear(ramp(lighten(wood, 0.03), lighten(wood, -0.14))));
  let boards = '';
  for (let i = -20; i <= 20; i += 1) boards += `M${num(800 + i * 80)} 724L${num(800 + i * 160)} ${HEIGHT}`;
  canvas.stroke(boards, lighten(wood, -0.16), 3, 'opacity=".7"');
  const mat = `M${x - 600} 800H${x + 560}L${x + 690} 985H${x - 730}Z`;
  canvas.path(mat, canvas.linear(ramp(lit(stage, '#d9b478'), lit(stage, '#b5884a'))));
  canvas.inside(mat, () => {
    let weave = '';
    for (let row = 0; row < 14; row += 1)
      for (let i = 0; i < 50; i += 1) if ((i + row) % 2 === 0) weave += box(x - 740 + i * 30, 800 + row * 13.4, 29, 12);
    canvas.path(weave, lit(stage, '#a8763c'), 'opacity=".5"');
  });
  canvas.stroke(mat, lit(stage, '#8e2340'), 14);
  canvas.stroke(mat, lit(stage, '#e8c46a'), 3);
}

/** The three-cornered cushion of the Mekong. */
function paintCushion(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  canvas.path(oval(x + 30, y + 42, 320, 26), palette.deep, `opacity=".5" ${canvas.blur(11)}`);
  const side = `M${x - 60} ${y - 250}L${x + 250} ${y - 210}L${x + 330} ${y + 10}L${x + 110} ${y + 46}Z`;
  paintTextile(stage, side, {
    design: 'naga',
    colours: ['#27366f', '#e8c46a', '#a83a5a', '#f3e6c8'],
    scale: 0.62,
    turn: 8,
  });
  canvas.path(side, canvas.linear(ramp([0, palette.sun, 0.14], [1, palette.deep, 0.5])));
  const front = `M${x - 60} ${y - 250}L${x + 110} ${y + 46}Q${x - 60} ${y + 60} ${x - 230} ${y + 40}Z`;
  canvas.path(front, canvas.linear(ramp(lit(stage, '#b5324a'), lit(stage, '#7a1f33'))));
  canvas.inside(front, () => {
    for (const [i, tone] of ['#e8c46a', '#27366f', '#e8a24a', '#8e2340', '#f3e6c8'].entries()) {
      const s = 0.82 - i * 0.16;
      const [cx, cy] = [x - 60, y - 50];
      canvas.stroke(
        `M${num(cx)} ${num(cy - 190 * s)}L${num(cx + 164 * s)} ${num(cy + 92 * s)}H${num(cx - 164 * s)}Z`,
        lit(stage, tone),
        13,
      );
    }
  });
  canvas.stroke(`${front}M${x - 60} ${y - 250}L${x + 250} ${y - 210}L${x + 330} ${y + 10}`, lit(stage, '#f0d48a'), 6);
}

/** Two rows of reeds of stepped length through a turned wind chest. */
function paintKhaen(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  const cane = lit(stage, '#d9a852', 0.7);
  const wood = lit(stage, '#6a3a20', 0.8);
  canvas.group(`transform="translate(${x} ${y}) rotate(24)"`, () => {
    for (const row of [1, 0]) {
      for (let i = 0; i < 8; i += 1) {
        const px = -92 + i * 25 + row * 9;
        const [top, foot] = [-470 + i * 30 + row * -14, 330 - i * 16 + row * -10];
        const pipe = box(px, top, 23, foot - top);
        const tone = lighten(cane, row === 1 ? -0.12 : i % 2 === 0 ? 0.01 : -0.02);
        canvas.path(
          pipe,
          canvas.linear(ramp(lighten(tone, -0.08), [0.35, lighten(tone, 0.1)], lighten(tone, -0.16)), [0, 0, 1, 0]),
        );
        canvas.path(oval(px + 11.5, top, 11.5, 5), lighten(tone, -0.3));
        canvas.stroke(
          `M${px} ${num(top + 130 + ((i * 47) % 90))}h23M${px} ${num(150 + ((i * 31) % 70))}h23`,
          lighten(tone, -0.2),
          3.4,
        );
        if (row === 0) canvas.path(oval(px + 11.5, -70 - (i % 3) * 26, 4.4, 5.4), lighten(tone, -0.36));
      }
    }
    for (const band of [-300, -190, 190]) {
      canvas.path(
        `M-100 ${band}Q8 ${band + 16} 118 ${band}V${band + 22}Q8 ${band + 38} -100 ${band + 22}Z`,
        lit(stage, '#a8322c', 0.8),
      );
      canvas.stroke(`M-100 ${band + 6}Q8 ${band + 22} 118 ${band + 6}`, lit(stage, '#f0c25c'), 3);
    }
    const chest =
      'M-150 40C-150 -4 -110 -20 8 -22C126 -20 160 -4 162 40C160 84 126 104 8 106C-110 104 -150 84 -150 40Z';
    canvas.shadow(chest, [10, 16], { blur: 10, opacity: 0.5 });
    canvas.path(chest, canvas.linear(ramp(lighten(wood, 0.16), [0.4, wood], lighten(wood, -0.14))));
    canvas.stroke('M-130 14C-90 -4 100 -6 144 14', mix(wood, palette.sun, 0.7), 6, 'opacity=".6"');
    canvas.path(
      'M-146 24C-190 14 -214 26 -216 40C-214 54 -190 66 -146 56Z',
      canvas.linear(ramp(lighten(wood, 0.12), lighten(wood, -0.1))),
    );
    canvas.path(oval(-210, 40, 9, 14), lighten(wood, -0.22));
    canvas.stroke('M-100 -14Q8 -4 118 -14M-100 100Q8 108 118 100', lit(stage, '#d9b25a'), 7);
  });
}

function paintDrum(stage: Stage, [x, y]: Point): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#8a4a2a', 0.9);
  canvas.path(oval(x + 20, y + 166, 240, 26), palette.deep, `opacity=".5" ${canvas.blur(11)}`);
  canvas.group(`transform="translate(${x} ${y}) rotate(-8)"`, () => {
    const body = 'M-150 -150C-190 -40 -170 80 -110 150H110C170 80 190 -40 150 -150Z';
    canvas.path(
      body,
      canvas.linear(
        ramp(lighten(wood, 0.02), [0.3, lighten(wood, 0.12)], [0.6, wood], lighten(wood, -0.2)),
        [0, 0, 1, 0],
      ),
    );
    canvas.inside(body, () => {
      let laces = '';
      for (let i = -7; i <= 7; i += 1)
        laces += `M${i * 26} -150L${i * 20 + 12} 40M${i * 26 + 13} -150L${i * 20 - 8} 40`;
      canvas.stroke(laces, lit(stage, '#efdcb0'), 5);
      canvas.path('M-200 30Q0 70 200 30V62Q0 102 -200 62Z', lit(stage, '#b5324a'));
      canvas.stroke('M-200 46Q0 86 200 46', lit(stage, '#f0c25c'), 5, 'stroke-dasharray="4 12"');
    });
    canvas.grain(body, { colour: palette.deep, axis: [0, 0, 190, 0], opacity: 0.5 });
    canvas.path(oval(0, -150, 154, 44), lit(stage, '#a8763c'));
    canvas.path(
      oval(0, -154, 146, 39),
      canvas.linear(ramp(lit(stage, '#fbeed4'), lit(stage, '#e0c39a')), [0, 0, 1, 0]),
    );
    canvas.path(oval(0, -154, 60, 16), lit(stage, '#4a3230'), 'opacity=".85"');
    let pegs = '';
    for (let i = 0; i <= 12; i += 1)
      pegs += leaf([Math.cos((i / 12) * Math.PI) * 152, -142 + Math.sin((i / 12) * Math.PI) * 40], 22, 6, Math.PI / 2);
    canvas.path(pegs, lit(stage, '#efdcb0'));
  });
}
