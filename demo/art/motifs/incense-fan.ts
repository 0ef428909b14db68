import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A bundle of dyed incense sticks stood on its waist and fanned out; the waist touches the ground at `foot`. */
export interface IncenseFan {
  readonly foot: Point;
  /** Half the width of the open fan in units. */
  readonly half: number;
  readonly dye: string;
  /** How the round of tips is flattened by the angle of view. */
  readonly squash?: number;
}

/** Paints shadow, the lower splay, and the open bowl of sticks with its rim of tips. */
export function paintIncenseFan(stage: Stage, { foot, half: r, dye, squash = 0.42 }: IncenseFan): void {
  const { canvas, palette, random } = stage;
  const colour = lit(stage, dye, 0.6);
  const [x, y] = foot;
  const tall = r * 1.02;
  canvas.path(oval(x + r * 0.2, y, r * 0.8, r * 0.17), palette.deep, `opacity=".3" ${canvas.blur(4)}`);
  let lower = '';
  for (let i = 0; i < 26; i += 1) {
    const t = (i / 25) * 2 - 1;
    lower += `M${at([x + t * r * 0.1, y - r * 0.42])}L${at([x + t * r * 0.5, y - Math.sqrt(1 - t * t) * -r * 0.07])}`;
  }
  canvas.stroke(lower, lit(stage, '#e8c88a'), Math.max(1.2, r * 0.022));
  const rim = (angle: number, reach = 1): Point => [
    x + Math.cos(angle) * r * reach,
    y - tall + Math.sin(angle) * r * squash * reach,
  ];
  const bowl = `M${at([x - r * 0.1, y - r * 0.42])}L${at(rim(Math.PI))}A${num(r)} ${num(r * squash)} 0 0 0 ${at(rim(0))}L${at([x + r * 0.1, y - r * 0.42])}Z`;
  canvas.path(bowl, canvas.linear(ramp(colour, [0.5, lighten(colour, -0.06)], lighten(colour, -0.16)), [0, 0, 0, 1]));
  let [dark, light] = ['', ''];
  for (let i = 0; i < 46; i += 1) {
    const angle = Math.PI * ((i + random.next()) / 46);
    const line = `M${at([x + Math.cos(angle) * r * 0.1, y - r * 0.42])}L${at(rim(angle))}`;
    if (i % 2 === 0) dark += line;
    else light += line;
  }
  canvas.stroke(dark, lighten(colour, -0.13), Math.max(1, r * 0.016), 'opacity=".8"');
  canvas.stroke(light, lighten(colour, 0.08), Math.max(1, r * 0.014), 'opacity=".8"');
  paintMouth(stage, { centre: [x, y - tall], half: r, squash, colour });
  canvas.stroke(
    `M${at([x - r * 0.12, y - r * 0.42])}Q${at([x, y - r * 0.36])} ${at([x + r * 0.12, y - r * 0.42])}`,
    lit(stage, '#f4d06a'),
    r * 0.06,
  );
}

function paintMouth(stage: Stage, mouth: { centre: Point; half: number; squash: number; colour: string }): void {
  const { canvas, random } = stage;
  const {
    centre: [x, y],
    half: r,
    squash,
    colour,
  } = mouth;
  canvas.path(
    oval(x, y, r, r * squash),
    canvas.radial(ramp(lighten(colour, -0.2), [0.55, lighten(colour, -0.05)], lighten(colour, 0.05))),
  );
  let [inner, outer, tips] = ['', '', ''];
  for (let i = 0; i < 90; i += 1) {
    const angle = (i / 90) * Math.PI * 2;
    const [from, to] = [random.between(0.12, 0.3), random.between(0.9, 1.06)];
    const ray = `M${at([x + Math.cos(angle) * r * from, y + Math.sin(angle) * r * squash * from])}L${at([x + Math.cos(angle) * r * to, y + Math.sin(angle) * r * squash * to])}`;
    if (i % 2 === 0) inner += ray;
    else outer += ray;
    tips += oval(x + Math.cos(angle) * r * to, y + Math.sin(angle) * r * squash * to, r * 0.018);
  }
  canvas.stroke(inner, lighten(colour, 0.03), Math.max(1, r * 0.02));
  canvas.stroke(outer, lighten(colour, 0.1), Math.max(1, r * 0.017));
  canvas.path(tips, mix(colour, '#fff2c4', 0.6));
}
