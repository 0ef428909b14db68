// What a link page shows and does, before HTML.
import type { Kysely } from 'kysely';
import type { LinkState } from '#src/domain/host-reach/link.ts';
import type { Refusal } from '#src/contract/refusal.ts';
import type { Database } from '#src/server/platform/db/schema.ts';
import type { Services } from '#src/server/services.ts';
import type { Html } from '#src/texts/html.ts';
import type { Acting } from '#src/server/features/team/index.ts';
import type { LinkRow } from './link-queries.ts';

export interface LinkFact {
  label: string;
  value: string;
}

export interface LinkForm {
  button: string;
  /** Tells apart several buttons; posted as `act`. */
  act?: string;
  fields?: Html;
  /** For undoing and ending. */
  isQuiet?: true;
}

export interface LinkView {
  title: string;
  /** The result, shown first and announced to screen readers. */
  message?: string;
  lines: readonly string[];
  facts: readonly LinkFact[];
  more?: Html;
  form: LinkForm | null;
  /** Links to other answers, below the form. */
  after?: Html;
}

export interface OpenedLink extends LinkRow {
  state: LinkState;
  by: Acting;
}

export type LinkFields = Readonly<Record<string, string>>;

/** Done, refused, or a question first. */
export type LinkOutcome = Refusal | { isDone: true } | { asks: LinkView };

export interface LinkPage<Facts> {
  load(db: Kysely<Database>, link: OpenedLink, services: Services): Promise<Facts | null>;
  show(link: OpenedLink, facts: Facts): LinkView;
  act(services: Services, link: OpenedLink, facts: Facts, fields: LinkFields): Promise<LinkOutcome>;
}

export const isDone: LinkOutcome = { isDone: true };
