import { picture, type Picture } from '#demo/art/picture.ts';
import { avenueRide } from '#demo/art/scenes/avenue-ride.ts';
import { calesaStreet } from '#demo/art/scenes/calesa-street.ts';
import { incenseLane } from '#demo/art/scenes/incense-lane.ts';
import { jeepneyStreet } from '#demo/art/scenes/jeepney-street.ts';
import { lanternRiver } from '#demo/art/scenes/lantern-river.ts';
import { shophouseRiver } from '#demo/art/scenes/shophouse-river.ts';
import { stepwell } from '#demo/art/scenes/stepwell.ts';
import { villageLane } from '#demo/art/scenes/village-lane.ts';
import { walledTown } from '#demo/art/scenes/walled-town.ts';

/** Pictures of lanes, carriages and old towns. */
export const STREET_CITIES: readonly Picture[] = [
  picture(
    avenueRide,
    {
      country: 'cambodia',
      id: 'cycling-siemreap-dawn',
      time: 'dawn',
      crop: { x: 130, y: 170, width: 1290 },
      focal: [0.5, 0.54],
      alt: 'Illustration: two cyclists seen from behind on a red earth lane at sunrise, fan palms either side between the fields.',
    },
    { pagoda: false, riders: 2, along: 'palms' },
  ),
  picture(
    villageLane,
    {
      country: 'vietnam',
      id: 'cycling-hoian-noon',
      time: 'noon',
      sky: 'broken',
      crop: { x: 765, y: 415, width: 830 },
      focal: [0.4, 0.45],
      alt: 'Illustration: a cyclist in a conical hat passes a water buffalo with an egret on its back, green paddies behind.',
    },
    { place: 'paddies' },
  ),
  picture(
    villageLane,
    {
      country: 'indonesia',
      id: 'cycling-yogya-dawn',
      time: 'dawn',
      crop: { x: 240, y: 130, width: 1120 },
      focal: [0.5, 0.5],
      alt: 'Illustration: two cyclists on a dyke between rice fields, a tall smoking volcano behind.',
    },
    { place: 'volcano' },
  ),
  picture(
    lanternRiver,
    {
      country: 'vietnam',
      id: 'lanterns-hoian-night',
      time: 'night',
      focus: 'right',
      focal: [0.6, 0.56],
      alt: 'Illustration: yellow merchants’ houses and a covered bridge on a river at night, silk lanterns and floating candles.',
    },
    {},
  ),
  picture(
    calesaStreet,
    {
      country: 'philippines',
      id: 'calesa-vigan-dusk',
      time: 'dusk',
      focus: 'right',
      focal: [0.62, 0.66],
      alt: 'Illustration: a horse carriage on cobbles before stone houses whose shell windows glow at dusk, a bell tower far off.',
    },
    { along: 'square' },
  ),
  picture(
    calesaStreet,
    {
      country: 'philippines',
      id: 'calesa-vigan-noon',
      time: 'noon',
      focal: [0.5, 0.56],
      alt: 'Illustration: a horse carriage in a narrow cobbled street of stone houses with sliding shell windows.',
    },
    { along: 'street' },
  ),
  picture(
    walledTown,
    {
      country: 'philippines',
      id: 'church-manila-noon',
      time: 'noon',
      sky: 'monsoon',
      focus: 'right',
      focal: [0.62, 0.48],
      alt: 'Illustration: an old town wall with its gate, a stone church front and bell tower behind acacia trees, a carriage passing.',
    },
    {},
  ),
  picture(
    shophouseRiver,
    {
      country: 'malaysia',
      id: 'shophouse-malacca-dusk',
      time: 'dusk',
      focus: 'left',
      focal: [0.42, 0.6],
      alt: 'Illustration: painted houses backing onto a river at dusk, a low bridge with lamps and a small boat under a canopy.',
    },
    {},
  ),
  picture(
    incenseLane,
    {
      country: 'vietnam',
      id: 'incense-hue-noon',
      time: 'noon',
      focal: [0.5, 0.6],
      crop: { x: 90, y: 112, width: 1420 },
      alt: 'Illustration: bundles of red, yellow and pink incense sticks fanned out to dry on a lane, a maker in a conical hat between them.',
    },
    {},
  ),
  picture(
    stepwell,
    {
      country: 'india',
      id: 'stepwell-jaipur-dawn',
      time: 'dawn',
      focal: [0.5, 0.5],
      alt: 'Illustration: crisscross stairs go down to green water in a square stepwell at dawn, parakeets flying across.',
    },
    {},
  ),
  picture(
    jeepneyStreet,
    {
      country: 'philippines',
      id: 'jeepney-manila-noon',
      time: 'noon',
      focal: [0.5, 0.62],
      alt: 'Illustration: a jeepney painted with suns and waves before small stores, wires and paper flags over the street.',
    },
    {},
  ),
];
