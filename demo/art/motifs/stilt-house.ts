import { lighten, mix } from '#demo/art/kit/colour.ts';
import { at, num } from '#demo/art/kit/path-text.ts';
import { ramp } from '#demo/art/kit/ramp.ts';
import { box } from '#demo/art/kit/shapes.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import type { HouseFrame, StiltHouse } from './house-frame.ts';
import { paintHouseRoof } from './stilt-roof.ts';
import { paintHouseLife } from './stilt-life.ts';

/** Paints posts, deck, walls, openings, roof and what people have put about. */
export function paintStiltHouse(stage: Stage, house: StiltHouse): void {
  const { canvas, palette } = stage;
  const { width = 260, posts = 84, haze = 0 } = house;
  const frame: HouseFrame = {
    ...house,
    half: width / 2,
    floor: -posts,
    eave: -posts - 112,
    tone: (colour) => mix(lit(stage, colour), palette.haze, haze),
  };
  canvas.group(`transform="translate(${at(house.foot)}) scale(${house.size})"`, () => {
    paintPosts(stage, frame);
    paintWalls(stage, frame);
    paintHouseRoof(stage, frame);
    paintDeck(stage, frame);
    paintHouseLife(stage, frame);
  });
}

function paintPosts(stage: Stage, { half, floor, tone }: HouseFrame): void {
  const { canvas, palette } = stage;
  const wood = tone('#5f4230');
  if (floor > -120) canvas.path(box(-half, floor, half * 2, -floor), palette.deep, 'opacity=".42"');
  let [back, front] = ['', ''];
  const count = Math.max(3, Math.round(half / 36));
  for (let i = 0; i <= count; i += 1) {
    const x = -half + 4 + ((half * 2 - 14) * i) / count;
    front += box(x, floor, 8, -floor + 6);
    if (i < count) back += box(x + half / count - 6, floor, 5, -floor);
  }
  canvas.path(back, lighten(wood, -0.12));
  canvas.stroke(
    `M${-half} ${floor * 0.5}H${half}M${-half + 8} ${floor * 0.2}L${num(-half + (half * 2) / count)} ${floor * 0.8}`,
    lighten(wood, -0.08),
    4,
  );
  canvas.path(front, canvas.linear(ramp(lighten(wood, -0.1), [0.6, wood], lighten(wood, 0.06))));
}

function paintWalls(stage: Stage, frame: HouseFrame): void {
  const { canvas, palette } = stage;
  const { half, floor, eave, tone, wall, boards = 'upright' } = frame;
  const colour = tone(wall);
  const inset = half - 12;
  const face = box(-inset, eave - 4, inset * 2, floor - eave + 4);
  canvas.path(face, canvas.linear(ramp(lighten(colour, -0.12), [0.28, colour], lighten(colour, -0.03))));
  let lines = '';
  if (boards === 'panels') {
    for (let x = -inset; x <= inset; x += 26) lines += `M${num(x)} ${eave}V${floor}`;
    for (const share of [0.36, 0.7]) lines += `M${-inset} ${num(eave + (floor - eave) * share)}H${inset}`;
  } else for (let x = -inset; x <= inset; x += 11) lines += `M${num(x)} ${eave}V${floor}`;
  canvas.stroke(lines, lighten(colour, -0.1), boards === 'panels' ? 2.4 : 1.4, 'opacity=".7"');
  canvas.grain(face, { colour: palette.deep, axis: [0, floor, 0, eave - 10], opacity: 0.4 });
  paintOpenings(stage, frame);
}

function paintOpenings(stage: Stage, { half, floor, eave, tone, shutter, foot }: HouseFrame): void {
  const { canvas, palette } = stage;
  const dark = tone('#2b1c18');
  const lamp = mix(tone('#3a2a24'), palette.lamp, 0.16 + palette.lampGlow * 0.8);
  const leaf = tone(shutter);
  const tall = floor - eave;
  const door = Math.round(foot[0]) % 2 === 0 ? -half * 0.1 : half * 0.26;
  canvas.path(box(door - 24, eave + 22, 48, tall - 22), dark);
  canvas.path(box(door - 19, eave + 27, 38, tall - 27), canvas.linear(ramp(lamp, mix(lamp, dark, 0.4))));
  canvas.path(box(door - 19, eave + 27, 12, tall - 27), leaf);
  for (const x of [-half * 0.64, door > 0 ? -half * 0.16 : half * 0.36, half * 0.68]) {
    if (Math.abs(x - door) < 56 || Math.abs(x) > half - 34) continue;
    canvas.path(box(x - 21, eave + 28, 42, 48), dark);
    canvas.path(box(x - 17, eave + 32, 34, 40), lamp);
    canvas.path(box(x - 1.5, eave + 32, 3, 40) + box(x - 17, eave + 50, 34, 3), dark);
    canvas.path(box(x - 40, eave + 26, 20, 52) + box(x + 20, eave + 26, 20, 52), leaf);
    let slats = '';
    for (let y = eave + 32; y < eave + 76; y += 7) slats += `M${num(x - 37)} ${y}h14M${num(x + 23)} ${y}h14`;
    canvas.stroke(slats, lighten(leaf, -0.12), 2, 'opacity=".8"');
  }
}

/** The deck in front of the house, its rail left open at the ladder. */
function paintDeck(stage: Stage, { half, floor, tone }: HouseFrame): void {
  const { canvas } = stage;
  const wood = tone('#8a6240');
  canvas.path(
    box(-half - 22, floor - 2, half * 2 + 44, 13),
    canvas.linear(ramp(lighten(wood, 0.09), lighten(wood, -0.12))),
  );
  let planks = '';
  for (let x = -half - 16; x < half + 20; x += 13) planks += `M${num(x)} ${floor}v9`;
  canvas.stroke(planks, lighten(wood, -0.16), 1.4, 'opacity=".7"');
  let rail = `M${-half - 18} ${floor - 26}H${num(-half * 0.42)}M${num(half * 0.55)} ${floor - 26}H${half + 18}`;
  for (let x = -half - 18; x <= half + 18; x += 12)
    if (x < -half * 0.4 || x > half * 0.54) rail += `M${num(x)} ${floor - 26}V${floor}`;
  canvas.stroke(rail, lighten(wood, -0.02), 2.6);
}
