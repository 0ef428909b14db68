import { HEIGHT, WIDTH } from '../kit/canvas.ts';
import { lighten, mix } from '../kit/colour.ts';
import { num } from '../kit/path-text.ts';
import type { Point } from '../kit/path-text.ts';
import { ramp } from '../kit/ramp.ts';
import { box, oval } from '../kit/shapes.ts';
import { focalX, lit } from '../kit/stage.ts';
import type { Stage } from '../kit/stage.ts';
import { paintHangingCloth } from '../motifs/hanging-cloth.ts';
import { limb, limbAlong } from '../motifs/limb.ts';
import { paintRidge } from '../motifs/ridge.ts';
import { paintTextile } from '../motifs/textile.ts';
import type { Textile } from '../motifs/textile.ts';
import type { Scene } from '../picture.ts';

/** Nothing to choose: the picture is one of a kind. */
export type IndigoVatOptions = Record<never, never>;

const HEMP: Textile = { design: 'hill', colours: ['#1f2f5c', '#dfe7f2', '#7f9ccb', '#c9486a'], scale: 1 };
const TRIM: Textile = { design: 'hill', colours: ['#b5325a', '#f7d98c', '#2f8f7a', '#f4f0e2'], scale: 0.42 };

/** Blue hands lifting hemp cloth out of an indigo barrel, hill batik on the wall. */
export const indigoVat: Scene<IndigoVatOptions> = {
  name: 'indigo-vat',
  draw(stage) {
    const x = focalX(stage);
    paintWall(stage, x);
    paintHangingCloth(stage, { corner: [x - 770, 96], width: 250, drop: 500, textile: HEMP, border: '#b5325a' });
    paintHangingCloth(stage, {
      corner: [x + 400, 96],
      width: 190,
      drop: 400,
      textile: { ...HEMP, colours: ['#33528f', '#f0f4fa', '#a9c2e4', '#f0b43c'], scale: 0.8 },
      border: '#14224a',
    });
    paintBody(stage, x);
    paintBarrel(stage, [x, 760]);
    paintLifted(stage, x);
    for (const side of [-1, 1] as const) paintHand(stage, [x + side * 190, 440], side);
  },
};

function paintWall(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const wood = lit(stage, '#6b4d3a');
  canvas.path(box(0, 0, WIDTH, HEIGHT), canvas.linear(ramp(lighten(wood, -0.03), lighten(wood, -0.14)), [0, 0, 1, 1]));
  let [joints, grain] = ['', ''];
  for (let px = 30; px < WIDTH; px += 118) {
    joints += `M${px} 0V760`;
    for (let k = 0; k < 4; k += 1)
      grain += `M${num(px + stage.random.between(10, 108))} ${num(stage.random.between(0, 500))}q6 60 0 ${num(stage.random.between(120, 260))}`;
  }
  canvas.stroke(grain, lighten(wood, -0.1), 2.4, 'opacity=".6"');
  canvas.stroke(joints, lighten(wood, -0.24), 5, 'opacity=".8"');
  const view = box(x + 620, 110, 340, 330);
  canvas.inside(view, () => {
    canvas.path(view, canvas.linear(ramp(palette.sky[1], palette.sky[3])));
    for (const [i, share] of [0.62, 0.36, 0.1].entries())
      paintRidge(stage, {
        name: `out${i}`,
        y: 250 + i * 60,
        height: 120,
        wave: 150,
        colour: mix(mix(palette.hill, palette.leaf, i * 0.4), palette.haze, share),
        fade: 0.4,
      });
  });
  canvas.stroke(view, lighten(wood, -0.16), 22);
  canvas.path(box(0, 70, WIDTH, 22), canvas.linear(ramp(lighten(wood, 0.14), lighten(wood, -0.02))));
  canvas.path(box(0, 780, WIDTH, 220), canvas.linear(ramp(lighten(wood, -0.1), lighten(wood, -0.2))));
}

/** Jacket with embroidered band and sleeves; the head is above the picture's edge. */
function paintBody(stage: Stage, x: number): void {
  const { canvas, palette } = stage;
  const cloth = lit(stage, '#1b2547');
  const body = `M${x - 250} -20C${x - 300} 40 ${x - 250} 300 ${x - 236} 760H${x + 236}C${x + 250} 300 ${x + 300} 40 ${x + 250} -20Z`;
  canvas.shadow(body, [20, 20], { blur: 22, opacity: 0.5 });
  canvas.path(
    body,
    canvas.linear(ramp(lighten(cloth, -0.03), [0.4, lighten(cloth, 0.05)], lighten(cloth, -0.05)), [0, 0, 1, 0]),
  );
  canvas.path(`M${x - 90} -20L${x} 150L${x + 90} -20Z`, lit(stage, '#b0774f'));
  const collar = `M${x - 130} -20L${x - 18} 190V620H${x + 40}V176L${x + 130} -20H${x + 84}L${x + 8} 140L${x - 84} -20Z`;
  paintTextile(stage, collar, TRIM);
  canvas.stroke(collar, lit(stage, '#f0c25c'), 3);
  let silver = '';
  for (let i = 0; i < 5; i += 1)
    silver += `M${x - 84 + i * 4} ${num(4 + i * 17)}Q${x} ${num(60 + i * 26)} ${x + 84 - i * 4} ${num(4 + i * 17)}`;
  canvas.stroke(silver, '#c9d2da', 7);
  canvas.stroke(silver, '#f6fafc', 2, 'transform="translate(0 -2)"');
  canvas.grain(body, { colour: palette.deep, axis: [x, 0, x + 280, 0], opacity: 0.5 });
}

