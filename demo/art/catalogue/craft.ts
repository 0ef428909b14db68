import { picture, type Picture } from '#demo/art/picture.ts';
import { batikClose } from '#demo/art/scenes/batik-close.ts';
import { dryingPrints } from '#demo/art/scenes/drying-prints.ts';
import { dyeVats } from '#demo/art/scenes/dye-vats.ts';
import { blockPrint } from '#demo/art/scenes/block-print.ts';
import { foldedSilks } from '#demo/art/scenes/folded-silks.ts';
import { loomVeranda } from '#demo/art/scenes/loom-veranda.ts';
import { ikatThreads } from '#demo/art/scenes/ikat-threads.ts';
import { blanketLoom } from '#demo/art/scenes/blanket-loom.ts';
import { parasolYard } from '#demo/art/scenes/parasol-yard.ts';
import { lanternBench } from '#demo/art/scenes/lantern-bench.ts';
import { windowCarving } from '#demo/art/scenes/window-carving.ts';
import { lacquerBench } from '#demo/art/scenes/lacquer-bench.ts';
import { silverBench } from '#demo/art/scenes/silver-bench.ts';
import { mandalaTable } from '#demo/art/scenes/mandala-table.ts';
import { rattanBasket } from '#demo/art/scenes/rattan-basket.ts';
import { jarKiln } from '#demo/art/scenes/jar-kiln.ts';
import { goldLeaf } from '#demo/art/scenes/gold-leaf.ts';

/** Pictures of cloth and thread. */
export const CRAFT: readonly Picture[] = [
  picture(
    foldedSilks,
    {
      id: 'textiles-fold',
      country: 'laos',
      time: 'noon',
      alt: 'Illustration: folded silks fanned on a wooden table, with shuttles, hanks of dyed thread and a basket of cocoons.',
    },
    {},
  ),
  picture(
    dryingPrints,
    {
      id: 'textiles-print',
      country: 'india',
      time: 'noon',
      alt: 'Illustration: block-printed cloths drying on bamboo lines in a printers’ yard with a rose-coloured wall.',
    },
    {},
  ),
  picture(
    batikClose,
    {
      id: 'batik-hands',
      country: 'indonesia',
      time: 'noon',
      alt: 'Illustration: a hand drawing flowers in hot wax on cotton with a copper pen, finished batik beside it and a pan of wax above.',
    },
    { sleeve: '#2f6f6a' },
  ),
  picture(
    dyeVats,
    {
      id: 'batik-vats',
      country: 'malaysia',
      time: 'noon',
      alt: 'Illustration: flowered sarongs hanging above steaming vats of dye in an open shed, palms behind.',
    },
    {},
  ),
  picture(
    blockPrint,
    {
      id: 'blockprint-jaipur',
      country: 'india',
      time: 'noon',
      alt: 'Illustration: carved wooden blocks and trays of colour on a cotton cloth half printed with red flowers.',
    },
    {},
  ),
  picture(
    loomVeranda,
    {
      id: 'loom-luang',
      country: 'laos',
      time: 'dawn',
      alt: 'Illustration: a weaver seen from behind at her silk loom on a veranda, skeins of dyed thread and a misty river beyond.',
    },
    {},
  ),
  picture(
    ikatThreads,
    {
      id: 'loom-siemreap',
      country: 'cambodia',
      time: 'noon',
      alt: 'Illustration: silk threads stretched on a frame, half of them dyed in ikat diamonds, a hand tying the next knot, a spinning wheel behind.',
    },
    {},
  ),
  picture(
    blanketLoom,
    {
      id: 'loom-vigan',
      country: 'philippines',
      time: 'noon',
      alt: 'Illustration: a wooden pedal loom with a blue and white cotton blanket, shell windows behind and folded blankets beside it.',
    },
    {},
  ),
  picture(
    parasolYard,
    {
      id: 'umbrellas-chiangmai',
      country: 'thailand',
      time: 'noon',
      alt: 'Illustration: paper parasols painted with flowers drying on the grass before hills, a hand with a brush adding the last petals.',
    },
    {},
  ),
  picture(
    lanternBench,
    {
      id: 'lanternmaking-hoian',
      country: 'vietnam',
      time: 'dusk',
      alt: 'Illustration: a round lantern of bamboo ribs half covered with red silk on a bench, bolts of silk and finished lanterns round it.',
    },
    {},
  ),
  picture(
    windowCarving,
    {
      id: 'woodcarving-kathmandu',
      country: 'nepal',
      time: 'noon',
      alt: 'Illustration: a dark lattice window with a carved peacock on a bench, a hand with a chisel working on its frame among shavings.',
    },
    {},
  ),
  picture(
    lacquerBench,
    {
      id: 'lacquer-bagan',
      country: 'myanmar',
      time: 'noon',
      alt: 'Illustration: red and black lacquer boxes, bowls and a jar on a bench, a hand engraving the largest bowl with a stylus.',
    },
    {},
  ),
  picture(
    silverBench,
    {
      id: 'silver-chiangmai',
      country: 'thailand',
      time: 'dusk',
      alt: 'Illustration: a silver bowl beaten with bands of petals and flowers on a smith’s bench, punches and hammers, a hearth glowing behind.',
    },
    {},
  ),
  picture(
    mandalaTable,
    {
      id: 'mandala-kathmandu',
      country: 'nepal',
      time: 'noon',
      alt: 'Illustration: a geometric mandala of rings, petals and gates, one quarter still in pencil, a hand with a brush and shells of ground pigment.',
    },
    {},
  ),
  picture(
    rattanBasket,
    {
      id: 'baskets-kuching',
      country: 'malaysia',
      time: 'noon',
      alt: 'Illustration: rattan baskets on a longhouse veranda before misty forest, two patterned and finished, one with its stakes still standing.',
    },
    {},
  ),
  picture(
    jarKiln,
    {
      id: 'jars-vigan',
      country: 'philippines',
      time: 'noon',
      alt: 'Illustration: big brown storage jars stacked before the glowing mouth of a brick kiln, palms and hills behind.',
    },
    {},
  ),
  picture(
    goldLeaf,
    {
      id: 'goldleaf-mandalay',
      country: 'myanmar',
      time: 'noon',
      alt: 'Illustration: squares of beaten gold on bamboo paper, a hide packet and a mallet on red lacquer, a hand lifting one leaf with tongs.',
    },
    {},
  ),
];
