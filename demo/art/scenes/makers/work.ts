import type { Stage } from '#demo/art/kit/stage.ts';
import type { Outfit } from '#demo/art/motifs/side-figure.ts';

/** Paints a whole picture: the place, somebody in these clothes, and what they make. */
export type Work = (stage: Stage, outfit: Outfit) => void;
