import { WIDTH } from '#demo/art/kit/canvas.ts';
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { num, type Point } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box, leaf, oval } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import { paintBirds } from '#demo/art/motifs/birds.ts';
import { paintClouds } from '#demo/art/motifs/clouds.ts';
import { paintLantern } from '#demo/art/motifs/lantern.ts';
import { paintPalm } from '#demo/art/motifs/palm.ts';
import { paintPasserBy } from '#demo/art/motifs/passer-by.ts';
import { paintReflected } from '#demo/art/motifs/reflection.ts';
import { paintRidge } from '#demo/art/motifs/ridge.ts';
import { paintSeatedVendor } from '#demo/art/motifs/seated-vendor.ts';
import { paintShadeTree } from '#demo/art/motifs/shade-tree.ts';
import { paintSky, paintSun } from '#demo/art/motifs/sky.ts';
import { paintStraitsHouse } from '#demo/art/motifs/straits-house.ts';
import { paintGlitter, paintRipples, paintWater } from '#demo/art/motifs/water.ts';
import type { Scene } from '#demo/art/picture.ts';

/** What may be chosen in the scene. */
export interface ShophouseRiverOptions {
  readonly guests?: number;
}

const BANK = 636;

/** Painted houses that back onto a river, a low bridge and a small boat. */
export const shophouseRiver: Scene<ShophouseRiverOptions> = {
  name: 'shophouse-river',
  draw(stage, { guests = 3 }) {
    const { palette } = stage;
    paintSky(stage, BANK);
    paintSun(stage, [1290, 420], 78);
    paintClouds(stage, [
      { x: 1180, y: 190, length: 440, opacity: 0.6 },
      { x: 560, y: 120, length: 400, bar: 12, opacity: 0.5 },
    ]);
    paintRidge(stage, {
      name: 'far',
      y: 590,
      height: 46,
      wave: 260,
      colour: mix(palette.hill, palette.haze, 0.5),
      trees: 16,
      fade: 0.5,
    });
    paintBirds(stage, [1180, 300], 7);
    paintWater(stage, BANK);
    paintReflected(stage, BANK + 30, () => paintBank(stage), { squash: 0.84, opacity: 0.6 });
    paintGlitter(stage, 1290, BANK + 10, 0.65);
    paintRipples(stage, BANK + 34, 110, 0.2);
    paintBoat(stage, [760, 840], 1.3, guests);
    paintRail(stage);
  },
};

function paintBank(stage: Stage): void {
  const { canvas, palette } = stage;
  const looks = [
    { wall: '#e88a6a', trim: '#fbeeda', shutter: '#2f6f6a', tile: '#e0a03c', head: 'flat' },
    { wall: '#f2cf7a', trim: '#fdf6e3', shutter: '#8a3b2c', tile: '#2f7a68', head: 'arch' },
    { wall: '#7fb8b4', trim: '#f8f1e0', shutter: '#2a4f6a', tile: '#c8483c', head: 'flat' },
    { wall: '#e9a0a8', trim: '#fdf2e6', shutter: '#3f6a4c', tile: '#2f6a9c', head: 'arch' },
    { wall: '#f4ece0', trim: '#fdfaf2', shutter: '#b8503c', tile: '#2f7a68', head: 'flat' },
  ] as const;
  paintShadeTree(stage, {
    foot: [1120, BANK - 4],
    height: 260,
    half: 150,
    colour: mix(palette.leaf, palette.deep, 0.2),
    bark: lit(stage, '#5f4636'),
  });
  paintPalm(stage, { foot: [1520, BANK], height: 330, lean: -30, colour: mix(palette.leaf, palette.deep, 0.3) });
  for (const [i, look] of looks.entries())
    paintStraitsHouse(stage, {
      ...look,
      foot: [-40 + i * 214, BANK - 10],
      width: 214,
      height: 330 + ((i * 41) % 3) * 28,
    });
  const quay = lit(stage, '#b8926e');
  canvas.path(box(-10, BANK - 12, 1120, 46), canvas.linear(ramp(lighten(quay, 0.07), lighten(quay, -0.1))));
  canvas.path(box(-10, BANK - 15, 1120, 8), lighten(quay, 0.13));
  let joints = '';
  for (let px = 4; px < 1100; px += 44) joints += `M${px} ${BANK - 4}v36M${px + 22} ${BANK + 12}v20`;
  canvas.stroke(`${joints}M0 ${BANK + 12}H1110`, lighten(quay, -0.14), 1.8, 'opacity=".6"');
  paintPromenade(stage);
  paintBridge(stage);
}

