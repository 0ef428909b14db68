import { lighten } from '#demo/art/kit/colour.ts';
import { num, smooth, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import type { Stage } from '#demo/art/kit/stage.ts';

/** A thin slice of beef, `done` brown or still rare, with streaks of fat. */
export function paintBeefSlice(stage: Stage, [x, y]: Point, look: { size: number; turn: number; rare: boolean }): void {
  const { size, turn, rare } = look;
  const { canvas, random } = stage;
  const rim: Point[] = [];
  for (let i = 0; i < 10; i += 1) {
    const angle = (i / 10) * Math.PI * 2;
    rim.push([Math.cos(angle) * 78 * random.between(0.84, 1.12), Math.sin(angle) * 46 * random.between(0.84, 1.14)]);
  }
  const shape = smooth(rim, true);
  const colour = rare ? '#cf6a62' : '#8f5a3e';
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${size})"`, () => {
    canvas.path(shape, '#2a1208', 'opacity=".34" transform="translate(4 9)"');
    canvas.path(shape, canvas.linear(ramp(lighten(colour, 0.08), lighten(colour, -0.06)), [0, 0, 1, 1]));
    canvas.inside(shape, () => {
      canvas.stroke(
        'M-70 -14Q-20 -34 30 -12Q60 0 80 -10M-60 14Q-10 0 30 20Q50 28 74 18M-30 34Q0 24 24 36',
        lighten(colour, 0.2),
        3.4,
        'opacity=".6"',
      );
    });
    canvas.stroke(shape, lighten(colour, rare ? 0.14 : -0.1), 3, 'opacity=".7"');
  });
}

/** A skewer of grilled satay from one point to another. */
export function paintSatay(stage: Stage, [x, y]: Point, length: number, turn: number): void {
  const { canvas, random } = stage;
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})"`, () => {
    canvas.stroke(`M-10 10H${num(length + 90)}`, '#1c0d06', 8, `opacity=".35" ${canvas.blur(3)}`);
    canvas.stroke(`M0 0H${num(length + 90)}`, '#d9b478', 5.5);
    const pieces = Math.floor(length / 40);
    for (let i = 0; i < pieces; i += 1) {
      const [w, h] = [random.between(21, 25), random.between(20, 26)];
      const piece = `M${num(i * 40)} ${num(-h * 0.6)}Q${num(i * 40 + w)} ${num(-h - 4)} ${num(i * 40 + 40)} ${num(-h * 0.6)}Q${num(i * 40 + 46)} 0 ${num(i * 40 + 38)} ${num(h * 0.7)}Q${num(i * 40 + w)} ${num(h)} ${num(i * 40 + 2)} ${num(h * 0.7)}Q${num(i * 40 - 5)} 0 ${num(i * 40)} ${num(-h * 0.6)}Z`;
      canvas.path(piece, canvas.linear(ramp('#c9793a', [0.6, '#9c5424'], '#6c3316'), [0, 0, 0.4, 1]));
      canvas.stroke(
        `M${num(i * 40 + 9)} ${num(-h * 0.4)}L${num(i * 40 + 15)} ${num(h * 0.5)}M${num(i * 40 + 24)} ${num(-h * 0.5)}L${num(i * 40 + 30)} ${num(h * 0.45)}`,
        '#4a2010',
        4,
        'opacity=".6"',
      );
      canvas.stroke(`M${num(i * 40 + 8)} ${num(-h * 0.62)}H${num(i * 40 + 28)}`, '#ffd9a0', 3, 'opacity=".6"');
    }
  });
}

/** A cooked prawn curled on itself; size 1 is about 150 units wide. */
export function paintPrawn(stage: Stage, [x, y]: Point, size: number, turn: number): void {
  const { canvas } = stage;
  canvas.group(`transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${size})"`, () => {
    const curl = 'M-50 -30C-20 -76 46 -70 60 -20C70 22 40 58 2 58';
    canvas.stroke(curl, '#3a1208', 44, 'opacity=".3" transform="translate(5 10)"');
    canvas.stroke(curl, '#ee7447', 42);
    canvas.stroke(curl, '#ff9f72', 30);
    canvas.stroke(
      'M-40 -52L-26 -24M-12 -74L-6 -38M22 -72L14 -38M52 -50L30 -26M68 -14L40 -10M64 26L38 12M40 56L26 30',
      '#e2552b',
      4.5,
    );
    canvas.stroke(curl, '#ffd2b4', 6, 'opacity=".8" transform="translate(-4 -9)"');
    canvas.path('M2 44Q-44 36 -52 64Q-26 78 2 70Z', '#e2552b');
    canvas.stroke('M-60 -34Q-96 -56 -128 -30M-60 -28Q-100 -34 -122 2', '#e2552b', 3.4);
  });
}
