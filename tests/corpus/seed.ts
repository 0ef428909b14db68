// One seed for a whole run of the corpus. fast-check prints it with the smallest input that fails.

/** BANYAN_CORPUS_SEED replays a run; without it every run tries something else. */
export const corpusSeed = Number(process.env.BANYAN_CORPUS_SEED ?? Date.now() % 2_147_483_647);
