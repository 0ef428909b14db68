import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, type Point } from '#demo/art/kit/path-text.ts';
import { oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';

/** What somebody wears: a long drape, a tunic over trousers, shirt and trousers, blouse and wrapped skirt. */
export type Dress = 'sari' | 'kurta' | 'shirt' | 'sarong';

/** What somebody wears on the head. */
export type Headwear = 'none' | 'cone' | 'turban' | 'scarf' | 'straw' | 'bun';

/** A person in the middle ground, seen from the side or behind: a figure, never a likeness. */
export interface PasserBy {
  readonly foot: Point;
  /** 1 is about 100 units tall. */
  readonly size: number;
  readonly dress: Dress;
  /** Upper and lower garment. */
  readonly colours: readonly [string, string];
  readonly headwear?: Headwear;
  /** 1 looks to the right. */
  readonly facing?: 1 | -1;
  /** `serve` reaches forward with both arms, `carry` has a bag on the arm. */
  readonly pose?: 'stand' | 'walk' | 'serve' | 'carry';
  readonly skin?: string;
}

/** Paints one figure with its soft shadow. */
export function paintPasserBy(stage: Stage, person: PasserBy): void {
  const { canvas, palette } = stage;
  const { foot, size, facing = 1, pose = 'stand' } = person;
  const skin = lit(stage, person.skin ?? '#a86a45');
  const [upper, lower] = [lit(stage, person.colours[0]), lit(stage, person.colours[1])];
  const scale = Math.round(size * 1000) / 1000;
  canvas.group(`transform="translate(${at(foot)}) scale(${facing * scale} ${scale})"`, () => {
    canvas.path(oval(4, 0, 24, 4), palette.deep, 'opacity=".3"');
    paintLegs(stage, person, lower, skin);
    paintFarArm(stage, pose, upper, skin);
    paintTorso(stage, person.dress, upper, lower);
    paintHead(stage, person, skin, upper);
    paintNearArm(stage, pose, upper, skin);
    if (pose === 'carry') paintBag(stage);
  });
}

function paintLegs(stage: Stage, { dress, pose }: PasserBy, cloth: string, skin: string): void {
  const { canvas } = stage;
  const walking = pose === 'walk' || pose === 'carry';
  const shoe = lighten(skin, -0.16);
  if (dress === 'shirt' || dress === 'kurta') {
    canvas.path(oval(walking ? -12 : -3, -2, 6, 2.6) + oval(walking ? 13 : 7, -2, 6.4, 2.8), shoe);
    canvas.stroke(walking ? 'M-2 -48L-7 -24L-14 -5' : 'M-4 -48L-4 -5', lighten(cloth, -0.07), 9.5);
    canvas.stroke(walking ? 'M2 -48L8 -25L10 -5' : 'M4 -48L5 -5', cloth, 9.5);
    return;
  }
  canvas.path(oval(-4, -2, 6, 2.6) + oval(8, -2, 6.4, 2.8), shoe);
  const hem = walking ? 15 : 11;
  const skirt = `M-8 -56Q-12 -28 ${-hem} -4Q0 -1 ${hem} -4Q10 -28 8 -56Z`;
  canvas.path(skirt, cloth);
  canvas.path(`M-8 -56Q-12 -28 ${-hem} -4L-4 -3Q-5 -30 -2 -56Z`, lighten(cloth, -0.07));
  canvas.stroke(
    `M${-hem} -8Q0 -5 ${hem} -8`,
    dress === 'sari' ? '#f0c050' : lighten(cloth, 0.12),
    2.6,
    'opacity=".85"',
  );
  if (dress === 'sarong')
    canvas.stroke(`M-10 -20Q0 -17 11 -20M-9 -34Q0 -31 9 -34`, lighten(cloth, 0.1), 1.6, 'opacity=".7"');
}

function paintTorso(stage: Stage, dress: Dress, upper: string, lower: string): void {
  const { canvas } = stage;
  const long = dress === 'kurta';
  const d = long
    ? 'M-9 -80Q0 -86 8 -80Q12 -60 11 -26Q0 -22 -11 -26Q-12 -60 -9 -80Z'
    : 'M-9 -80Q0 -86 8 -80Q12 -66 9 -49Q0 -46 -9 -49Q-12 -66 -9 -80Z';
  canvas.path(d, upper);
  const foot = long ? -25 : -48;
  canvas.path(`M-9 -80Q-12 -64 ${long ? -11 : -9} ${foot}L-3 ${foot + 1}Q-5 -64 -4 -83Z`, lighten(upper, -0.07));
  if (dress !== 'sari') return;
  canvas.path('M-7 -83Q4 -74 10 -58L8 -50Q-4 -62 -10 -76Z', lower);
  canvas.path('M-9 -80Q-15 -58 -14 -30L-6 -28Q-5 -58 -4 -82Z', lighten(lower, -0.04));
  canvas.stroke('M-14 -32L-6 -30M-7 -82Q4 -72 10 -57', '#f0c050', 2);
}

function paintFarArm(stage: Stage, pose: PasserBy['pose'], cloth: string, skin: string): void {
  const { canvas } = stage;
  if (pose !== 'serve' && pose !== 'walk') return;
  const elbow = pose === 'serve' ? 'L15 -66' : 'L13 -64';
  canvas.stroke(`M4 -77${elbow}`, lighten(cloth, -0.1), 6.6);
  canvas.stroke(pose === 'serve' ? 'M15 -66L29 -64' : 'M13 -64L18 -54', lighten(skin, -0.06), 5);
}

function paintNearArm(stage: Stage, pose: PasserBy['pose'], cloth: string, skin: string): void {
  const { canvas } = stage;
  const shade = lighten(cloth, -0.04);
  if (pose === 'serve') {
    canvas.stroke('M-5 -76L5 -60', shade, 7);
    canvas.stroke('M5 -60L25 -59', skin, 5.2);
    return;
  }
  const [elbow, hand] =
    pose === 'walk' ? ['-12 -60', '-13 -47'] : pose === 'carry' ? ['-6 -60', '6 -54'] : ['-10 -60', '-8 -46'];
  canvas.stroke(`M-6 -76L${elbow}`, shade, 7);
  canvas.stroke(`M${elbow}L${hand}`, skin, 5.2);
}

function paintHead(stage: Stage, { headwear = 'none', colours, dress }: PasserBy, skin: string, upper: string): void {
  const { canvas } = stage;
  const hair = lit(stage, '#2a1a18');
  canvas.stroke('M0 -82V-86', lighten(skin, -0.07), 6);
  canvas.path(oval(1, -92, 6.8, 8), skin);
  canvas.path('M4 -100Q-8 -103 -8 -92Q-8 -85 -3 -84Q-3 -92 1 -94Q6 -95 7 -97Q6 -99 4 -100Z', hair);
  if (headwear === 'bun' || (headwear === 'none' && dress === 'sari')) canvas.path(oval(-8, -90, 4.6), hair);
  if (headwear === 'cone' || headwear === 'straw') paintStrawHat(stage, headwear);
  if (headwear === 'turban') {
    const cloth = lit(stage, '#e2462f');
    canvas.path('M-10 -95Q-12 -108 0 -109Q12 -108 10 -96Q0 -101 -10 -95Z', cloth);
    canvas.stroke('M-9 -98Q0 -106 9 -103M-9 -102Q-2 -108 6 -108', mix(cloth, '#fff0c8', 0.4), 1.6);
    canvas.path('M-9 -96Q-15 -88 -13 -76L-9 -78Q-10 -88 -6 -95Z', lighten(cloth, -0.06));
  }
  if (headwear === 'scarf') {
    const veil = dress === 'sari' ? lit(stage, colours[1]) : lighten(upper, 0.06);
    canvas.path('M6 -101Q-12 -104 -11 -86Q-12 -76 -15 -68L-3 -78Q3 -82 1 -88Q0 -95 6 -97Z', veil);
  }
}

function paintStrawHat(stage: Stage, kind: 'cone' | 'straw'): void {
  const { canvas } = stage;
  const straw = lit(stage, '#efd08a');
  if (kind === 'cone') {
    canvas.path('M-19 -92L1 -110L21 -92Q1 -86 -19 -92Z', straw);
    canvas.path('M-19 -92L1 -110L3 -89Q-8 -88 -19 -92Z', lighten(straw, -0.08));
    return;
  }
  canvas.path('M-7 -97Q-6 -108 1 -108Q9 -107 9 -97Z', lighten(straw, -0.04));
  canvas.path(oval(1, -97, 17, 4), straw);
  canvas.stroke('M-7 -99H9', lit(stage, '#8a3a2c'), 2.4);
}

function paintBag(stage: Stage): void {
  const { canvas } = stage;
  const bag = lit(stage, '#c9923c');
  canvas.stroke('M6 -55Q2 -48 3 -44M6 -55Q12 -48 12 -44', lighten(bag, -0.12), 1.6);
  canvas.path('M-2 -45H17L14 -28H1Z', bag);
  canvas.stroke('M-1 -40H16M0 -35H15', lighten(bag, -0.1), 1.6);
}
