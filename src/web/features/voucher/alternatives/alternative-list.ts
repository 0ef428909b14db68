import type { CallOutput } from '#src/contract/types.ts';

/** What a guest is offered after a host's cancel. */
export type AlternativeList = CallOutput<'alternative/list'>;
