/** Where property tests start; BANYAN_TEST_SEED takes another seed, such as the one that a failure prints. */
export const propertySeed = Number(process.env.BANYAN_TEST_SEED ?? 20_261_123);
