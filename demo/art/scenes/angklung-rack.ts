import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintMist } from '#demo/art/motifs/mist.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type AngklungRackOptions = Record<never, never>;

/** A rack of bamboo rattles of rising size before misty bamboo hills, one of them shaken. */
export const angklungRack: Scene<AngklungRackOptions> = {
  name: 'angklung-rack',
  draw(stage) {
    const x = focalX(stage);
    paintGrove(stage, x);
    paintStand(stage, x);
    for (let i = 0; i < 9; i += 1) {
      const size = 1.16 - i * 0.062;
      paintAngklung(stage, [x - 560 + i * 142 - i * 2, 262], size, i === 4 ? 9 : (i % 2) * 1.5 - 0.8);
    }
    paintMotion(stage, [x + 30, 470]);
    paintDrums(stage, x);
  },
};

function paintGrove(stage: Stage, x: number): void {
  const { canvas, palette, random } = stage;
  paintSky(stage, 600);
  paintSun(stage, [x + 420, 240], 70);
  for (const [i, share] of [0.6, 0.38].entries())
    paintRidge(stage, {
      name: `hill${i}`,
      y: 420 + i * 80,
      height: 150,
      wave: 260,
      colour: mix(mix(palette.hill, palette.leaf, 0.4 + i * 0.3), palette.haze, share),
      fade: 0.4,
      trees: 10 + i * 10,
    });
  paintMist(stage, 430, 640, { opacity: 0.6 });
  for (const [dx, far] of [
    [-720, 0],
    [-650, 0.3],
    [-600, 0.12],
    [640, 0.1],
    [700, 0.34],
    [760, 0],
  ] as const) {
    const cane = mix(lit(stage, '#6f9a3f'), palette.haze, far);
    const px = x + dx;
    canvas.path(
      `M${px - 13} 760L${px - 9} -10H${px + 9}L${px + 13} 760Z`,
      canvas.linear(ramp(lighten(cane, 0.06), lighten(cane, -0.09)), [0, 0, 1, 0]),
    );
    let [joints, leaves] = ['', ''];
    for (let y = 60; y < 740; y += 92) joints += `M${px - 12} ${y}h24`;
    for (let k = 0; k < 30; k += 1)
      leaves += leaf(
        [px + random.around(0, 60), random.between(0, 420)],
        random.between(40, 80),
        7,
        random.between(0.3, 2.8),
      );
    canvas.stroke(joints, lighten(cane, -0.14), 4);
    canvas.path(leaves, mix(mix(palette.leaf, '#5f9a3f', 0.5), palette.haze, far));
  }
  const floor = lit(stage, '#b98a5c');
  canvas.path(
    box(0, 740, WIDTH, HEIGHT - 740),
    canvas.linear(ramp(mix(floor, palette.sun, 0.25), [0.3, floor], lighten(floor, -0.14))),
  );
  let slats = '';
  for (let i = 0; i < 9; i += 1) slats += `M0 ${num(748 + i * 16 + i * i * 2)}H${WIDTH}`;
  canvas.stroke(slats, lighten(floor, -0.12), 3, 'opacity=".6"');
}

function paintStand(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const cane = lit(stage, '#a8783c');
  canvas.path(oval(x, 880, 720, 28), palette.deep, `opacity=".36" ${canvas.blur(12)}`);
  for (const side of [-1, 1]) {
    const px = x + side * 660;
    canvas.path(
      box(px - 17, 170, 34, 700),
      canvas.linear(ramp(lighten(cane, 0.12), [0.4, cane], lighten(cane, -0.14)), [0, 0, 1, 0]),
    );
    canvas.stroke([250, 400, 560, 700].map((y) => `M${px - 17} ${y}h34`).join(''), lighten(cane, -0.16), 5);
    canvas.path(`M${px - 90} 884L${px - 20} 836H${px + 20}L${px + 90} 884Z`, lighten(cane, -0.08));
  }
  for (const y of [232, 726]) {
    canvas.path(box(x - 720, y, 1440, 32), canvas.linear(ramp(lighten(cane, 0.16), [0.4, cane], lighten(cane, -0.16))));
    canvas.stroke([-560, -300, -40, 240, 500].map((dx) => `M${x + dx} ${y}v32`).join(''), lighten(cane, -0.18), 5);
  }
  const carved = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
    .map(
      (i) =>
        rosette([x + i * 120, 190], { length: 26, halfWidth: 9 }, 8) +
        leaf([x + i * 120 + 60, 196], 28, 8, 0.3) +
        leaf([x + i * 120 + 60, 196], 28, 8, 2.84),
    )
    .join('');
  canvas.path(
    `M${x - 690} 232Q${x - 640} 150 ${x - 520} 160H${x + 520}Q${x + 640} 150 ${x + 690} 232Z`,
    canvas.linear(ramp(lit(stage, '#8a2f26'), lit(stage, '#6a1f1c'))),
  );
  canvas.path(carved, lit(stage, palette.gold));
  canvas.stroke(
    `M${x - 690} 232Q${x - 640} 150 ${x - 520} 160H${x + 520}Q${x + 640} 150 ${x + 690} 232`,
    lit(stage, palette.gold),
    6,
  );
}