function paintPromenade(stage: Stage): void {
  const { canvas } = stage;
  for (let i = 0; i < 5; i += 1) {
    const x = 66 + i * 214;
    canvas.path(
      `M${x - 14} ${BANK - 12}L${x - 10} ${BANK - 34}H${x + 10}L${x + 14} ${BANK - 12}Z`,
      lit(stage, '#b8603c'),
    );
    let fronds = '';
    for (const angle of [-2.7, -2.3, -1.9, -1.57, -1.2, -0.85, -0.45]) fronds += leaf([x, BANK - 32], 40, 6, angle);
    canvas.path(fronds, lit(stage, '#3f8a5a'));
  }
  for (let i = 0; i < 10; i += 1)
    paintLantern(stage, {
      hook: [20 + i * 107, BANK - 132],
      size: 0.34,
      colour: i % 3 === 1 ? '#e8962c' : '#d8362a',
      shape: 'globe',
    });
  const folk = [
    [150, 'sarong', ['#f4ead2', '#c8485a'], 1],
    [320, 'shirt', ['#3f7f9f', '#4a4038'], -1],
    [372, 'sarong', ['#e9b44c', '#2f7a68'], 1],
    [610, 'shirt', ['#f0e2c8', '#5a4a3c'], 1],
    [830, 'sarong', ['#c86a8a', '#f0e2c8'], -1],
    [990, 'shirt', ['#d8503c', '#33445a'], 1],
  ] as const;
  for (const [x, dress, colours, facing] of folk)
    paintPasserBy(stage, {
      foot: [x, BANK - 4],
      size: 0.94,
      dress,
      colours,
      facing,
      pose: facing === 1 ? 'walk' : 'stand',
      headwear: dress === 'sarong' ? 'bun' : 'none',
      skin: '#a86a45',
    });
}

/** A low white bridge of two arches with lamps on its parapet, to the right. */
function paintBridge(stage: Stage): void {
  const { canvas, palette } = stage;
  const stone = lit(stage, '#f0dcc0');
  const deck = (x: number): number => BANK - 34 - 40 * (1 - ((x - 1370) / 330) ** 2);
  let d = `M1050 ${BANK + 34}V${num(deck(1050))}`;
  for (let x = 1050; x <= 1660; x += 30) d += `L${x} ${num(deck(x))}`;
  d += `V${BANK + 34}Z`;
  for (const cx of [1240, 1470])
    d += `M${cx - 92} ${BANK + 34}V${BANK + 14}Q${cx} ${BANK - 66} ${cx + 92} ${BANK + 14}V${BANK + 34}Z`;
  canvas.path(d, canvas.linear(ramp(lighten(stone, 0.02), lighten(stone, -0.1))), 'fill-rule="evenodd"');
  let [rail, posts] = ['M1050 ', ''];
  rail = Array.from(
    { length: 21 },
    (_, i) => `${i === 0 ? 'M' : 'L'}${1050 + i * 30} ${num(deck(1050 + i * 30) - 30)}`,
  ).join('');
  for (let x = 1060; x < 1650; x += 15) posts += `M${x} ${num(deck(x))}v-28`;
  canvas.stroke(posts, lighten(stone, -0.04), 5);
  canvas.stroke(rail, lighten(stone, 0.04), 8);
  for (const x of [1110, 1240, 1370, 1500]) {
    const y = deck(x) - 30;
    canvas.stroke(`M${x} ${num(y)}v-44`, mix(palette.deep, '#4a3a3a', 0.5), 4);
    canvas.path(oval(x, y - 54, 40), palette.lamp, `opacity=".45" ${canvas.blur(10)}`);
    canvas.path(oval(x, y - 54, 10), mix(palette.lamp, '#fff8e0', 0.5));
  }
  for (const [i, x] of [1180, 1300, 1420].entries())
    paintPasserBy(stage, {
      foot: [x, deck(x) - 2],
      size: 0.78,
      dress: i === 1 ? 'sarong' : 'shirt',
      colours: i === 1 ? ['#f0e2c8', '#b83a5c'] : ['#4a6a8a', '#3a3a44'],
      pose: 'walk',
      facing: i === 2 ? -1 : 1,
    });
}

