import { mix } from '#demo/art/kit/colour.ts';
import { createRandom } from '#demo/art/kit/random.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import type { Outfit } from '#demo/art/motifs/side-figure.ts';
import type { SideCover } from '#demo/art/motifs/side-head.ts';
import type { HairName } from './hair/hairs.ts';
import type { HeadwearName } from './headwear/headwears.ts';
import { personOf, portraitId } from './people/people.ts';
import type { Person } from './person.ts';
import { seat, type Sitting } from './sitting.ts';

const WORN: Partial<Record<HeadwearName, SideCover>> = {
  nonLa: 'cone',
  straw: 'straw',
  hijab: 'scarf',
  veil: 'veil',
  kopiah: 'cap',
  krama: 'wrapped',
  udeng: 'wrapped',
};

const GROWN: Partial<Record<HairName, SideCover>> = {
  long: 'long',
  longSide: 'long',
  ponytail: 'long',
  crop: 'short',
  parted: 'short',
  shortWomen: 'bob',
  bobFringe: 'bob',
};

/** The person of a portrait as somebody at work sees them: colours, hair and clothes are the same. */
export function outfitOf(stage: Stage, host: string): Outfit {
  return outfit(stage, personOf(host), portraitId(host));
}

/** The same for a person with the id of the portrait. */
export function outfit(stage: Stage, person: Person, id: string): Outfit {
  const random = createRandom(`${id} person`);
  const sitting = seat({ ...stage, random }, person);
  const covered = person.wear === undefined ? undefined : WORN[person.wear];
  return {
    skin: sitting.skin,
    hair: sitting.hair,
    cover: covered ?? GROWN[person.hair] ?? 'bun',
    wear: lit(stage, person.wearColour ?? (covered === 'wrapped' ? '#b5343f' : '#f2ece0'), 0.4),
    isOld: person.age === 'old',
    glasses: person.glasses !== undefined,
    beard: person.beard === 'beard',
    ...clothes(sitting),
  };
}

function clothes({
  person,
  dress,
  second,
  textile,
}: Sitting): Pick<Outfit, 'dress' | 'lower' | 'sash' | 'apron' | 'sleeve'> {
  switch (person.dress) {
    case 'aoDai':
      return { dress, lower: dress, sleeve: dress };
    case 'apron':
      return { dress: mix(second, '#fff6e4', 0.75), lower: '#4a4650', apron: dress };
    case 'sash':
      return { dress: mix(second, '#fff4e0', 0.55), lower: textile, sash: textile };
    case 'saree':
      return { dress: second, lower: textile, sash: textile };
    case 'kebaya':
      return { dress, lower: textile, sleeve: dress };
    case 'hillJacket':
      return { dress: mix('#1f2748', dress, 0.12), lower: textile, sleeve: mix('#1f2748', dress, 0.12) };
    case 'figured':
      return { dress: textile.colours[1], lower: textile };
    default:
      return { dress, lower: person.look === 'man' ? '#4a4038' : second };
  }
}
