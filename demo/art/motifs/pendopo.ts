import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** Half width of the floor and heights above it, in its own units. */
const HALF = 520;
const EAVE = 290;

/** From its own units to those of the canvas. */
const SIZE = 0.83;

/** Paints an open Javanese hall on its platform: carved posts, hanging lamps, the steep double roof. `inside` draws on the floor. */
export function paintPendopo(stage: Stage, foot: Point, inside: () => void): void {
  const { canvas } = stage;
  canvas.group(`transform="translate(${at(foot)}) scale(${SIZE})"`, () => {
    paintHollow(stage);
    for (const x of [-330, -170, 170, 330]) paintPost(stage, x, { wide: 17, tall: EAVE - 8, carved: true });
    paintLamps(stage);
    inside();
    for (const x of [-490, -350, -205, 205, 350, 490])
      paintPost(stage, x, { wide: 10, tall: EAVE - 30, carved: false });
    paintRoof(stage);
    paintPlatform(stage);
  });
}

function paintHollow(stage: Stage): void {
  const { canvas, palette } = stage;
  const warm = mix(lit(stage, '#7a3f24'), palette.lamp, 0.34);
  canvas.path(
    box(-HALF + 20, -EAVE, HALF * 2 - 40, EAVE),
    canvas.linear(ramp(mix(palette.deep, warm, 0.4), [0.5, warm], mix(warm, palette.lamp, 0.2))),
  );
  let beams = '';
  for (let k = -9; k <= 9; k += 1) beams += `M${num(k * 22)} ${-EAVE + 64}L${num(k * 60)} ${-EAVE}`;
  canvas.stroke(
    `${beams}M-500 ${-EAVE + 26}H500M-320 ${-EAVE + 48}H320`,
    mix(palette.deep, warm, 0.5),
    5,
    'opacity=".7"',
  );
  canvas.path(oval(0, -90, 420, 150), palette.lamp, `opacity=".34" ${canvas.blur(34)}`);
  const screen = mix(lit(stage, '#5a2f1f'), palette.lamp, 0.2);
  let panels = '';
  for (let k = -4; k <= 3; k += 1) panels += `${box(k * 62 + 6, -132, 50, 128)}`;
  canvas.path(box(-252, -150, 504, 150), screen);
  canvas.path(panels, lighten(screen, -0.06));
  let flowers = '';
  for (let k = -4; k <= 3; k += 1)
    for (const y of [-104, -66, -28]) flowers += rosette([k * 62 + 31, y], { length: 17, halfWidth: 4.4 }, 8);
  canvas.path(flowers, mix(lit(stage, palette.gold), palette.lamp, 0.3), 'opacity=".75"');
}

interface Post {
  readonly wide: number;
  readonly tall: number;
  readonly carved: boolean;
}

function paintPost(stage: Stage, x: number, { wide, tall, carved }: Post): void {
  const { canvas, palette } = stage;
  const green = lit(stage, '#1f5a48');
  const gold = mix(lit(stage, palette.gold, 0.6), palette.lamp, 0.15);
  canvas.path(
    box(x - wide, -tall, wide * 2, tall),
    canvas.linear(ramp(mix(green, palette.lamp, 0.35), [0.4, green], lighten(green, -0.1)), [0, 0, 1, 0]),
  );
  let ornament = '';
  for (let y = 26; y < tall - 20; y += carved ? 27 : 46) {
    ornament += rosette([x, -y], { length: wide * 0.72, halfWidth: wide * 0.2 }, 8);
    if (carved) ornament += leaf([x, -y - 7], 12, 5, -Math.PI / 2);
  }
  canvas.path(ornament, gold);
  canvas.stroke(`M${x - wide + 2} ${-tall}V-8M${x + wide - 2} ${-tall}V-8`, lit(stage, '#b8342a'), 2);
  canvas.path(
    `M${x - wide * 1.5} 2L${x - wide * 1.1} -18H${x + wide * 1.1}L${x + wide * 1.5} 2Z`,
    canvas.linear(ramp(lit(stage, '#d9cbb8'), lit(stage, '#8a7a6a'))),
  );
  canvas.path(
    `M${x - wide * 1.05} ${-tall + 26}L${x - wide * 2.4} ${-tall}H${x + wide * 2.4}L${x + wide * 1.05} ${-tall + 26}Z`,
    gold,
  );
}