/** A small river boat with a striped canopy. */
function paintBoat(stage: Stage, [x, y]: Point, size: number, guests: number): void {
  const { canvas, palette } = stage;
  const id = canvas.symbol(
    canvas.capture(() => {
      const [hull, wood] = [lit(stage, '#2f7a72'), lit(stage, '#a8703c')];
      for (let i = 0; i < guests; i += 1)
        paintSeatedVendor(stage, {
          foot: [-70 + i * 54, -12],
          size: 0.86,
          colours: [['#f0e2c8', '#c8485a', '#e9a83c', '#4a7a9a'][i % 4] ?? '#f0e2c8', '#4a4250'],
          headwear: i === 1 ? 'scarf' : 'none',
        });
      paintSeatedVendor(stage, {
        foot: [108, -12],
        size: 0.9,
        colours: ['#f4ead2', '#3a4a5c'],
        headwear: 'straw',
        facing: -1,
      });
      const d = 'M-190 -46Q-160 -22 -124 -20H140Q170 -22 186 -34Q170 0 120 6Q0 12 -124 4Q-170 -6 -190 -46Z';
      canvas.path(d, canvas.linear(ramp(lighten(hull, 0.06), lighten(hull, -0.1))));
      canvas.stroke('M-190 -46Q-160 -22 -124 -21H140Q170 -22 186 -34', lighten(wood, 0.1), 5);
      canvas.stroke('M-168 -18Q-120 -8 0 -6Q120 -8 166 -14', lit(stage, '#f4e3bd'), 5);
      canvas.stroke('M-120 -20V-104M-20 -20V-108M76 -20V-104', wood, 4);
      canvas.path('M-140 -100Q-20 -122 96 -100V-90Q-20 -110 -140 -90Z', lit(stage, '#d9473a'));
      for (const t of [-108, -60, -12, 36, 80])
        canvas.path(`M${t - 12} ${num(-104 - 7 * (1 - ((t + 20) / 120) ** 2))}h22v11h-22Z`, lit(stage, '#f8ecd0'));
      canvas.path(oval(-128, -78, 30), palette.lamp, `opacity=".45" ${canvas.blur(8)}`);
      canvas.path(oval(-128, -78, 6, 8), '#fff3cc');
    }),
  );
  canvas.add(
    `<g transform="translate(${x} ${y}) scale(${size} ${-size * 0.6})" opacity=".35" ${canvas.blur(2)}><use href="#${id}"/></g>`,
  );
  canvas.add(`<g transform="translate(${x} ${y}) scale(${size})"><use href="#${id}"/></g>`);
  canvas.path(oval(x, y + 6, 196 * size, 4), mix(palette.water[0], '#ffffff', 0.4), 'opacity=".5"');
}

/** An iron rail with flower boxes along the near bank. */
function paintRail(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const iron = mix(palette.deep, palette.hill, 0.12);
  let bars = '';
  for (let px = 10; px < WIDTH; px += 36) bars += `M${px} 1000V926q9 -14 18 0V1000`;
  canvas.stroke(bars, iron, 4);
  canvas.stroke(`M0 916H${WIDTH}M0 966H${WIDTH}`, iron, 6);
  for (const x of [170, 640, 1110, 1480]) {
    canvas.path(`M${x - 86} 918H${x + 86}L${x + 76} 956H${x - 76}Z`, lit(stage, '#8a4a30'));
    let [green, pink, light] = ['', '', ''];
    for (let i = 0; i < 70; i += 1) {
      const spot: Point = [x + random.around(0, 88), 912 - random.between(-12, 30)];
      if (i % 2 === 0) green += leaf(spot, 20, 6, random.between(-2.6, -0.5));
      else if (i % 3 === 0) light += oval(spot[0], spot[1], 5);
      else pink += oval(spot[0], spot[1], 7);
    }
    canvas.path(green, mix(lit(stage, '#2f7a4c'), palette.deep, 0.2));
    canvas.path(pink, lit(stage, '#e0405c'));
    canvas.path(light, lit(stage, '#f48a9a'));
  }
}
