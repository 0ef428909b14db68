// Entry point of the second factor.
export { newFactor, setupOf } from './authenticator.ts';
export { countDerivedBy, sealDerived } from './derived-factors.ts';
export { checkFactor, hasFactor, takeCode } from './check-factor.ts';
export { insertRelease, releaseFactors } from './release-queries.ts';
export { beginFactor, confirmFactor, dropFactor, findFactor, replaceRecovery, type FactorRow } from './queries.ts';
