/** Hour of the picture. */
export type Time = 'dawn' | 'noon' | 'dusk' | 'night';

/** The countries with demo pictures so far. */
export type Country =
  | 'nepal'
  | 'vietnam'
  | 'indonesia'
  | 'cambodia'
  | 'thailand'
  | 'laos'
  | 'myanmar'
  | 'philippines'
  | 'india'
  | 'malaysia';

/** All colours a scene may take from its place and hour (`#rrggbb`). */
export interface Palette {
  readonly country: Country;
  readonly time: Time;
  /** Zenith to horizon. */
  readonly sky: readonly [string, string, string, string];
  /** Disc of sun or moon, and the glow round it. */
  readonly sun: string;
  readonly glow: string;
  readonly cloud: string;
  /** What far things fade into. */
  readonly haze: string;
  /** Body of far hills and of snow shadows. */
  readonly hill: string;
  /** Near silhouettes. */
  readonly deep: string;
  readonly leaf: string;
  /** Horizon, middle and near water. */
  readonly water: readonly [string, string, string];
  readonly accent: string;
  readonly gold: string;
  /** Windows, lamps and lanterns. */
  readonly lamp: string;
  /** How bright lamps burn, 0 (day) to 1 (night). */
  readonly lampGlow: number;
  /** The air's colour, and how much of it lies on every object (0 to 1). */
  readonly ambient: string;
  readonly ambientShare: number;
  /** Table cloth or wall for indoor pictures: base, shade, pattern. */
  readonly cloth: readonly [string, string, string];
}
