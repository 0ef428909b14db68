// One picture: which scene, with what, for whom to see it. Data plus the function that draws it.
import { Canvas, HEIGHT, WIDTH } from './kit/canvas.ts';
import { num } from './kit/path-text.ts';
import { createRandom } from './kit/random.ts';
import type { Focus, SkyKind, Stage } from './kit/stage.ts';
import type { Country, Time } from './palettes/palette.ts';
import { paletteOf } from './palettes/palette-of.ts';

/** A scene: its name and how to draw it with its own options. */
export interface Scene<Options> {
  readonly name: string;
  draw(stage: Stage, options: Options): void;
}

/** The part of the canvas to show: left, top and width in units; the height follows from 16:10. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** What a picture says about itself, before the scene's own options. */
export interface Shot {
  readonly id: string;
  readonly country: Country;
  readonly time: Time;
  /** Alternative text; always begins with "Illustration:". */
  readonly alt: string;
  readonly seed?: string;
  readonly focus?: Focus;
  /** The weather, when the sky is not clear. */
  readonly sky?: SkyKind;
  readonly crop?: Crop;
  /** The point (0 to 1 each way) that every crop should keep; the centre when left out. */
  readonly focal?: readonly [number, number];
}

/** A shot tied to a scene. */
export interface Picture extends Shot {
  readonly scene: string;
  readonly options: object;
  readonly draw: (stage: Stage) => void;
}

/** Ties a shot to a scene; the compiler checks the options against the scene. */
export function picture<Options extends object>(scene: Scene<Options>, shot: Shot, options: Options): Picture {
  return { ...shot, scene: scene.name, options, draw: (stage) => scene.draw(stage, options) };
}

const VIGNETTE =
  '<radialGradient id="edge" cx=".5" cy=".46" r=".8"><stop offset=".6" stop-color="#000000" stop-opacity="0"/>' +
  '<stop offset="1" stop-color="#140818" stop-opacity=".24"/></radialGradient>';

/** The picture as SVG text, 1600 by 1000. Same data, same text, on every machine. */
export function svgOf(shown: Picture): string {
  const seed = shown.seed ?? shown.id;
  const canvas = new Canvas();
  const stage: Stage = {
    canvas,
    palette: paletteOf(shown.country, shown.time),
    random: createRandom(seed),
    focus: shown.focus ?? 'center',
    ...(shown.sky === undefined ? {} : { sky: shown.sky }),
    seed,
  };
  shown.draw(stage);
  const { x, y, width } = shown.crop ?? { x: 0, y: 0, width: WIDTH };
  const scale = Math.round((WIDTH / width) * 1000) / 1000;
  const moved = `<g transform="scale(${scale}) translate(${num(-x)} ${num(-y)})">${canvas.toText()}</g>`;
  const whole = `width="${WIDTH}" height="${HEIGHT}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" ${whole}>` +
    `<defs>${VIGNETTE}</defs>${moved}` +
    `<rect ${whole} fill="url(#edge)"/></svg>`
  );
}
