import { HEIGHT, WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval, rosette } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintCrescent, paintDumpling } from '#demo/art/motifs/dumpling.ts';
import { paintGripHand } from '#demo/art/motifs/grip-hand.ts';
import { paintPaintbrush } from '#demo/art/motifs/paintbrush.ts';
import { paintSpreadLeaf } from '#demo/art/motifs/spread-leaf.ts';
import { paintTableLight } from '#demo/art/motifs/table-light.ts';
import { paintBoards } from '#demo/art/motifs/worktop.ts';
import type { Outfit } from '#demo/art/motifs/side-figure.ts';
import type { Work } from './work.ts';

/** A cracked bowl seen from above, its seams filled with gold by a fine brush. */
const mend: Work = (stage, outfit) => {
  const { canvas } = stage;
  paintBoards(stage, '#6f4a34', 5);
  const [x, y] = [660, 520];
  canvas.path(oval(x + 20, y + 30, 370, 360), '#140a10', `opacity=".5" ${canvas.blur(20)}`);
  canvas.path(oval(x, y, 360, 352), canvas.radial(ramp('#ffffff', [0.7, '#eef0ec'], '#b9c4c6'), [0.4, 0.36], 0.7));
  canvas.path(oval(x, y, 330, 322), canvas.radial(ramp('#dfe6e6', [0.75, '#f4f5f0'], '#ffffff'), [0.56, 0.6], 0.7));
  canvas.stroke(oval(x, y, 344, 336), '#2f5ea8', 7);
  canvas.stroke(oval(x, y, 190, 186), '#2f5ea8', 5);
  canvas.path(rosette([x, y], { length: 150, halfWidth: 34 }, 9, 0.2), '#2f5ea8', 'opacity=".85"');
  let waves = '';
  for (let i = 0; i < 18; i += 1) {
    const a = (i / 18) * Math.PI * 2;
    waves += leaf([x + Math.cos(a) * 214, y + Math.sin(a) * 210], 96, 17, a + 0.5);
  }
  canvas.path(waves, '#2f5ea8', 'opacity=".8"');
  const seams = `M${x - 350} ${y - 90}L${x - 210} ${y - 40}L${x - 120} ${y - 90}L${x} ${y}L${x + 110} ${y - 30}L${x + 170} ${y + 40}M${x} ${y}L${x - 60} ${y + 130}L${x - 20} ${y + 240}L${x - 80} ${y + 344}M${x - 120} ${y - 90}L${x - 90} ${y - 230}L${x - 150} ${y - 320}M${x + 110} ${y - 30}L${x + 160} ${y - 190}L${x + 250} ${y - 250}`;
  canvas.stroke(seams, '#4a1f18', 21);
  canvas.stroke(seams, '#c3c9d2', 12);
  canvas.stroke(seams, '#ffffff', 4, 'transform="translate(-1.5 -2)"');
  canvas.stroke(`M${x + 170} ${y + 40}L${x + 250} ${y + 60}L${x + 340} ${y + 30}`, '#3a2a24', 5);
  for (const [dx, dy, turn] of [
    [-560, 300, 12],
    [-520, -330, 60],
  ] as const)
    canvas.group(`transform="translate(${x + dx} ${y + dy}) rotate(${turn})"`, () => {
      canvas.shadow('M-70 0L0 -60L60 10L10 50Z', [6, 10], { blur: 6 });
      canvas.path('M-70 0L0 -60L60 10L10 50Z', canvas.linear(ramp('#f7f6ee', '#cfd6d6')));
      canvas.stroke('M-50 -4L-2 -44L44 6', '#2f5ea8', 6);
    });
  canvas.path(oval(1330, 250, 120, 116), canvas.radial(ramp('#7a4a34', [0.8, '#5a3424'], '#3a2018')));
  canvas.path(oval(1330, 250, 92, 88), canvas.radial(ramp('#f4f6f8', [0.6, '#c3c9d2'], '#8f98a4')));
  paintGripHand(stage, {
    transform: `translate(${x + 176} ${y + 44}) rotate(26) scale(1.06)`,
    skin: outfit.skin,
    sleeve: outfit.sleeve ?? outfit.dress,
    tool: () => paintPaintbrush(stage, '#c3c9d2'),
  });
  paintTableLight(stage, 'window');
};

