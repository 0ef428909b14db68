import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** A shore-operated lift net: a great cantilever of poles that dips a net and hauls it out with stones as counterweights. */
export interface LiftNet {
  /** Where the hinge rests on its platform. */
  readonly foot: Point;
  /** 1 is about 520 units tall; the net hangs to the right. */
  readonly size: number;
  readonly heading?: 1 | -1;
  readonly haze?: number;
  /** Men who haul at the ropes. */
  readonly crew?: number;
}

const APEX: Point = [150, -470];
const TIPS: readonly Point[] = [
  [120, -214],
  [250, -168],
  [470, -252],
  [366, -330],
];

/** Paints platform, beams, spars, hanging net, ropes with stones. */
export function paintLiftNet(stage: Stage, net: LiftNet): void {
  const { canvas, palette } = stage;
  const { foot, size, heading = 1, haze = 0, crew = 0 } = net;
  const wood = mix(mix(lit(stage, '#5a3a2a'), palette.deep, 0.4), palette.haze, haze);
  canvas.group(`transform="translate(${at(foot)}) scale(${num2(size * heading)} ${num2(size)})"`, () => {
    paintMesh(stage, wood, haze);
    const beams = `M-30 6L${at(APEX)}M40 6L${at(APEX)}M-30 6L73 -137M40 6L24 -137M24 -137H73M69 -256H100`;
    canvas.stroke(beams, wood, 9);
    canvas.stroke(`M-26 0L${at([APEX[0] - 4, APEX[1]])}`, mix(wood, palette.glow, 0.4), 2);
    for (const tip of TIPS)
      canvas.stroke(
        `M${at(APEX)}Q${num((APEX[0] + tip[0]) / 2 + 40)} ${num((APEX[1] + tip[1]) / 2 - 66)} ${at(tip)}`,
        wood,
        6,
      );
    const tail: Point = [-150, -250];
    canvas.stroke(`M95 -232L${at(tail)}M${at(APEX)}L${at(tail)}M29 -151L${at(tail)}`, wood, 5);
    for (const [i, dx] of [0, 26, 52, 80].entries()) {
      const [x, y] = [tail[0] + dx, tail[1] + dx * 0.1];
      const long = 120 + i * 17;
      canvas.stroke(`M${num(x)} ${num(y)}V${num(y + long)}`, wood, 2.4);
      canvas.path(oval(x, y + long + 12, 11, 14), lighten(wood, 0.06));
    }
    paintPlatform(stage, wood);
    for (let i = 0; i < crew; i += 1) paintHauler(stage, [-150 + i * 46, -18], wood, i);
  });
}

const num2 = (n: number): number => Math.round(n * 100) / 100;

/** The net: a hanging basin between the four tips, drawn as mesh so that the sky shows through. */
function paintMesh(stage: Stage, wood: string, haze: number): void {
  const { canvas, palette } = stage;
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = TIPS;
  const low: Point = [300, -112];
  const bag = `M${at(a)}Q${num(a[0] + 60)} ${num(a[1] + 60)} ${at(b)}Q${num(low[0] + 60)} ${num(low[1] + 10)} ${at(c)}Q${num(d[0] + 30)} ${num(d[1] + 60)} ${at(d)}Q${num(d[0] - 110)} ${num(d[1] + 80)} ${at(a)}Z`;
  const basin = `M${at(a)}Q${num(a[0] + 70)} ${num(low[1] + 6)} ${at(low)}Q${num(c[0] - 40)} ${num(low[1] - 4)} ${at(c)}Q${num(low[0] + 20)} ${num(b[1] + 10)} ${at(a)}Z`;
  const thread = mix(mix('#f3dcae', palette.glow, 0.4), palette.haze, haze);
  canvas.stroke(bag, mix(wood, thread, 0.5), 1.8, 'opacity=".7"');
  canvas.path(basin, thread, 'opacity=".2"');
  canvas.inside(`${bag}${basin}`, () => {
    let mesh = '';
    for (let i = -6; i < 34; i += 1)
      mesh += `M${100 + i * 14} -360Q${110 + i * 14} -220 ${190 + i * 11} -90M${100 + i * 14} -90Q${130 + i * 13} -220 ${220 + i * 9} -360`;
    canvas.stroke(mesh, thread, 1.3, 'opacity=".55"');
  });
  canvas.stroke(
    `M${at(a)}Q${num(a[0] + 60)} ${num(a[1] + 60)} ${at(b)}Q${num(low[0] + 60)} ${num(low[1] + 10)} ${at(c)}M${at(a)}Q${num(a[0] + 70)} ${num(low[1] + 6)} ${at(low)}Q${num(c[0] - 40)} ${num(low[1] - 4)} ${at(c)}`,
    mix(wood, thread, 0.4),
    2.6,
  );
}

function paintPlatform(stage: Stage, wood: string): void {
  const { canvas } = stage;
  canvas.stroke('M-196 -14H66M-190 -4H60', wood, 8);
  let posts = '';
  for (let x = -186; x <= 60; x += 41) posts += `M${x} -10V58`;
  canvas.stroke(posts, wood, 7);
  canvas.stroke('M-186 40L-104 -6M-63 40L20 -6', wood, 4);
}

/** A man leaning back with the rope in his hands. */
function paintHauler(stage: Stage, [x, y]: Point, wood: string, i: number): void {
  const { canvas } = stage;
  const cloth = mix(lit(stage, ['#e9dfc8', '#c85a3a', '#d9b04a'][i % 3] ?? '#e9dfc8'), wood, 0.2);
  const skin = mix(lit(stage, '#7a4a34'), wood, 0.3);
  canvas.path(
    `M${x - 8} ${y}L${x - 14} ${y - 36}H${x + 8}L${x + 16} ${y}H${x + 8}L${x - 1} ${y - 22}L${x} ${y}Z`,
    cloth,
  );
  canvas.path(
    `M${x - 14} ${y - 34}Q${x - 26} ${y - 56} ${x - 18} ${y - 68}Q${x - 6} ${y - 74} ${x} ${y - 64}L${x + 8} ${y - 34}Z`,
    skin,
  );
  canvas.stroke(`M${x - 8} ${y - 64}L${x + 24} ${y - 74}`, skin, 7);
  canvas.path(oval(x - 10, y - 82, 8.4, 9.4), skin);
  canvas.path(
    `M${x - 20} ${y - 82}Q${x - 18} ${y - 95} ${x - 8} ${y - 94}Q${x + 1} ${y - 91} ${x - 1} ${y - 84}Q${x - 10} ${y - 88} ${x - 20} ${y - 82}Z`,
    lighten(cloth, 0.06),
  );
  canvas.stroke(`M${x + 24} ${y - 74}L${x + 60} ${y - 190}`, wood, 2);
}