/** Where dye has run down outside, and how far. */
const DRIPS = [
  [-330, 60],
  [-250, 110],
  [-150, 50],
  [-40, 90],
  [70, 60],
  [190, 120],
  [280, 70],
  [360, 50],
] as const;

function paintBarrel(stage: Stage, [x, y]: Point): void {
  const { canvas } = stage;
  const wood = lit(stage, '#7d5a3e');
  const [rx, ry] = [430, 112];
  canvas.path(oval(x, 990, 480, 50), '#0c0810', `opacity=".6" ${canvas.blur(14)}`);
  const body = `M${x - rx} ${y}C${x - rx - 30} ${y + 130} ${x - rx + 10} 1000 ${x - rx + 30} 1040H${x + rx - 30}C${x + rx - 10} 1000 ${x + rx + 30} ${y + 130} ${x + rx} ${y}Z`;
  canvas.path(
    body,
    canvas.linear(
      ramp(lighten(wood, -0.06), [0.3, lighten(wood, 0.07)], [0.6, wood], lighten(wood, -0.2)),
      [0, 0, 1, 0],
    ),
  );
  canvas.inside(body, () => {
    let staves = '';
    for (let i = -8; i <= 8; i += 1) {
      const px = x + Math.sin(i * 0.19) * rx * 1.02;
      staves += `M${num(px)} ${y}V1000`;
    }
    canvas.stroke(staves, lighten(wood, -0.16), 4, 'opacity=".8"');
    for (const dy of [70, 196]) {
      canvas.stroke(
        `M${x - rx - 30} ${y + dy}A${rx + 20} ${ry + 10} 0 0 0 ${x + rx + 30} ${y + dy}`,
        lit(stage, '#b98a4c'),
        22,
      );
      canvas.stroke(
        `M${x - rx - 30} ${y + dy}A${rx + 20} ${ry + 10} 0 0 0 ${x + rx + 30} ${y + dy}`,
        lit(stage, '#7a5528'),
        22,
        'stroke-dasharray="4 22" opacity=".7"',
      );
    }
    let drips = '';
    for (const [dx, long] of DRIPS) drips += `M${x + dx} ${num(y + ry * Math.sqrt(1 - (dx / rx) ** 2) + 4)}v${long}`;
    canvas.stroke(drips, lit(stage, '#1c2f6a'), 14, 'opacity=".85"');
  });
  canvas.path(oval(x, y, rx, ry), lighten(wood, 0.1));
  const dye = lit(stage, '#14235a');
  canvas.path(
    oval(x, y + 8, rx - 34, ry - 20),
    canvas.linear(ramp(lighten(dye, -0.06), [0.6, dye], lighten(dye, 0.08))),
  );
  paintFoam(stage, [x, y]);
}

function paintFoam(stage: Stage, [x, y]: Point): void {
  const { canvas, random } = stage;
  let [rings, bubbles, copper] = ['', '', ''];
  for (let i = 0; i < 4; i += 1) rings += oval(x, y + 14, 150 + i * 60, 30 + i * 16);
  canvas.inside(oval(x, y + 8, 396, 92), () => canvas.stroke(rings, '#7fa3e0', 4, 'opacity=".4"'));
  for (let i = 0; i < 150; i += 1) {
    const a = random.between(0, Math.PI * 2);
    const away = random.between(0.72, 0.97);
    const d = oval(
      x + Math.cos(a) * 392 * away,
      y + 8 + Math.sin(a) * 90 * away,
      random.between(4, 15),
      random.between(3, 8),
    );
    if (random.chance(0.3)) copper += d;
    else bubbles += d;
  }
  canvas.path(bubbles, lit(stage, '#6f8fd0'), 'opacity=".7"');
  canvas.path(copper, lit(stage, '#b48fc0'), 'opacity=".6"');
}

