import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintSpokedWheel } from './spoked-wheel.ts';

/** Paints a trishaw from the side: a seat with a parasol in front, the rider's saddle behind. Size 1 is about 330 long. */
export function paintTrishaw(stage: Stage, foot: Point, size: number): void {
  const { canvas, palette } = stage;
  const scale = Math.round(size * 1000) / 1000;
  canvas.group(`transform="translate(${at(foot)}) scale(${scale})"`, () => {
    canvas.path(oval(10, 2, 190, 12), palette.deep, `opacity=".36" ${canvas.blur(4)}`);
    const tyre = lit(stage, '#2a2426');
    const spoke = lit(stage, '#dcdfe0');
    paintSpokedWheel(stage, {
      hub: [84, -44],
      radius: 42,
      spokes: 22,
      tyre: lighten(tyre, 0.06),
      spoke: lighten(spoke, -0.2),
      thick: [5, 1],
    });
    paintSpokedWheel(stage, { hub: [-120, -44], radius: 42, spokes: 22, tyre, spoke, thick: [5, 1] });
    paintFrame(stage);
    paintDriver(stage);
    paintSeat(stage);
    paintSpokedWheel(stage, { hub: [70, -44], radius: 44, spokes: 22, tyre, spoke, thick: [5, 1] });
    canvas.stroke('M18 -50Q26 -100 70 -100Q112 -98 122 -58', lit(stage, '#c8352a'), 7);
    paintFlowers(stage);
    paintParasol(stage);
  });
}

function paintFrame(stage: Stage): void {
  const { canvas } = stage;
  const steel = lit(stage, '#1f6f6a');
  canvas.stroke('M-160 -62Q-150 -98 -118 -96Q-92 -94 -84 -68', steel, 5);
  canvas.stroke('M-120 -44L-52 -46L-74 -128M-120 -44L-68 -108M-52 -46L20 -96M-52 -46L-30 -30L74 -44', steel, 6);
  canvas.stroke('M-30 -150L-20 -96L14 -60', steel, 6);
  canvas.stroke('M-30 -150Q-46 -158 -50 -148', lit(stage, '#dfe2e2'), 5);
  canvas.path('M-100 -134Q-76 -144 -52 -134Q-62 -122 -92 -124Z', lit(stage, '#4a2a1c'));
  canvas.stroke(oval(-52, -46, 13), lit(stage, '#b9bcc0'), 3);
  canvas.stroke('M-120 -52L-52 -58M-120 -38L-52 -34', lit(stage, '#5a5a5e'), 1.8);
}

/** The driver in the saddle behind the bench. */
function paintDriver(stage: Stage): void {
  const { canvas } = stage;
  const [shirt, skin, legs] = [lit(stage, '#f4ead2'), lit(stage, '#8f5a3c'), lit(stage, '#3d4a5c')];
  canvas.stroke('M-74 -142L-30 -112L-46 -58', lighten(legs, -0.08), 21);
  canvas.path(
    'M-98 -134Q-104 -170 -88 -206Q-74 -222 -56 -214Q-44 -204 -48 -186Q-56 -160 -56 -132Q-76 -124 -98 -134Z',
    shirt,
  );
  canvas.path(
    'M-98 -134Q-104 -170 -88 -206Q-80 -216 -70 -217Q-84 -180 -82 -129Q-90 -130 -98 -134Z',
    lighten(shirt, -0.08),
  );
  canvas.stroke('M-76 -138L-34 -96L-58 -40', legs, 21);
  canvas.path('M-66 -40H-34Q-32 -30 -40 -30H-66Z', lit(stage, '#3a241c'));
  canvas.stroke('M-60 -204L-42 -176', lighten(shirt, -0.03), 16);
  canvas.stroke('M-42 -176L-30 -154', skin, 11);
  canvas.stroke('M-62 -214V-224', lighten(skin, -0.06), 13);
  canvas.path(oval(-58, -240, 15, 18), skin);
  const straw = lit(stage, '#e9c67c');
  canvas.path('M-76 -250Q-74 -278 -58 -278Q-40 -276 -40 -250Z', lighten(straw, -0.05));
  canvas.path(oval(-58, -250, 38, 8), straw);
  canvas.stroke('M-75 -254H-41', lit(stage, '#b8342a'), 5);
}

function paintSeat(stage: Stage): void {
  const { canvas } = stage;
  const body = lit(stage, '#d9473a');
  const side =
    'M-14 -160Q-20 -150 -12 -118L2 -64H132L150 -40H160L146 -78L128 -84H112L104 -104H24L4 -152Q0 -162 -14 -160Z';
  canvas.path(side, canvas.linear(ramp(lighten(body, 0.05), lighten(body, -0.1))));
  canvas.path('M2 -108Q50 -122 102 -108V-98Q50 -94 8 -98Z', lit(stage, '#f4e3bd'));
  canvas.path('M-12 -158Q8 -150 24 -104L10 -102Q-4 -130 -18 -150Z', lit(stage, '#f4e3bd'));
  canvas.stroke('M4 -70H128', lit(stage, '#f2b431'), 4);
  let diamonds = '';
  for (let x = 18; x < 124; x += 18) diamonds += `M${x} -90L${x + 7} -82L${x} -74L${x - 7} -82Z`;
  canvas.path(diamonds, lit(stage, '#f2b431'));
  canvas.path(diamonds.replaceAll(/L(\d+) -82L/g, 'L$1 -80L'), lit(stage, '#1f7a72'), 'opacity=".25"');
}

function paintFlowers(stage: Stage): void {
  const { canvas } = stage;
  let [leaves, petals, hearts] = ['', '', ''];
  for (let i = 0; i < 13; i += 1) {
    const t = i / 12;
    const spot: Point = [4 + t * 126, -112 + Math.sin(t * Math.PI) * -14 + t * 30 + (i % 2) * 7];
    leaves += oval(spot[0], spot[1] + 5, 11, 7);
    petals += rosette(spot, { length: 10, halfWidth: 4.4 }, 6, i);
    hearts += oval(spot[0], spot[1], 2.6);
  }
  canvas.path(leaves, lit(stage, '#2f8a50'));
  canvas.path(petals, lit(stage, '#f26d8a'));
  canvas.path(hearts, lit(stage, '#f7d24a'));
}

function paintParasol(stage: Stage): void {
  const { canvas } = stage;
  canvas.stroke('M0 -150L62 -316', lit(stage, '#caa46a'), 5);
  const [top, left, right]: [Point, Point, Point] = [
    [66, -340],
    [-52, -252],
    [190, -232],
  ];
  const silk = lit(stage, '#f2b431');
  const count = 7;
  for (let i = 0; i < count; i += 1) {
    const on = (t: number): Point => [left[0] + (right[0] - left[0]) * t, left[1] + (right[1] - left[1]) * t];
    const [a, b] = [on(i / count), on((i + 1) / count)];
    const bow = (p: Point): string => `${num(top[0] + (p[0] - top[0]) * 0.66)} ${num(top[1] + (p[1] - top[1]) * 0.24)}`;
    const colour = i % 2 === 0 ? silk : lit(stage, '#f8ecd0');
    canvas.path(
      `M${at(top)}Q${bow(a)} ${at(a)}Q${num((a[0] + b[0]) / 2)} ${num((a[1] + b[1]) / 2 - 12)} ${at(b)}Q${bow(b)} ${at(top)}Z`,
      mix(colour, lighten(colour, -0.14), i / count),
    );
  }
  canvas.stroke('M66 -340V-354', lit(stage, '#8a5a2c'), 5);
}
