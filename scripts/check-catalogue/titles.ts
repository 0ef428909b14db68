// Titles begin with what guests do: a card may cut the rest (docs/reference/demo-world.md#edit-it).
import { faultAt } from '#src/server/catalogue-import/faults.ts';
import type { Rule } from './demo-world.ts';

// First words that are no verb: determiners, prepositions, question words, numbers, forms in -ing.
const lateVerb =
  /^(?:an?|the|my|your|no|in|at|on|of|from|to|by|up|down|with|until|after|before|behind|beside|under|over|into|out|through|round|where|which|what|who|why|how|when|whatever|one|two|three|four|five|six|seven|eight|nine|ten|\d\S*|\p{L}+ing|\p{L}+['’]s)(?=[\s,:])/iu;

/** One fault for each title whose first word can't be a verb. */
export const titleFaults: Rule = ({ listings }) =>
  listings
    .filter(({ value }) => lateVerb.test(value.title))
    .map(({ at, value }) =>
      faultAt(at, ['title'], {
        wrong: `begins with "${value.title.slice(0, 20)}"`,
        right: 'what guests do, verb first',
      }),
    );
