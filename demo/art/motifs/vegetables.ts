import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num } from '#demo/art/kit/path-text.ts';
import { leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** What grows in a bed. */
export type Vegetable = 'lettuce' | 'herb' | 'redleaf' | 'onion' | 'mustard' | 'flower';

const TONES: Record<Vegetable, readonly [string, string]> = {
  lettuce: ['#8cc84a', '#d6ee8a'],
  herb: ['#3f9a4a', '#86cc62'],
  redleaf: ['#8a3a5a', '#c8708a'],
  onion: ['#4fa86a', '#a6dc96'],
  mustard: ['#5fb04a', '#b4dc6a'],
  flower: ['#4a9a4a', '#8cc85a'],
};

/** Paints one plant, about 70 wide and 50 high, on the origin. */
export function paintVegetable(stage: Stage, kind: Vegetable): void {
  const { canvas, palette, random } = stage;
  const [own, bright] = TONES[kind].map((tone) => lit(stage, tone)) as [string, string];
  canvas.path(oval(4, 1, 34, 7), palette.deep, 'opacity=".28"');
  if (kind === 'onion') {
    let [dark, light] = ['', ''];
    for (let i = 0; i < 12; i += 1) {
      const lean = (i - 5.5) * 5 + random.around(0, 3);
      const tall = 60 - Math.abs(i - 5.5) * 3;
      const d = `M${num(i * 2 - 12)} 0Q${num(i * 2 - 12 + lean * 0.2)} ${num(-tall * 0.6)} ${num(lean)} ${num(-tall)}Q${num(i * 2 - 9 + lean * 0.3)} ${num(-tall * 0.5)} ${num(i * 2 - 8)} 0Z`;
      if (i % 2 === 0) dark += d;
      else light += d;
    }
    canvas.path(dark, own);
    canvas.path(light, bright);
    return;
  }
  const rows = [
    { count: 9, reach: 36, wide: kind === 'herb' ? 8 : 13, tone: mix(own, palette.deep, 0.3), lift: 4 },
    { count: 8, reach: 30, wide: kind === 'herb' ? 7 : 12, tone: own, lift: 10 },
    { count: 7, reach: 22, wide: kind === 'herb' ? 6 : 10, tone: mix(own, bright, 0.55), lift: 17 },
    { count: 5, reach: 13, wide: 7, tone: bright, lift: 22 },
  ];
  for (const { count, reach, wide, tone, lift } of rows) {
    let d = '';
    for (let i = 0; i < count; i += 1) {
      const angle = -Math.PI * ((i + 0.5) / count) + random.around(0, 0.12);
      d += leaf([Math.cos(angle) * 4, -lift], reach, wide, angle * 0.94 - 0.06);
    }
    canvas.path(d, tone);
  }
  if (kind === 'lettuce' || kind === 'mustard')
    canvas.stroke(
      'M-26 -12Q-12 -16 0 -12M26 -12Q12 -18 0 -12M-12 -32Q-6 -22 0 -16M14 -32Q6 -22 0 -16',
      lighten(bright, 0.06),
      1.8,
      'opacity=".8"',
    );
  if (kind !== 'flower') return;
  let [petals, hearts] = ['', ''];
  for (let i = 0; i < 6; i += 1) {
    const [x, y] = [random.around(0, 28), -random.between(26, 50)];
    for (let k = 0; k < 6; k += 1) petals += leaf([x, y], 9, 3.4, (k / 6) * 6.283);
    hearts += oval(x, y, 2.6);
  }
  canvas.path(petals, lit(stage, '#f4b830'));
  canvas.path(hearts, lit(stage, '#b8581f'));
}
