// A picture under construction: definitions, layers, filters. Text only; nothing is drawn here.
import { boundsOf } from './bounds.ts';
import { at, num, type Point } from './path-text.ts';

/** Canvas size in units: 16:10. */
export const WIDTH = 1600;
export const HEIGHT = 1000;

/** Offset (0 to 1), colour, and opacity (1 when left out). */
export type Stop = readonly [number, string, number?];

/** Where a gradient runs: from one point to another, in canvas units. */
export type Axis = readonly [number, number, number, number];

/** How grain is laid into a shape: its colour, how strong it is along the axis, and the whole layer's opacity. */
export interface Grain {
  readonly colour: string;
  readonly axis: Axis;
  readonly alphas?: readonly (readonly [number, number])[];
  readonly opacity?: number;
}

const stopText = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, alpha]) => {
      const opacity = alpha === undefined ? '' : ` stop-opacity="${alpha}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${opacity}/>`;
    })
    .join('');

/** Collects SVG text. Ids are counted, never random, and never look like a colour. */
export class Canvas {
  readonly #definitions: string[] = [];
  readonly #known = new Map<string, string>();
  #layers: string[] = [];
  #counter = 0;

  /** Adds finished SVG elements on top. */
  add(...elements: string[]): void {
    this.#layers.push(...elements);
  }

  /** Adds one path; `attributes` is further attribute text such as `opacity=".5"`. */
  path(d: string, fill: string, attributes = ''): void {
    this.#layers.push(`<path d="${d}" fill="${fill}" ${attributes}/>`);
  }

  /** Adds one line along a path with round ends; `width` in units. */
  stroke(d: string, colour: string, width: number, attributes = ''): void {
    const style = `stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"`;
    this.#layers.push(`<path d="${d}" fill="none" ${style} ${attributes}/>`);
  }

  /** Runs `draw` and returns what it added as text instead of keeping it. */
  capture(draw: () => void): string {
    const outer = this.#layers;
    this.#layers = [];
    draw();
    const inner = this.#layers.join('');
    this.#layers = outer;
    return inner;
  }

  /** Runs `draw` and wraps what it adds in a group with the given attributes. */
  group(attributes: string, draw: () => void): void {
    const inner = this.capture(draw);
    this.add(`<g ${attributes}>${inner}</g>`);
  }

  /** Stores SVG text once and returns the id for `<use href="#id"/>`. */
  symbol(content: string): string {
    return this.#define('s', (id) => `<g id="${id}">${content}</g>`);
  }

  /** A fill: linear gradient across the shape's own box (`[0,0,0,1]` runs top to bottom). */
  linear(stops: readonly Stop[], axis: Axis = [0, 0, 0, 1]): string {
    return this.#gradient('linearGradient', stops, axis, '');
  }

  /** A fill: linear gradient in canvas units. */
  linearOn(stops: readonly Stop[], axis: Axis): string {
    return this.#gradient('linearGradient', stops, axis, ' gradientUnits="userSpaceOnUse"');
  }

  /** A fill: radial gradient inside the shape's own box. */
  radial(stops: readonly Stop[], centre: Point = [0.5, 0.5], radius = 0.5): string {
    const place = `cx="${centre[0]}" cy="${centre[1]}" r="${radius}"`;
    return this.#fill('r', (id) => `<radialGradient id="${id}" ${place}>${stopText(stops)}</radialGradient>`);
  }

  /** A clip for later `clip-path` use; returns the attribute text. */
  clip(d: string): string {
    const id = this.#define('k', (name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
    return `clip-path="url(#${id})"`;
  }

  /** Draws inside a shape only. */
  inside(d: string, draw: () => void): void {
    this.group(this.clip(d), draw);
  }

  /** A blur of `radius` units; returns the attribute text. */
  blur(radius: number): string {
    const frame = 'x="-.4" y="-.4" width="1.8" height="1.8"';
    const id = this.#once(
      `blur${radius}`,
      (name) => `<filter id="${name}" ${frame}><feGaussianBlur stdDeviation="${radius}"/></filter>`,
    );
    return `filter="url(#${id})"`;
  }

  /** A soft shadow of a path, moved by (dx, dy). */
  shadow(d: string, move: Point = [12, 18], look: { blur?: number; opacity?: number; colour?: string } = {}): void {
    const { blur = 10, opacity = 0.4, colour = '#120a18' } = look;
    const shifted = `<path d="${d}" transform="translate(${at(move)})" fill="${colour}"/>`;
    this.add(`<g ${this.blur(blur)} opacity="${opacity}">${shifted}</g>`);
  }

  /** Stipple: dots of a colour that thicken along an axis, kept inside a shape. The hand-made look comes from here. */
  grain(d: string, look: Grain): void {
    const {
      colour,
      axis,
      alphas = [
        [0, 0],
        [0.5, 0.1],
        [1, 0.8],
      ],
      opacity = 0.6,
    } = look;
    const { x, y, width, height } = boundsOf(d);
    const fade = this.linearOn(
      alphas.map(([offset, alpha]): Stop => [offset, '#000000', alpha]),
      axis,
    );
    const size = `x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"`;
    const rect = `<rect ${size} fill="${fade}" filter="url(#${this.#stipple(colour)})"/>`;
    this.add(`<g ${this.clip(d)} opacity="${opacity}">${rect}</g>`);
  }

  /** The finished definitions and layers, without the outer `<svg>`. */
  toText(): string {
    return `<defs>${this.#definitions.join('')}</defs>${this.#layers.join('')}`;
  }

  #stipple(colour: string): string {
    return this.#once(`stipple${colour}`, (id) => {
      const noise = '<feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="7" result="n"/>';
      const toAlpha = '<feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 1.1 0 0 -.85" result="m"/>';
      const add = '<feComposite in="SourceAlpha" in2="m" operator="arithmetic" k1="0" k2="1" k3="1" k4="-1"/>';
      const harden = '<feComponentTransfer><feFuncA type="linear" slope="5"/></feComponentTransfer>';
      const cut = '<feComposite in2="SourceAlpha" operator="in" result="a"/>';
      const ink = `<feFlood flood-color="${colour}"/><feComposite in2="a" operator="in"/>`;
      const frame = 'x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"';
      return `<filter id="${id}" ${frame}>${noise}${toAlpha}${add}${harden}${cut}${ink}</filter>`;
    });
  }

  #gradient(kind: string, stops: readonly Stop[], [x1, y1, x2, y2]: Axis, units: string): string {
    const place = `x1="${num2(x1)}" y1="${num2(y1)}" x2="${num2(x2)}" y2="${num2(y2)}"`;
    return this.#fill('l', (id) => `<${kind} id="${id}" ${place}${units}>${stopText(stops)}</${kind}>`);
  }

  #fill(prefix: string, build: (id: string) => string): string {
    return `url(#${this.#define(prefix, build)})`;
  }

  // Equal definitions are shared: the text with a blank id is the key.
  #define(prefix: string, build: (id: string) => string): string {
    return this.#once(build(''), build, prefix);
  }

  #once(key: string, build: (id: string) => string, prefix = 'f'): string {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const id = `${prefix}_${this.#counter}`;
    this.#counter += 1;
    this.#known.set(key, id);
    this.#definitions.push(build(id));
    return id;
  }
}

const num2 = (n: number): string => String(Math.round(n * 100) / 100);
