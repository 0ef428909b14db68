import { createRandom } from './random.ts';

/** Smooth one-dimensional noise in 0..1 with `octaves` layers, each half as strong as the one before. */
export function layeredNoise(seed: string, octaves = 4): (x: number) => number {
  const random = createRandom(seed);
  const lattice = Array.from({ length: 256 }, () => random.next());
  const single = (x: number): number => {
    const cell = Math.floor(x);
    const t = x - cell;
    const eased = t * t * (3 - 2 * t);
    return (lattice[cell & 255] ?? 0) * (1 - eased) + (lattice[(cell + 1) & 255] ?? 0) * eased;
  };
  return (x) => {
    let sum = 0;
    let weight = 1;
    let total = 0;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += weight * single(x * 2.03 ** octave + octave * 41.7 + 1000);
      total += weight;
      weight /= 2;
    }
    return sum / total;
  };
}