/** Fingers of one hand, seen from above, that pinch something at (0, 0); the arm comes from the lower right. */
function paintPinch(stage: Stage, { skin, dress, sleeve, apron }: Outfit, transform: string): void {
  const { canvas } = stage;
  const cloth = apron === undefined ? (sleeve ?? dress) : dress;
  const shade = lighten(skin, -0.11);
  canvas.group(`transform="${transform}"`, () => {
    const arm = 'M236 96C330 150 440 250 560 380L430 500C330 380 240 280 160 200Z';
    canvas.path(
      `${arm}${oval(150, 90, 120, 90)}`,
      '#140a10',
      `opacity=".36" transform="translate(8 30)" ${canvas.blur(16)}`,
    );
    canvas.path(arm, canvas.linear(ramp(lighten(skin, 0.04), [0.5, skin], shade), [1, 0, 0, 1]));
    canvas.path(
      'M420 236C470 280 530 330 760 560L560 740C440 600 380 500 320 400Z',
      canvas.linear(ramp(lighten(cloth, 0.06), [0.5, cloth], lighten(cloth, -0.12)), [1, 0, 0, 1]),
    );
    canvas.stroke('M420 236C400 300 360 350 320 400', lighten(cloth, 0.14), 15);
    const palm = 'M250 90C220 20 150 -20 110 0C70 30 70 120 120 176C160 220 220 220 256 180C280 150 270 120 250 90Z';
    canvas.path(palm, canvas.linear(ramp(lighten(skin, 0.05), [0.6, skin], shade), [0.8, 0, 0, 1]));
    const fingers: readonly (readonly [string, number])[] = [
      ['M216 40C190 -50 130 -88 66 -70', 46],
      ['M180 24C140 -50 80 -74 20 -44', 48],
      ['M140 24C104 -30 54 -44 6 -12', 46],
    ];
    for (const [d, width] of fingers) {
      canvas.stroke(d, '#1a0c10', width, 'opacity=".2" transform="translate(-2 8)"');
      canvas.stroke(d, shade, width);
      canvas.stroke(d, skin, width * 0.82, 'transform="translate(1 -2)"');
    }
    const thumb = 'M130 160C90 130 50 80 14 26';
    canvas.stroke(thumb, '#1a0c10', 50, 'opacity=".22" transform="translate(-2 8)"');
    canvas.stroke(thumb, shade, 50);
    canvas.stroke(thumb, lighten(skin, 0.02), 42);
    const nail = mix(skin, '#ffd9cf', 0.6);
    canvas.path(oval(24, 34, 12, 15) + oval(12, -14, 12, 10) + oval(28, -48, 12, 10), nail);
  });
}

/** Two hands close the folds of a dumpling over a floured board. */
const momo: Work = (stage, outfit) => {
  const { canvas, random } = stage;
  paintBoards(stage, '#9a6a42', 5);
  const board = lit(stage, '#e0bd86', 0.5);
  const d = 'M150 120H1450Q1500 120 1500 170V1000H100V170Q100 120 150 120Z';
  canvas.shadow(d, [10, 18], { blur: 14, opacity: 0.4 });
  canvas.path(d, canvas.linear(ramp(lighten(board, 0.04), lighten(board, -0.05))));
  canvas.path(oval(800, 560, 520, 330), '#fffaf0', `opacity=".6" ${canvas.blur(34)}`);
  let dust = '';
  for (let i = 0; i < 120; i += 1)
    dust += oval(160 + random.next() * 1280, 160 + random.next() * 800, 2 + random.next() * 4);
  canvas.path(dust, '#fffaf0', 'opacity=".7"');
  for (const [x, y] of [
    [260, 260],
    [430, 230],
    [600, 250],
    [250, 430],
    [410, 410],
    [1340, 270],
    [1180, 240],
  ] as const)
    paintDumpling(stage, [x, y], 84, x * 0.01);
  for (const [x, y] of [
    [1330, 470],
    [1390, 620],
  ] as const) {
    canvas.path(oval(x, y, 104, 100), '#22120a', `opacity=".3" transform="translate(4 8)" ${canvas.blur(5)}`);
    canvas.path(oval(x, y, 100, 96), canvas.radial(ramp('#fffaf0', [0.8, '#f4ead6'], '#e0d2b6')));
  }
  paintCrescent(stage, [230, 640], 0.9, 4);
  paintDumpling(stage, [790, 520], 156, 0.4);
  paintPinch(stage, outfit, 'translate(850 470) rotate(4) scale(1.02)');
  paintPinch(stage, outfit, 'translate(722 476) rotate(-4) scale(-1.02 1.02)');
  paintTableLight(stage, 'window');
};

