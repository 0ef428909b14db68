// Says at the start how old the exchange rates are, where nobody renews them.
import { storeShippedRates, usedRateAges } from '../jobs/rates/refresh.ts';
import type { Services } from '../services.ts';

const worthSayingHours = 72;

/**
 * One line for an installation that has no source of rates and whose rates are old or missing; null otherwise. A
 * demonstration renews its own figures.
 */
export async function ratesNotice({ db, config, gateways }: Services): Promise<string | null> {
  if (gateways.rates !== null || config.mode === 'demo') return null;
  await storeShippedRates(db);
  const old = (await usedRateAges({ db, config })).filter(({ hours }) => hours > worthSayingHours);
  if (old.length === 0) return null;
  const ages = old.map(({ code, hours }) =>
    Number.isFinite(hours) ? `${code} ${Math.floor(hours / 24)} days` : `${code} none`,
  );
  return (
    `Exchange rates are old (${ages.join(', ')}). Without a rate of the last 14 days cash is shown in US dollars only ` +
    `and Alipay is off. Set RATES_URL, which is asked every day, or run: npm run rates:fetch -- URL`
  );
}
