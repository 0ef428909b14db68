import { picture, type Picture } from '#demo/art/picture.ts';
import { duckWalk } from '#demo/art/scenes/duck-walk.ts';
import { flatLay } from '#demo/art/scenes/flat-lay.ts';
import { maskBench } from '#demo/art/scenes/mask-bench.ts';
import { offerings } from '#demo/art/scenes/offerings.ts';
import { penjorLane } from '#demo/art/scenes/penjor-lane.ts';
import { spices } from '#demo/art/scenes/spices.ts';
import { templePond } from '#demo/art/scenes/temple-pond.ts';
import { terraces } from '#demo/art/scenes/terraces.ts';

const IN_INDONESIA = { country: 'indonesia' } as const;

/** Pictures of Ubud and its villages. */
export const UBUD: readonly Picture[] = [
  picture(
    terraces,
    {
      ...IN_INDONESIA,
      id: 'terrace-morning',
      time: 'dawn',
      sky: 'broken',
      crop: { x: 160, y: 160, width: 1340 },
      focal: [0.5, 0.51],
      alt: 'Illustration: rice terraces with palms, a thatched hut and two farmers, a volcano above a bank of morning cloud.',
    },
    { peak: 'volcano' },
  ),
  picture(
    terraces,
    {
      ...IN_INDONESIA,
      id: 'terrace-noon',
      time: 'noon',
      sky: 'broken',
      focal: [0.52, 0.4],
      alt: 'Illustration: a great red fish kite above ripe rice terraces, two people at the line, clouds in the wind.',
    },
    { peak: 'jungle', crop: 'gold', people: 0, kite: true },
  ),
  picture(
    duckWalk,
    {
      ...IN_INDONESIA,
      id: 'terrace-dusk',
      time: 'dusk',
      sky: 'broken',
      focal: [0.4, 0.62],
      alt: 'Illustration: a man with a white flag drives ducks along a dyke, flooded rice fields mirroring the evening sky.',
    },
    {},
  ),
  picture(
    flatLay,
    {
      ...IN_INDONESIA,
      id: 'meal-nasi',
      time: 'dawn',
      alt: 'Illustration: nasi campur on a leaf-lined rattan plate: rice, satay, long beans, egg, tempeh and sambal, frangipani round it.',
    },
    { dish: 'nasicampur' },
  ),
  picture(
    spices,
    {
      ...IN_INDONESIA,
      id: 'spices-bali',
      time: 'noon',
      alt: 'Illustration: wooden bowls of turmeric, chilli and coconut round a stone mortar with fresh spice paste.',
    },
    { kitchen: 'bali' },
  ),
  picture(
    offerings,
    {
      ...IN_INDONESIA,
      id: 'offering-trays',
      time: 'noon',
      alt: 'Illustration: three palm-leaf offering trays with flowers and incense on old stone.',
    },
    {},
  ),
  picture(
    offerings,
    {
      ...IN_INDONESIA,
      id: 'offering-close',
      time: 'dusk',
      crop: { x: 400, y: 170, width: 880 },
      alt: 'Illustration: one offering tray seen close, petals laid by colour and a thread of incense smoke.',
    },
    { trays: 1 },
  ),
  picture(
    templePond,
    {
      ...IN_INDONESIA,
      id: 'temple-dusk',
      time: 'dusk',
      focal: [0.5, 0.6],
      alt: 'Illustration: a dancer in gold and red on a stone platform in a lotus pond, temple towers against the evening sun.',
    },
    { towers: 'meru', dancer: true },
  ),
  picture(
    templePond,
    {
      ...IN_INDONESIA,
      id: 'temple-night',
      time: 'night',
      focus: 'left',
      alt: 'Illustration: the roof towers and split gate of a temple by moonlight, lotus on the water.',
    },
    { towers: 'meru' },
  ),
  picture(
    templePond,
    {
      ...IN_INDONESIA,
      id: 'dancer-close',
      time: 'night',
      crop: { x: 460, y: 450, width: 740 },
      alt: 'Illustration: a Balinese dancer with a fan, oil lamps and lotus flowers round her.',
    },
    { towers: 'meru', dancer: true },
  ),
  picture(
    templePond,
    {
      ...IN_INDONESIA,
      id: 'lotus-close',
      time: 'dawn',
      crop: { x: 20, y: 590, width: 640 },
      alt: 'Illustration: pink and white lotus flowers on a pond in the morning.',
    },
    { towers: 'meru' },
  ),
  picture(
    maskBench,
    {
      ...IN_INDONESIA,
      id: 'mask-bench',
      time: 'noon',
      focal: [0.5, 0.5],
      alt: 'Illustration: a white dance mask with a golden crown on a carver’s bench, chisels and wood shavings round it.',
    },
    {},
  ),
  picture(
    maskBench,
    {
      ...IN_INDONESIA,
      id: 'mask-sage',
      time: 'night',
      focus: 'right',
      crop: { x: 470, y: 230, width: 1130 },
      focal: [0.54, 0.5],
      alt: 'Illustration: the mask of an old sage with a golden crown by the light of oil lamps at night.',
    },
    { front: 'sage', wall: '#4a1a24', wallRows: 2, lamps: true },
  ),
  picture(
    maskBench,
    {
      ...IN_INDONESIA,
      id: 'mask-wall',
      time: 'dawn',
      crop: { x: 55, y: 26, width: 600 },
      alt: 'Illustration: three masks on a workshop wall: a sage, a courtier and one still in bare wood.',
    },
    { front: 'bare', wall: '#a9743f', wallRows: 1 },
  ),
  picture(
    penjorLane,
    {
      ...IN_INDONESIA,
      id: 'city-ubud',
      time: 'noon',
      sky: 'broken',
      crop: { x: 230, y: 130, width: 1140 },
      focal: [0.5, 0.5],
      alt: 'Illustration: bent poles of palm leaf arch over a village lane near Ubud, women carrying offerings to a split gate.',
    },
    {},
  ),
];