/** The cloth between the hands: still pale at the top, blue where it was in the vat, dripping. */
function paintLifted(stage: Stage, x: number): void {
  const { canvas, palette, random } = stage;
  const d = `M${x - 250} 438C${x - 170} 420 ${x - 120} 470 ${x} 476S${x + 170} 420 ${x + 250} 438C${x + 262} 540 ${x + 220} 660 ${x + 232} 790Q${x + 110} 820 ${x} 812T${x - 230} 790C${x - 218} 660 ${x - 262} 540 ${x - 250} 438Z`;
  const [pale, mid, deep] = [lit(stage, '#8fb0dd'), lit(stage, '#3557a8'), lit(stage, '#172a68')];
  canvas.shadow(d, [16, 20], { blur: 16, opacity: 0.5 });
  canvas.path(d, canvas.linear(ramp(pale, [0.3, mid], deep)));
  canvas.inside(d, () => {
    for (const [dx, bend] of [
      [-200, 30],
      [-120, 10],
      [-50, -14],
      [30, 12],
      [110, -10],
      [190, -26],
    ] as const) {
      const fold = `M${x + dx * 0.9} 430C${x + dx + bend} 560 ${x + dx - bend} 660 ${x + dx} 820H${x + dx + 34}C${x + dx - bend + 40} 660 ${x + dx + bend + 26} 560 ${x + dx * 0.9 + 14} 430Z`;
      canvas.path(fold, '#0a1338', `opacity=".5" ${canvas.blur(7)}`);
      canvas.path(fold, '#c3d6f7', `opacity=".34" transform="translate(-26 0)" ${canvas.blur(6)}`);
    }
    const weave = Array.from({ length: 46 }, (_, i) => `M${x - 260} ${440 + i * 8}H${x + 260}`).join('');
    canvas.stroke(weave, '#0a1338', 1.2, 'opacity=".16"');
  });
  canvas.grain(d, { colour: '#0a1338', axis: [0, 500, 0, 820], opacity: 0.5 });
  canvas.path(oval(x, 806, 250, 30), mix('#14235a', palette.deep, 0.2), 'opacity=".9"');
  canvas.stroke(oval(x, 806, 250, 30) + oval(x, 808, 300, 42), '#8fb0ee', 4, 'opacity=".5"');
  let drops = '';
  for (let i = 0; i < 16; i += 1) {
    const [px, py] = [x + random.around(0, 290), random.between(560, 760)];
    if (Math.abs(px - x) > 232) drops += `M${num(px)} ${num(py - 16)}q9 14 0 20q-9 -6 0 -20Z`;
  }
  canvas.path(drops, lit(stage, '#3557a8'));
}

/** A hand that holds the cloth from behind: four blue fingers over its edge, the arm rising to the sleeve. */
function paintHand(stage: Stage, [x, y]: Point, side: -1 | 1): void {
  const { canvas } = stage;
  const skin = lit(stage, '#b0774f', 0.6);
  const blue = lit(stage, '#2b4690', 0.6);
  canvas.group(`transform="translate(${x} ${y}) scale(${side} 1)"`, () => {
    const sleeve = limbAlong([70, -470, 150, -390, 196, -280, 190, -220], [100, 104, 92, 84]);
    const cloth = lit(stage, '#202c55');
    canvas.shadow(sleeve, [10, 16], { blur: 14, opacity: 0.5 });
    canvas.path(sleeve, canvas.linear(ramp(lighten(cloth, 0.06), lighten(cloth, -0.06)), [0, 0, 1, 0.3]));
    const cuff = 'M90 -236C130 -214 230 -214 284 -246L280 -178C230 -150 140 -150 104 -172Z';
    const arm = limbAlong([190, -190, 150, -110, 70, -60, 20, -44], [58, 50, 42, 46]);
    canvas.path(arm, canvas.linearOn(ramp(skin, [0.5, mix(skin, blue, 0.5)], blue), [180, -170, 40, -40]));
    canvas.path(oval(4, -34, 66, 40), canvas.linear(ramp(lighten(blue, 0.05), lighten(blue, -0.06))));
    paintTextile(stage, cuff, TRIM);
    for (const [dx, long] of [
      [-46, 40],
      [-16, 54],
      [16, 56],
      [46, 46],
    ] as const) {
      const finger = limb(
        [
          [dx * 0.9, -40],
          [dx, -8],
          [dx * 1.04, long - 14],
        ],
        [19, 18, 14],
      );
      canvas.path(finger, '#060a20', 'opacity=".4" transform="translate(3 9)"');
      canvas.path(finger, canvas.linear(ramp(lighten(blue, 0.1), [0.6, blue], lighten(blue, -0.07))));
      canvas.stroke(finger, lighten(blue, -0.16), 2, 'opacity=".6"');
      canvas.path(oval(dx * 1.04, long - 12, 8, 10), lighten(blue, 0.2));
    }
  });
}
