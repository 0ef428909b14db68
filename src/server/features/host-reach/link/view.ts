// What a page behind a link shows, before it is HTML, and how one purpose is shown and done.
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

/** The one form of a page. `fields` stand above its button. */
export interface LinkForm {
  button: string;
  /** What the button does, where a page has more than one in its life; posted as `act`. */
  act?: string;
  fields?: Html;
  /** True for what takes something back or ends something. */
  isQuiet?: true;
}

export interface LinkView {
  title: string;
  /** What has become of it; shown first, and told to who does not see. */
  message?: string;
  lines: readonly string[];
  facts: readonly LinkFact[];
  /** More of the page, such as the guests of a day. */
  more?: Html;
  form: LinkForm | null;
  /** What stands below the form: ways to other answers. */
  after?: Html;
}

/** A link that was opened, with as whom its holder acts. */
export interface OpenedLink extends LinkRow {
  state: LinkState;
  by: Acting;
}

/** What was posted: fields of one value each. */
export type LinkFields = Readonly<Record<string, string>>;

/** What a POST did: it is done, it is refused, or something is asked first. */
export type LinkOutcome = Refusal | { isDone: true } | { asks: LinkView };

/** One purpose. `Facts` are what its page is written from. */
export interface LinkPage<Facts> {
  load(db: Kysely<Database>, link: OpenedLink, services: Services): Promise<Facts | null>;
  /** In the language of the page. */
  show(link: OpenedLink, facts: Facts): LinkView;
  act(services: Services, link: OpenedLink, facts: Facts, fields: LinkFields): Promise<LinkOutcome>;
}

export const isDone: LinkOutcome = { isDone: true };
