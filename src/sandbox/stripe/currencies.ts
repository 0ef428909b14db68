// The currencies in which the card provider can charge, and the smallest charge in each (docs.stripe.com/currencies).

/** Three digits behind the point; the last one must be 0. */
const threeDecimal = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);
/** Written with two digits behind the point for older programs, and both must be 0. */
const wholeInTwoDecimals = new Set(['isk', 'ugx']);

const twoOrNoDecimals = new Set(
  (
    'usd aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bif bmd bnd bob brl bsd bwp byn bzd cad cdf chf clp cny ' +
    'cop crc cve czk djf dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gnf gtq gyd hkd hnl htg huf idr ils inr isk jmd ' +
    'jpy kes kgs khr kmf krw kyd kzt lak lbp lkr lrd lsl mad mdl mga mkd mmk mnt mop mur mvr mwk mxn myr mzn nad ngn nio ' +
    'nok npr nzd pab pen pgk php pkr pln pyg qar ron rsd rub rwf sar sbd scr sek sgd shp sle sos srd std szl thb tjs top ' +
    'try ttd twd tzs uah ugx uyu uzs vnd vuv wst xaf xcd xof xpf yer zar zmw'
  ).split(' '),
);

/** Every currency that can be charged, in lower case. */
export const chargeable: ReadonlySet<string> = new Set([...twoOrNoDecimals, ...threeDecimal]);

/** The smallest charge that is published for a currency, in minor units. */
const published: Readonly<Record<string, number>> = {
  aed: 200,
  aud: 50,
  bgn: 100,
  brl: 50,
  cad: 50,
  chf: 50,
  czk: 1500,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
  huf: 17_500,
  inr: 50,
  jpy: 50,
  mxn: 1000,
  myr: 200,
  nok: 300,
  nzd: 50,
  pln: 200,
  ron: 200,
  sek: 300,
  sgd: 50,
  thb: 1000,
  usd: 50,
};

/**
 * Where none is published a charge must be worth 50 US cents. Here at rates of 2026-09-29, in minor units: near enough for
 * a sandbox, whose account is paid out in US dollars.
 */
const worthFiftyCents: Readonly<Record<string, number>> = {
  bhd: 190,
  idr: 900_800,
  jod: 360,
  khr: 203_100,
  krw: 700,
  kwd: 160,
  lak: 1_123_400,
  mmk: 105_000,
  npr: 7700,
  omr: 200,
  php: 3130,
  tnd: 1460,
  vnd: 13_000,
};

/** The smallest charge in minor units; 1 for a currency whose worth the sandbox does not know. */
export function smallestCharge(currency: string): number {
  return published[currency] ?? worthFiftyCents[currency] ?? 1;
}

/** Amounts of a currency are multiples of this many minor units. */
export function smallestStep(currency: string): number {
  if (threeDecimal.has(currency)) return 10;
  return wholeInTwoDecimals.has(currency) ? 100 : 1;
}