/** Brass lamps on chains and a chandelier in the middle. */
function paintLamps(stage: Stage): void {
  const { canvas, palette } = stage;
  const brass = lit(stage, '#c9963a');
  for (const [x, drop] of [
    [-420, 64],
    [-260, 74],
    [260, 74],
    [420, 64],
  ] as const) {
    const y = -EAVE + drop;
    canvas.path(oval(x, y + 20, 54), palette.lamp, `opacity=".5" ${canvas.blur(14)}`);
    canvas.stroke(`M${x} ${-EAVE}V${y}`, brass, 2);
    canvas.path(
      `M${x - 11} ${y}H${x + 11}L${x + 15} ${y + 26}Q${x} ${y + 38} ${x - 15} ${y + 26}Z`,
      mix(palette.lamp, '#fff6d8', 0.5),
    );
    canvas.path(`M${x - 17} ${y + 2}Q${x} ${y - 18} ${x + 17} ${y + 2}Z`, brass);
  }
  canvas.path(oval(0, -206, 120, 60), palette.lamp, `opacity=".55" ${canvas.blur(20)}`);
  canvas.stroke(`M0 ${-EAVE}V-222M-62 -200Q0 -168 62 -200M-40 -206Q0 -186 40 -206`, brass, 4);
  canvas.path(oval(0, -216, 12, 14), brass);
  let flames = '';
  for (const x of [-62, -40, -18, 18, 40, 62]) flames += oval(x, -212 + (Math.abs(x) < 30 ? 10 : 0), 6, 9);
  canvas.path(flames, mix(palette.lamp, '#fffbe6', 0.6));
}

function paintRoof(stage: Stage): void {
  const { canvas, palette } = stage;
  const tile = lit(stage, '#8a5038');
  const [lower, steep] = [
    `M-640 ${-EAVE + 22}L-286 ${-EAVE - 118}H286L640 ${-EAVE + 22}Q0 ${-EAVE - 6} -640 ${-EAVE + 22}Z`,
    `M-262 ${-EAVE - 112}Q-196 ${-EAVE - 214} -150 ${-EAVE - 330}H150Q196 ${-EAVE - 214} 262 ${-EAVE - 112}Q0 ${-EAVE - 124} -262 ${-EAVE - 112}Z`,
  ];
  for (const [d, top, foot, reach, neck] of [
    [steep, -EAVE - 330, -EAVE - 112, 262, 150],
    [lower, -EAVE - 118, -EAVE + 22, 640, 286],
  ] as const) {
    canvas.path(
      d,
      canvas.linear(ramp(mix(tile, palette.glow, 0.34), [0.4, tile], mix(tile, palette.deep, 0.44)), [0, 0, 1, 0.1]),
    );
    canvas.inside(d, () => {
      let [rows, ribs] = ['', ''];
      for (let k = 1; k < 16; k += 1) rows += `M-660 ${num(top + ((foot - top) * k) / 16)}H660`;
      for (let k = -40; k <= 40; k += 1) ribs += `M${num((k / 40) * neck)} ${top}L${num((k / 40) * reach)} ${foot + 4}`;
      canvas.stroke(rows, mix(tile, palette.deep, 0.4), 1.6, 'opacity=".5"');
      canvas.stroke(ribs, mix(tile, palette.deep, 0.4), 1.1, 'opacity=".35"');
    });
    canvas.grain(d, { colour: palette.deep, axis: [-60, 0, reach, 0], opacity: 0.5 });
    canvas.stroke(`M${-neck} ${top}L${-reach} ${foot}`, mix(tile, palette.sun, 0.6), 4, 'opacity=".8"');
  }
  const gold = mix(lit(stage, palette.gold, 0.6), palette.lamp, 0.1);
  canvas.path(box(-158, -EAVE - 338, 316, 12), mix(tile, palette.deep, 0.2));
  canvas.path(rosette([0, -EAVE - 352], { length: 26, halfWidth: 7 }, 9), gold);
  for (const s of [-1, 1])
    canvas.path(
      `M${s * 140} ${-EAVE - 332}Q${s * 162} ${-EAVE - 350} ${s * 158} ${-EAVE - 376}Q${s * 182} ${-EAVE - 346} ${s * 160} ${-EAVE - 326}Z`,
      gold,
    );
  let fringe = '';
  for (let x = -636; x < 630; x += 22) {
    const y = -EAVE + 18 - (1 - (x / 640) ** 2) * 13;
    fringe += `M${x} ${num(y)}L${x + 11} ${num(y + 24)}L${x + 22} ${num(y)}Z`;
  }
  canvas.path(fringe, gold);
  canvas.stroke(`M-640 ${-EAVE + 22}Q0 ${-EAVE - 6} 640 ${-EAVE + 22}`, lit(stage, '#1f5a48'), 7);
}

function paintPlatform(stage: Stage): void {
  const { canvas, palette } = stage;
  const stone = lit(stage, '#e6d6c4');
  for (const [i, [reach, y]] of (
    [
      [560, 0],
      [600, 16],
      [640, 32],
    ] as const
  ).entries()) {
    canvas.path(
      box(-reach, y, reach * 2, 17),
      canvas.linear(ramp(mix(stone, palette.lamp, 0.4 - i * 0.1), lighten(stone, -0.12 - i * 0.02))),
    );
    canvas.path(box(-reach, y, reach * 2, 2.4), mix(stone, palette.sun, 0.6));
  }
}