/** One rattle: frame, two tuned tubes with their tongues, the slotted foot tube, a cord. */
function paintAngklung(stage: Stage, [x, y]: Point, size: number, tilt: number): void {
  const { canvas } = stage;
  const [cane, frame] = [lit(stage, '#dcb465'), lit(stage, '#8a5a2c')];
  canvas.group(
    `transform="translate(${num(x)} ${y}) rotate(${tilt}) scale(${num(size * 10) === '0' ? 1 : Math.round(size * 100) / 100})"`,
    () => {
      canvas.stroke('M0 -8V14', lit(stage, '#b5322c'), 6);
      const posts = 'M-56 10V410M58 120V410M2 60V410';
      canvas.stroke(posts, '#1a100a', 12, 'opacity=".22" transform="translate(12 10)"');
      canvas.stroke(posts, lighten(frame, -0.1), 10);
      canvas.stroke(posts, lighten(frame, 0.1), 4, 'transform="translate(-2 0)"');
      canvas.stroke('M-62 30L66 130M-62 200H66', frame, 8);
      for (const [px, top, foot, wide] of [
        [-28, 60, 370, 38],
        [31, 160, 380, 34],
      ] as const) {
        const tube = `M${px - wide / 2} ${foot}V${top + 96}L${px - wide / 2 + 3} ${top + 96}V${top}Q${px - 4} ${top - 14} ${px + 4} ${top + 4}V${top + 84}Q${px + wide / 2} ${top + 90} ${px + wide / 2} ${top + 106}V${foot}Q${px} ${foot + 10} ${px - wide / 2} ${foot}Z`;
        canvas.path(tube, '#1a100a', 'opacity=".25" transform="translate(9 9)"');
        canvas.path(
          tube,
          canvas.linear(
            ramp(lighten(cane, -0.06), [0.3, lighten(cane, 0.1)], [0.6, cane], lighten(cane, -0.17)),
            [0, 0, 1, 0],
          ),
        );
        canvas.path(oval(px + 5, top + 98, wide * 0.34, 9), lighten(cane, -0.36));
        canvas.stroke(`M${px - wide / 2} ${foot - 60}q${wide / 2} 8 ${wide} 0`, lighten(cane, -0.2), 4);
      }
      canvas.path(
        'M-84 392Q-88 408 -84 426H86Q92 408 86 392Z',
        canvas.linear(ramp(lighten(cane, 0.1), [0.4, cane], lighten(cane, -0.18))),
      );
      canvas.path('M-48 400H-8V412H-48ZM14 400H50V412H14Z', lighten(cane, -0.38));
      canvas.path('M-62 424h12v22h-12ZM54 424h12v22h-12Z', frame);
      canvas.stroke('M-64 26q8 -6 16 0M-64 196q8 -6 16 0M50 126q8 -6 16 0M50 196q8 -6 16 0', lit(stage, '#c8283a'), 6);
    },
  );
}

/** Short arcs on both sides of the shaken one. */
function paintMotion(stage: Stage, [x, y]: Point): void {
  const arcs = [0, 1, 2]
    .map(
      (i) =>
        `M${x - 92 - i * 16} ${y - 60 + i * 8}q${-12 - i * 3} 50 4 ${100 - i * 10}M${x + 66 + i * 16} ${y - 40 + i * 8}q${14 + i * 3} 50 -4 ${100 - i * 10}`,
    )
    .join('');
  stage.canvas.stroke(arcs, '#fff8e2', 5, 'opacity=".75"');
}

/** Two barrel drums on the floor. */
function paintDrums(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  for (const [dx, y, s] of [
    [-470, 900, 1],
    [470, 906, 0.9],
  ] as const) {
    const wood = lit(stage, '#8a3a26');
    canvas.group(`transform="translate(${x + dx} ${y}) scale(${s})"`, () => {
      canvas.path(oval(10, 66, 170, 20), palette.deep, `opacity=".45" ${canvas.blur(8)}`);
      canvas.path(
        'M-120 -66C-50 -92 50 -92 120 -66V56C50 82 -50 82 -120 56Z',
        canvas.linear(ramp(lighten(wood, 0.12), [0.5, wood], lighten(wood, -0.14))),
      );
      canvas.stroke(
        [-80, -40, 0, 40, 80].map((dy) => `M${dy} -80L${dy * 0.9 + 24} 72M${dy + 30} -80L${dy * 0.9 - 10} 72`).join(''),
        lit(stage, '#efdcb0'),
        4,
      );
      for (const side of [-1, 1]) {
        canvas.path(oval(side * 122, -5, 26, 62), lit(stage, '#c9a468'));
        canvas.path(oval(side * 128, -5, 20, 54), lit(stage, '#f7ead2'));
      }
    });
  }
}
