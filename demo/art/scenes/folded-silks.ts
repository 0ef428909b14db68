import { lighten } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, oval } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBlossom } from '#demo/art/motifs/blossom.ts';
import { paintHank } from '#demo/art/motifs/hank.ts';
import { paintShuttle } from '#demo/art/motifs/shuttle.ts';
import { paintTextile, type Textile } from '#demo/art/motifs/textile.ts';
import { paintBoards } from '#demo/art/motifs/worktop.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface FoldedSilksOptions {
  readonly table?: string;
}

const INDIGO: Textile = { design: 'naga', colours: ['#27366f', '#e8c46a', '#a83a5a', '#f3e6c8'], scale: 1.3 };
const WINE: Textile = { design: 'naga', colours: ['#8e2340', '#f0c25c', '#3c1d4d', '#f6dfb4'], scale: 1.15 };
const LEAF: Textile = { design: 'ikat', colours: ['#2f7766', '#f2d9a0', '#174a44', '#e8a24a'], scale: 1.05 };
const GOLD: Textile = { design: 'naga', colours: ['#d9982f', '#7c2434', '#f7e2b0', '#4a1d33'], scale: 1 };

/** Folded silks fanned on a table, with shuttles, hanks of thread and cocoons. */
export const foldedSilks: Scene<FoldedSilksOptions> = {
  name: 'folded-silks',
  draw(stage, { table = '#6d4a38' }) {
    const x = focalX(stage);
    paintBoards(stage, table);
    paintHank(stage, [x - 610, 190], { turn: 28, colour: '#c23a4c', size: 1.1 });
    paintHank(stage, [x - 560, 350], { turn: 14, colour: '#e5a52f', size: 1.1 });
    paintHank(stage, [x - 660, 520], { turn: 22, colour: '#2c6f72', size: 1.1 });
    paintFold(stage, { centre: [x - 210, 350], turn: -16, size: [500, 560], cloth: LEAF });
    paintFold(stage, { centre: [x + 190, 380], turn: 13, size: [480, 600], cloth: WINE });
    paintFold(stage, { centre: [x - 20, 600], turn: -4, size: [620, 470], cloth: INDIGO });
    paintFold(stage, { centre: [x + 330, 790], turn: 9, size: [420, 300], cloth: GOLD });
    paintShuttle(stage, [x - 330, 850], { turn: -20, thread: '#e8c46a', size: 1.25 });
    paintShuttle(stage, [x + 590, 300], { turn: 68, thread: '#c23a4c' });
    paintCocoons(stage, [x + 610, 640]);
    paintBlossom(stage, 'frangipani', [x - 590, 800], 74);
    paintBlossom(stage, 'frangipani', [x - 680, 890], 56);
    paintBlossom(stage, 'frangipani', [x + 640, 900], 62);
  },
};

interface Fold {
  readonly centre: Point;
  readonly turn: number;
  readonly size: Point;
  readonly cloth: Textile;
}