/** A hand lifts the top layer from a green layer cake, diamonds of it on a leaf. */
const cakeThai: Work = (stage, outfit) => {
  const { canvas } = stage;
  const [dark, pale] = [lit(stage, '#4f9f4a', 0.4), lit(stage, '#9ed07a', 0.4)];
  const cloth = lit(stage, '#f3e6cc');
  canvas.path(box(0, 0, WIDTH, HEIGHT), canvas.linear(ramp(lighten(cloth, 0.02), lighten(cloth, -0.06)), [0, 0, 1, 1]));
  let weave = '';
  for (let i = 0; i < 40; i += 1) weave += `M0 ${i * 26}H${WIDTH}`;
  canvas.stroke(weave, lighten(cloth, -0.06), 5, 'opacity=".5"');
  paintSpreadLeaf(stage, [640, 600], [620, 300], -6);
  for (const [x, y] of [
    [250, 420],
    [300, 690],
    [520, 830],
    [960, 830],
    [1120, 640],
  ] as const)
    paintDiamond(stage, [x, y], 0.86, [dark, pale]);
  paintDiamond(stage, [640, 560], 1.9, [dark, pale]);
  const peel = 'M640 372L868 470C900 430 930 360 900 280C860 300 760 320 640 372Z';
  canvas.shadow(peel, [-8, 30], { blur: 14, opacity: 0.4 });
  canvas.path(peel, canvas.linear(ramp(lighten(dark, 0.12), [0.5, dark], lighten(dark, -0.06)), [0, 1, 1, 0]));
  canvas.stroke('M868 470C900 430 930 360 900 280', lighten(dark, 0.16), 8);
  paintPinch(stage, outfit, 'translate(900 290) rotate(-22) scale(.92)');
  canvas.path(oval(1360, 190, 130, 124), canvas.radial(ramp('#f4f2ea', [0.8, '#dfe0da'], '#b9bcb8')));
  canvas.path(oval(1360, 190, 104, 98), canvas.radial(ramp('#fffdf4', '#efe9da')));
  paintTableLight(stage, 'palm');
};

/** A diamond of nine layers seen at a slant. */
function paintDiamond({ canvas }: Stage, [x, y]: Point, size: number, [dark, pale]: readonly [string, string]): void {
  canvas.group(`transform="translate(${x} ${y}) scale(${size})"`, () => {
    canvas.path(oval(6, 96, 130, 34), '#140a10', `opacity=".36" ${canvas.blur(9)}`);
    for (let i = 0; i < 9; i += 1) {
      const top = -30 + i * 11;
      const tone = i % 2 === 0 ? dark : pale;
      canvas.path(`M-122 ${num(top)}L0 ${num(top + 52)}V${num(top + 63)}L-122 ${num(top + 11)}Z`, tone);
      canvas.path(`M122 ${num(top)}L0 ${num(top + 52)}V${num(top + 63)}L122 ${num(top + 11)}Z`, lighten(tone, -0.07));
    }
    canvas.path('M-122 -30L0 -82L122 -30L0 22Z', canvas.linear(ramp(lighten(dark, 0.12), dark), [0, 0, 1, 1]));
    canvas.stroke('M-90 -30L0 -68L60 -44', '#ffffff', 5, 'opacity=".35"');
  });
}

/** Only the hands, near. */
export const CLOSE_WORK = { mend, momo, cakeThai } as const;
