// The one shape of every email, and its plain text: heading, cash, date and place, lines, one button, a code, facts and amounts.
// Plain text and HTML say the same in the same order (docs/domain/messages.md#what-an-email-contains).
import type { CashBox } from '#src/server/booking-texts/price-words.ts';
import { t } from '#src/server/booking-texts/words.ts';

export interface Fact {
  label: string;
  value: string;
  link?: { label: string; url: string };
}

export interface Body {
  heading: string;
  lines: readonly string[];
  /** The loudest figure of the email. */
  cash?: CashBox | null;
  /** Date and place, above the button. */
  first?: readonly Fact[];
  facts: readonly Fact[];
  /** Amounts under a heading of their own. */
  price?: readonly Fact[];
  button: { label: string; url: string } | null;
  closing: readonly string[];
  /** A voucher's code: its picture is an attachment, its text is for whoever sees no pictures. */
  code: { caption: string; hint: string; text: string } | null;
  /** What the attached picture of the listing shows, in HTML alone; null where none is attached. */
  picture?: { alt: string } | null;
}

export interface Sender {
  name: string;
  contact: string;
  /** Of the name, links and buttons; left out, that of the program. */
  colour?: string | undefined;
}

/** The plain text, for programs and people that want no HTML. */
export function renderText(body: Body, sender: Sender): string {
  const code = body.code ? [`${body.code.caption}\n${body.code.hint}\n${body.code.text}`] : [];
  const button = body.button ? [`${body.button.label}:\n${body.button.url}`] : [];
  const cash = body.cash ? [`${body.cash.label}: ${body.cash.amount}\n  ${body.cash.about}`] : [];
  const first = body.first ? [factLines(body.first)] : [];
  const price = body.price ? [`${t('price.title')}\n${factLines(body.price)}`] : [];
  const top = [body.heading, ...cash, ...first, ...body.lines, ...button];
  const blocks = [...top, factLines(body.facts), ...price, ...body.closing];
  // The text of a code helps machines alone: it comes after everything that people read.
  return `${[...blocks, signature(sender), ...code].filter((block) => block !== '').join('\n\n')}\n`;
}

function factLines(facts: readonly Fact[]): string {
  return facts
    .map(({ label, value, link }) =>
      [`${label}: ${value.replaceAll('\n', '\n  ')}`.trimEnd(), ...(link ? [`  ${link.url}`] : [])].join('\n'),
    )
    .join('\n');
}

/** The last line: who writes, and where an answer goes. */
export function signature(sender: Sender): string {
  return `${sender.name} · ${sender.contact}`;
}