/** A cloth folded into a pad: layers at two edges, patterned face, borders and fringe. */
function paintFold(stage: Stage, { centre, turn, size, cloth }: Fold): void {
  const { canvas, palette } = stage;
  const [w, h] = size;
  const ground = lit(stage, cloth.colours[0]);
  canvas.group(`transform="translate(${num(centre[0])} ${num(centre[1])}) rotate(${turn})"`, () => {
    const pad = (grow: number): string => box(-w / 2 + grow * 0.4, -h / 2, w, h + grow);
    canvas.shadow(pad(34), [14, 26], { blur: 20, opacity: 0.55 });
    paintFringe(stage, w, h, lit(stage, cloth.colours[1]));
    for (const grow of [34, 26, 18, 10]) {
      canvas.path(pad(grow), lighten(ground, grow === 26 || grow === 10 ? -0.1 : 0.05));
      canvas.stroke(
        `M${num(-w / 2 + grow * 0.4)} ${num(h / 2 + grow)}H${num(w / 2 + grow * 0.4)}`,
        lighten(ground, 0.14),
        2.4,
      );
    }
    const face = `M${num(-w / 2)} ${num(-h / 2)}H${num(w / 2)}Q${num(w / 2 + 9)} 0 ${num(w / 2)} ${num(h / 2 - 4)}Q0 ${num(h / 2 + 9)} ${num(-w / 2)} ${num(h / 2 - 4)}Q${num(-w / 2 - 8)} 0 ${num(-w / 2)} ${num(-h / 2)}Z`;
    paintTextile(stage, face, cloth);
    canvas.inside(face, () => {
      const edge = lit(stage, cloth.colours[2]);
      canvas.path(box(-w / 2 - 10, h / 2 - 74, w + 20, 54), edge);
      let teeth = '';
      for (let x = -w / 2; x < w / 2; x += 26) teeth += `M${num(x)} ${h / 2 - 24}l13 -44l13 44Z`;
      canvas.path(teeth, lit(stage, cloth.colours[1]));
      canvas.stroke(
        `M${-w / 2 - 10} ${h / 2 - 80}H${w}M${-w / 2 - 10} ${h / 2 - 14}H${w}`,
        lit(stage, cloth.colours[3]),
        5,
      );
      const sheen = canvas.linear(
        ramp(
          [0, '#ffffff', 0],
          [0.3, palette.sun, 0.34],
          [0.44, '#ffffff', 0.04],
          [0.72, palette.deep, 0.22],
          [1, palette.deep, 0.4],
        ),
        [0, 0, 1, 0.7],
      );
      canvas.path(box(-w, -h, w * 2, h * 2), sheen);
    });
    canvas.stroke(`M${num(-w / 2)} ${num(-h / 2 + 2)}H${num(w / 2)}`, lighten(ground, 0.2), 4, 'opacity=".7"');
  });
}

function paintFringe(stage: Stage, w: number, h: number, colour: string): void {
  let threads = '';
  for (let x = -w / 2 + 14; x < w / 2; x += 9)
    threads += `M${num(x)} ${num(h / 2 + 30)}q${num(stage.random.around(0, 7))} 20 ${num(stage.random.around(2, 6))} ${num(stage.random.between(40, 52))}`;
  stage.canvas.stroke(threads, lighten(colour, -0.02), 2.6);
}

function paintCocoons(stage: Stage, [x, y]: Point): void {
  const { canvas, random } = stage;
  const cane = lit(stage, '#b98a4c');
  canvas.shadow(oval(x, y, 158), [12, 20], { blur: 14, opacity: 0.5 });
  canvas.path(
    oval(x, y, 158),
    canvas.radial(ramp(lighten(cane, -0.2), [0.8, lighten(cane, -0.14)], lighten(cane, 0.04))),
  );
  for (let i = 0; i < 44; i += 1) {
    const a = (i / 44) * Math.PI * 2;
    canvas.stroke(
      `M${num(x + Math.cos(a) * 134)} ${num(y + Math.sin(a) * 134)}L${num(x + Math.cos(a + 0.1) * 158)} ${num(y + Math.sin(a + 0.1) * 158)}`,
      i % 2 === 0 ? lighten(cane, 0.12) : lighten(cane, -0.06),
      15,
    );
  }
  canvas.stroke(oval(x, y, 132), lighten(cane, -0.1), 5);
  for (let i = 0; i < 34; i += 1) {
    const [a, away] = [i * 2.4, Math.sqrt((33 - i) / 34) * 108];
    const [px, py] = [x + Math.cos(a) * away, y + Math.sin(a) * away];
    const tone = lit(stage, random.pick(['#f7dd8c', '#f4cf68', '#fdf0c4', '#f9e3a0']));
    const turn = random.between(0, 180);
    canvas.group(`transform="translate(${num(px)} ${num(py)}) rotate(${num(turn)})"`, () => {
      canvas.path(oval(3, 6, 29, 19), '#2a160c', 'opacity=".34"');
      const husk = 'M-29 0C-29 -20 -12 -21 0 -17C12 -21 29 -20 29 0C29 20 12 21 0 17C-12 21 -29 20 -29 0Z';
      canvas.path(
        husk,
        canvas.radial(ramp(lighten(tone, 0.06), [0.55, tone], lighten(tone, -0.12)), [0.4, 0.36], 0.68),
      );
      canvas.stroke('M-18 -6Q-4 -12 10 -8M-14 6Q2 2 20 6', lighten(tone, -0.08), 1.6, 'opacity=".7"');
    });
  }
}
