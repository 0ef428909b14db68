const given = process.env.BANYAN_TEST_SEED;

/** The seed of property tests; BANYAN_TEST_SEED sets another, such as the one that a failure prints. */
export const propertySeed = Number(given ?? 20_261_123);

/** Which third of the long tables runs (`third.ts`): by the day (UTC), so that three days in a row try all. */
export const thirdsSeed = Number(given ?? Math.floor(Date.now() / 86_400_000));
