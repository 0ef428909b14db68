// Photos as hosts take them, made by code: rooms, bad light, odd formats, damage. Each has a subject that no crop may
// lose: a head in pure magenta, which nothing else is.
import sharp from 'sharp';

interface Scene {
  readonly size?: readonly [width: number, height: number];
  readonly wall?: string;
  readonly floor?: string;
  /** Middle of the head as shares of width and height; none: no head. */
  readonly head?: readonly [number, number];
  readonly clothes?: string;
  /** Further SVG above the wall. */
  readonly more?: string;
}

const subject = '#ff00ff';

/** A person in front of a wall. */
function scene({
  size = [1200, 800],
  wall = '#ece8e1',
  floor = '#b9a78f',
  head,
  clothes = '#4a6488',
  more = '',
}: Scene) {
  const [width, height] = size;
  const unit = Math.min(width, height) / 8;
  const [x, y] = [(head?.[0] ?? 0) * width, (head?.[1] ?? 0) * height];
  const person =
    head === undefined
      ? ''
      : `<rect x="${x - unit}" y="${y + unit * 0.8}" width="${unit * 2}" height="${height}" rx="${unit / 2}" fill="${clothes}"/>` +
        `<circle cx="${x}" cy="${y}" r="${unit * 0.8}" fill="${subject}"/>`;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${wall}"/>` +
        `<rect y="${height * 0.72}" width="100%" height="30%" fill="${floor}"/>${more}${person}</svg>`,
    ),
  );
}

const window = '<rect x="360" y="40" width="520" height="520" fill="#ffffff"/>';
const clutter = Array.from(
  { length: 240 },
  (_, n) =>
    `<rect x="${(n % 20) * 60 + 4}" y="${Math.floor(n / 20) * 66 + 6}" width="${20 + ((n * 37) % 36)}" height="9" fill="#2b2b2b"/>`,
).join('');

/** Grain of a dark sensor. */
async function noisy(photo: Promise<Buffer>): Promise<Buffer> {
  const noise = await sharp({
    create: {
      width: 1200,
      height: 800,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  return sharp(await photo)
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg()
    .toBuffer();
}

const upright = { size: [900, 1350], head: [0.5, 0.22] } as const satisfies Scene;

/** By name; the same bytes at each run, but for the noise. */
export const ordinaryPhotos = {
  'white wall': () =>
    scene({ wall: '#ffffff', floor: '#f4f4f2', head: [0.5, 0.4] })
      .jpeg()
      .toBuffer(),
  upright: () => scene(upright).jpeg().toBuffer(),
  dark: () =>
    scene({ wall: '#0d0b0a', floor: '#050404', head: [0.5, 0.4], clothes: '#161a20' })
      .jpeg()
      .toBuffer(),
  backlit: () =>
    scene({ wall: '#2a2622', more: window, head: [0.5, 0.45], clothes: '#0c0c0e' })
      .jpeg()
      .toBuffer(),
  'yellow lamp': () =>
    scene({ wall: '#e0a840', floor: '#a8701c', head: [0.45, 0.42], clothes: '#6a4a18' })
      .jpeg()
      .toBuffer(),
  flash: () =>
    scene({
      wall: '#1a1a1c',
      more: '<circle cx="600" cy="360" r="320" fill="#ffffff" opacity=".85"/>',
      head: [0.5, 0.42],
    })
      .jpeg()
      .toBuffer(),
  noisy: () =>
    noisy(
      scene({ wall: '#5c5a60', head: [0.5, 0.42] })
        .jpeg()
        .toBuffer(),
    ),
  tilted: async () =>
    sharp(
      await scene({ head: [0.5, 0.42] })
        .png()
        .toBuffer(),
    )
      .rotate(8, { background: '#ece8e1' })
      .jpeg()
      .toBuffer(),
  wide: () =>
    scene({ size: [2400, 800], head: [0.5, 0.42] })
      .jpeg()
      .toBuffer(),
  small: () =>
    scene({ size: [330, 220], head: [0.5, 0.42] })
      .jpeg()
      .toBuffer(),
  // Stored lying, upright by its orientation tag.
  turned: async () =>
    sharp(await scene(upright).png().toBuffer())
      .rotate(-90)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  grey: () =>
    scene({ wall: '#b4b4b4', head: [0.5, 0.42] })
      .greyscale()
      .jpeg()
      .toBuffer(),
  'white product': () =>
    scene({ wall: '#ffffff', floor: '#ffffff', more: '<ellipse cx="600" cy="420" rx="240" ry="150" fill="#f7f7f5"/>' })
      .jpeg()
      .toBuffer(),
  damaged: () =>
    scene({ wall: '#9db0a4', head: [0.5, 0.42] })
      .jpeg({ quality: 4 })
      .toBuffer(),
  clutter: () =>
    scene({ more: clutter, head: [0.5, 0.42] })
      .jpeg()
      .toBuffer(),
} as const satisfies Readonly<Record<string, () => Promise<Buffer>>>;

export type PhotoName = keyof typeof ordinaryPhotos;

/** Photos whose subject keeps its colour, and so can be looked for. */
export const withSubject = (Object.keys(ordinaryPhotos) as PhotoName[]).filter(
  (name) => name !== 'grey' && name !== 'white product',
);

/** Where the head is in an image: its topmost and lowest row as shares of the height, and its share of all pixels. */
export async function findSubject(image: Buffer): Promise<{ top: number; bottom: number; share: number } | null> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const rows: number[] = [];
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    if (r - g < 60 || b - g < 60) continue;
    rows.push(Math.floor(at / 3 / info.width));
    count += 1;
  }
  const [top, bottom] = [rows[0], rows.at(-1)];
  if (top === undefined || bottom === undefined) return null;
  return { top: top / info.height, bottom: (bottom + 1) / info.height, share: count / (info.width * info.height) };
}
