import { num, polyline, type Point } from '#demo/art/kit/path-text.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { halfWidthAt, type Profile } from './vessel-shapes.ts';

/** One painted or cut ring round a vessel. Heights run from 0 (foot) to 1 (lip); sizes are shares of the height. */
export type Decoration =
  | { readonly kind: 'band'; readonly from: number; readonly to: number; readonly colour: string }
  | {
      readonly kind: 'petals' | 'dots' | 'zigzag' | 'wave';
      readonly at: number;
      readonly size: number;
      readonly count: number;
      readonly colour: string;
    }
  | {
      readonly kind: 'flowers';
      readonly at: number;
      readonly size: number;
      readonly count: number;
      readonly colour: string;
      readonly heart: string;
    };

/** The bare vessel that is painted on. */
export interface Turned {
  readonly foot: Point;
  readonly height: number;
  readonly profile: Profile;
}

/** A point on the turned surface: angle 0 faces the viewer; `facing` is 1 there and 0 at the rim. */
type Surface = (t: number, angle: number) => { readonly x: number; readonly y: number; readonly facing: number };

/** Paints all rings, foreshortened towards the sides. */
export function paintDecoration(stage: Stage, vessel: Turned, rings: readonly Decoration[]): void {
  const { foot, height, profile } = vessel;
  const surface: Surface = (t, angle) => {
    const half = halfWidthAt(profile, t) * height;
    const facing = Math.cos(angle);
    return { x: foot[0] + Math.sin(angle) * half, y: foot[1] - t * height + half * 0.1 * facing * facing, facing };
  };
  for (const ring of rings) {
    if (ring.kind === 'band') paintBand(stage, vessel, ring);
    else if (ring.kind === 'flowers') paintFlowers(stage, surface, height, ring);
    else if (ring.kind === 'zigzag' || ring.kind === 'wave') paintLine(stage, surface, height, ring);
    else paintMarks(stage, surface, height, ring);
  }
}

function paintBand(stage: Stage, vessel: Turned, ring: Extract<Decoration, { kind: 'band' }>): void {
  const { height, profile } = vessel;
  const [x, y] = vessel.foot;
  const bow = halfWidthAt(profile, (ring.from + ring.to) / 2) * height * 0.2;
  const edge = (t: number, back: boolean): string => {
    const [from, to] = back ? [x + height, x - height] : [x - height, x + height];
    return `${num(from)} ${num(y - t * height)}Q${num(x)} ${num(y - t * height + bow)} ${num(to)} ${num(y - t * height)}`;
  };
  stage.canvas.path(`M${edge(ring.from, false)}L${edge(ring.to, true)}Z`, lit(stage, ring.colour, 0.7));
}

type Marks = Extract<Decoration, { kind: 'petals' | 'dots' | 'zigzag' | 'wave' }>;

function paintMarks(stage: Stage, surface: Surface, height: number, ring: Marks): void {
  let d = '';
  for (let i = -ring.count; i <= ring.count; i += 1) {
    const { x, y, facing } = surface(ring.at, (i / ring.count) * 1.45);
    const wide = ring.size * height * Math.max(0.14, facing);
    const tall = ring.size * height;
    if (ring.kind === 'dots') d += oval(x, y, wide, tall);
    else
      d += `M${num(x - wide * 0.5)} ${num(y + tall * 0.75)}Q${num(x - wide * 0.64)} ${num(y - tall * 0.15)} ${num(x)} ${num(y - tall * 0.75)}Q${num(x + wide * 0.64)} ${num(y - tall * 0.15)} ${num(x + wide * 0.5)} ${num(y + tall * 0.75)}Q${num(x)} ${num(y + tall * 0.4)} ${num(x - wide * 0.5)} ${num(y + tall * 0.75)}Z`;
  }
  stage.canvas.path(d, lit(stage, ring.colour, 0.7));
}

function paintLine(stage: Stage, surface: Surface, height: number, ring: Marks): void {
  const points: Point[] = [];
  const steps = ring.count * (ring.kind === 'wave' ? 8 : 2);
  for (let i = -steps; i <= steps; i += 1) {
    const swing = ring.kind === 'wave' ? (Math.sin((i / 4) * Math.PI) * ring.size) / 2 : i % 2 === 0 ? 0 : ring.size;
    const { x, y } = surface(ring.at + swing, (i / steps) * 1.5);
    points.push([x, y]);
  }
  stage.canvas.stroke(polyline(points), lit(stage, ring.colour, 0.7), Math.max(1.6, height * 0.013));
}

function paintFlowers(
  stage: Stage,
  surface: Surface,
  height: number,
  ring: Extract<Decoration, { kind: 'flowers' }>,
): void {
  let [petals, hearts] = ['', ''];
  for (let i = -ring.count; i <= ring.count; i += 1) {
    const { x, y, facing } = surface(ring.at, (i / ring.count) * 1.35);
    const size = ring.size * height;
    for (let k = 0; k < 8; k += 1) {
      const angle = (k / 8) * Math.PI * 2;
      const [px, py] = [x + Math.cos(angle) * size * 0.6 * facing, y + Math.sin(angle) * size * 0.6];
      const turn = `rotate(${num((angle * 180) / Math.PI)} ${num(px)} ${num(py)})`;
      petals += `<ellipse cx="${num(px)}" cy="${num(py)}" rx="${num(size * 0.38 * Math.max(0.25, facing))}" ry="${num(size * 0.2)}" transform="${turn}"/>`;
    }
    hearts += oval(x, y, size * 0.24 * Math.max(0.3, facing), size * 0.24);
  }
  stage.canvas.add(`<g fill="${lit(stage, ring.colour, 0.7)}">${petals}</g>`);
  stage.canvas.path(hearts, lit(stage, ring.heart, 0.7));
}
