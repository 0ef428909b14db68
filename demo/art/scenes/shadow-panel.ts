import { WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { focalX, lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintFlame } from '#demo/art/motifs/flame.ts';
import { paintGlow } from '#demo/art/motifs/glow.ts';
import { limbAlong } from '#demo/art/motifs/limb.ts';
import { paintSky } from '#demo/art/motifs/sky.ts';
import { paintSteam } from '#demo/art/motifs/steam.ts';
import type { Scene } from '#demo/art/picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type ShadowPanelOptions = Record<never, never>;

const LIGHT = '#ffd98c';

/** Two players dance with a great leather panel before a screen lit by a fire, out of doors. */
export const shadowPanel: Scene<ShadowPanelOptions> = {
  name: 'shadow-panel',
  draw(stage) {
    const { canvas, palette } = stage;
    const x = focalX(stage);
    paintSky(stage, 800);
    paintSugarPalms(stage, x);
    paintScreen(stage, x);
    paintPanel(stage, [x - 90, 360], 1);
    paintPlayer(stage, [x - 90, 872], 1);
    paintPlayer(stage, [x + 430, 872], -1);
    paintPanel(stage, [x + 430, 400], 0.78);
    canvas.path(box(0, 868, WIDTH, 132), canvas.linear(ramp(mix(palette.deep, '#a8561c', 0.3), palette.deep)));
    paintFires(stage, x);
    paintMusicians(stage, x);
  },
};

function paintSugarPalms(stage: Stage, x: number): void {
  const { canvas, palette, random } = stage;
  for (const [dx, y, tall] of [
    [-740, 870, 640],
    [-620, 870, 470],
    [720, 870, 600],
  ] as const) {
    const [px, top] = [x + dx, y - tall];
    canvas.path(`M${px - 9} ${y}L${px - 6} ${top}H${px + 6}L${px + 10} ${y}Z`, palette.deep);
    let fans = '';
    for (let i = 0; i < 15; i += 1) {
      const a = -2.9 + i * 0.41 + random.around(0, 0.1);
      for (let k = -3; k <= 3; k += 1)
        fans += leaf([px + Math.cos(a) * 20, top + Math.sin(a) * 16], random.between(84, 110), 6, a + k * 0.1);
    }
    canvas.path(fans, mix(palette.deep, palette.hill, 0.25));
  }
}

function paintScreen(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const [left, right, top, foot] = [x - 560, x + 660, 70, 800];
  paintGlow(stage, [x + 30, 620], 900, { colour: '#ff9a3c', strength: 0.55 });
  const pole = lit(stage, '#6a4526', 0.4);
  canvas.path(
    box(left - 26, 30, 26, 850) + box(right, 30, 26, 850),
    canvas.linear(ramp(mix(pole, '#ffb24c', 0.4), pole), [0, 0, 1, 0]),
  );
  const cloth = `M${left} ${top}Q${x} ${top + 22} ${right} ${top}L${right} ${foot}Q${x} ${foot + 12} ${left} ${foot}Z`;
  canvas.path(
    cloth,
    canvas.radial(ramp('#fff3c4', [0.26, '#ffd680'], [0.6, '#e8892e'], '#7a2a1c'), [0.46, 0.86], 0.86),
  );
  canvas.inside(cloth, () => {
    for (let i = 0; i < 9; i += 1)
      canvas.path(box(left + 60 + i * 140, top, 26, 760), '#7a2a1c', `opacity=".12" ${canvas.blur(10)}`);
    canvas.path(box(left, top - 10, right - left, 56), lit(stage, '#7a1f2c', 0.4));
    canvas.path(box(left, top + 40, right - left, 8), '#f0b84e', 'opacity=".8"');
  });
  canvas.path(
    box(left - 26, foot - 4, right - left + 52, 76),
    canvas.linear(ramp(mix('#7a3a1c', palette.deep, 0.2), palette.deep)),
  );
}

/** A panel as large as a person: a dancer within a wreath of scrolls, all cut from one hide. */
function paintPanel(stage: Stage, [x, y]: Point, size: number): void {
  const { canvas } = stage;
  const hide = '#2c0f12';
  canvas.group(`transform="translate(${x} ${y}) scale(${size})"`, () => {
    canvas.stroke('M-120 210L-96 420M120 210L96 420', '#1c0a0c', 10);
    const outline =
      'M0 -300C60 -262 150 -250 190 -150C226 -50 216 90 176 176C130 244 60 262 0 262C-60 262 -130 244 -176 176C-216 90 -226 -50 -190 -150C-150 -250 -60 -262 0 -300Z';
    canvas.path(outline, canvas.radial(ramp('#7a3212', [0.6, '#4a1a12'], hide), [0.5, 0.9], 0.9));
    canvas.inside(outline, () => {
      let [scrolls, holes] = ['', ''];
      for (let i = 0; i < 26; i += 1) {
        const a = (i / 26) * Math.PI * 2;
        const [px, py] = [Math.cos(a) * 164, -14 + Math.sin(a) * 222];
        scrolls += `M${num(px)} ${num(py)}q${num(Math.cos(a + 1.2) * 32)} ${num(Math.sin(a + 1.2) * 32)} ${num(Math.cos(a) * 6)} ${num(Math.sin(a) * 34)}q${num(-Math.cos(a + 1.2) * 22)} ${num(-Math.sin(a + 1.2) * 18)} ${num(-Math.cos(a) * 22)} ${num(-Math.sin(a) * 22)}`;
        holes += leaf([px, py], 34, 8, a + 0.5) + oval(Math.cos(a + 0.12) * 138, -14 + Math.sin(a + 0.12) * 190, 5);
      }
      canvas.path(holes, LIGHT, 'opacity=".85"');
      canvas.stroke(scrolls, LIGHT, 3.4, 'opacity=".7"');
      canvas.stroke(
        'M0 -236C60 -214 104 -180 124 -110C146 -30 138 80 112 146C78 194 40 204 0 204C-40 204 -78 194 -112 146C-138 80 -146 -30 -124 -110C-104 -180 -60 -214 0 -236Z',
        LIGHT,
        5,
        'opacity=".85"',
      );
      let field = '';
      for (let row = 0; row < 13; row += 1)
        for (let i = -4; i <= 4; i += 1) field += oval(i * 26 + (row % 2) * 13, -190 + row * 31, 7, 9);
      canvas.inside(
        'M0 -226C54 -206 96 -174 116 -108C136 -30 128 76 104 140C72 184 38 194 0 194C-38 194 -72 184 -104 140C-128 76 -136 -30 -116 -108C-96 -174 -54 -206 0 -226Z',
        () => canvas.path(field, LIGHT, 'opacity=".6"'),
      );
      paintCutDancer(stage);
    });
    canvas.stroke(outline, '#d98a3c', 4, 'opacity=".7"');
  });
}

function paintCutDancer(stage: Stage): void {
  const { canvas } = stage;
  const hide = '#3a1412';
  const parts = [
    'M0 -214L12 -176L20 -160H-20L-12 -176Z',
    oval(0, -142, 21, 25),
    limbAlong([-24, -104, -76, -84, -84, -140], [11, 9, 6]),
    limbAlong([24, -104, 72, -66, 100, -92], [11, 9, 6]),
    'M-32 -112Q0 -126 32 -112C34 -80 22 -60 18 -40C40 -10 52 20 40 60C30 96 44 130 36 178H-44C-40 130 -52 96 -40 60C-52 20 -36 -10 -18 -40C-22 -60 -34 -80 -32 -112Z',
    limbAlong([30, 40, 84, 66, 64, 130], [24, 19, 10]),
  ];
  canvas.path(parts.join(''), hide);
  canvas.stroke(parts.join(''), LIGHT, 2.6, 'opacity=".75"');
  let lace = '';
  for (let row = 0; row < 7; row += 1)
    for (let i = -1; i <= 1; i += 1) lace += rosette([i * 22, 0 + row * 26], { length: 7, halfWidth: 2.2 }, 4);
  canvas.path(
    `${lace}${oval(-10, -90, 4)}${oval(10, -90, 4)}${oval(0, -76, 4)}${rosette([0, -188], { length: 9, halfWidth: 2.4 }, 5)}`,
    LIGHT,
    'opacity=".9"',
  );
  canvas.stroke('M-22 -46H22M-20 -34H20M-18 -118Q0 -104 18 -118', LIGHT, 3.4, 'opacity=".9"');
}

/** A player under the panel, seen against the light. */
function paintPlayer(stage: Stage, [x, y]: Point, facing: -1 | 1): void {
  const { canvas } = stage;
  const dark = '#1a0a10';
  canvas.group(`transform="translate(${x} ${y}) scale(${facing} 1)"`, () => {
    canvas.path(
      limbAlong([-30, -252, -92, -270, -106, -330], [17, 14, 10]) +
        limbAlong([30, -252, 90, -268, 104, -330], [17, 14, 10]),
      dark,
    );
    canvas.path('M-36 -262Q0 -278 36 -262C38 -220 30 -190 30 -160H-30C-30 -190 -38 -220 -36 -262Z', dark);
    canvas.path('M-34 -168C-48 -130 -60 -100 -46 -70L34 -70C60 -100 50 -130 34 -168Z', lit(stage, '#7a1f2c', 0.5));
    canvas.path(
      limbAlong([-22, -110, -52, -56, -40, -4], [26, 19, 11]) + limbAlong([24, -110, 84, -76, 76, -8], [26, 19, 11]),
      dark,
    );
    canvas.path(`${limbAlong([-42, -4, -12, 0], [9, 7])}${limbAlong([74, -8, 106, -2], [9, 7])}`, dark);
    canvas.path(oval(4, -300, 26, 31) + box(-9, -276, 20, 20), dark);
    canvas.path('M-24 -306Q0 -326 30 -308L30 -318Q0 -342 -24 -318Z', lit(stage, '#c23a3c', 0.4));
    canvas.stroke(
      'M36 -260C38 -220 30 -190 32 -166M84 -76Q92 -40 78 -10M30 -300Q30 -280 20 -274',
      '#ff9a3c',
      4,
      'opacity=".8"',
    );
  });
}

function paintFires(stage: Stage, x: number): void {
  for (const dx of [-330, 180, 600]) {
    const [px, py] = [x + dx, 880];
    paintGlow(stage, [px, py - 40], 240, { colour: '#ff8a2c', strength: 0.6 });
    stage.canvas.path(`M${px - 56} ${py - 16}Q${px} ${py + 48} ${px + 56} ${py - 16}Z`, '#1c0c0c');
    for (const [fx, tall, lean] of [
      [-26, 70, -8],
      [22, 80, 10],
      [0, 116, 4],
    ] as const)
      paintFlame(stage, [px + fx, py - 6], tall, lean);
  }
  paintSteam(stage, [x - 330, 760], { width: 60, height: 420, count: 3, opacity: 0.16 });
}

function paintMusicians(stage: Stage, x: number): void {
  const { canvas } = stage;
  for (const [dx, size] of [
    [-620, 1],
    [-480, 1.06],
    [740, 1.04],
  ] as const) {
    canvas.group(`transform="translate(${x + dx} 990) scale(${size})"`, () => {
      canvas.path('M-84 30C-84 -60 -50 -96 -20 -104V-120H20V-104C50 -96 84 -60 84 30Z', '#12060e');
      canvas.path(oval(0, -148, 36, 42), '#12060e');
      canvas.stroke('M36 -150Q34 -112 22 -104M26 -102C54 -92 76 -64 82 -10', '#ff9a3c', 4, 'opacity=".7"');
    });
  }
  const drum = (cx: number): void => {
    canvas.path(`M${cx - 50} 1000Q${cx - 70} 950 ${cx - 46} 900H${cx + 46}Q${cx + 70} 950 ${cx + 50} 1000Z`, '#3a1812');
    canvas.path(oval(cx, 900, 47, 13), lighten('#b58a5c', -0.1));
  };
  drum(x - 545);
}
