// The layout of every email, in HTML and plain text alike (docs/domain/messages.md#what-an-email-contains).
import type { CashBox } from '#src/server/booking-texts/price-words.ts';
import { t } from '#src/server/booking-texts/words.ts';

export interface Fact {
  label: string;
  value: string;
  /** In one row under its label: a code in one line, or a long proof in small print. */
  wide?: 'code' | 'proof';
  link?: { label: string; url: string };
}

export interface Body {
  heading: string;
  lines: readonly string[];
  cash?: CashBox | null;
  first?: readonly Fact[];
  facts: readonly Fact[];
  price?: readonly Fact[];
  button: { label: string; url: string } | null;
  closing: readonly string[];
  /** Image attached, text for readers without images. */
  code: { caption: string; hint: string; text: string } | null;
  /** Alternative text; null without a photo. */
  picture?: { alt: string } | null;
}

export interface Sender {
  name: string;
  contact: string;
  /** Default: the program's. */
  colour?: string | undefined;
}

/** For readers without HTML. */
export function renderText(body: Body, sender: Sender): string {
  const code = body.code ? [`${body.code.caption}\n${body.code.hint}\n${body.code.text}`] : [];
  const button = body.button ? [`${body.button.label}:\n${body.button.url}`] : [];
  const cash = body.cash ? [`${body.cash.label}: ${body.cash.amount}\n  ${body.cash.about}`] : [];
  const first = body.first ? [factLines(body.first)] : [];
  const price = body.price ? [`${t('price.title')}\n${factLines(body.price)}`] : [];
  const top = [body.heading, ...cash, ...first, ...body.lines, ...button];
  const blocks = [...top, factLines(body.facts), ...price, ...body.closing];
  // The code's text comes last.
  return `${[...blocks, signature(sender), ...code].filter((block) => block !== '').join('\n\n')}\n`;
}

function factLines(facts: readonly Fact[]): string {
  return facts
    .map(({ label, value, link }) =>
      [`${label}: ${value.replaceAll('\n', '\n  ')}`.trimEnd(), ...(link ? [`  ${link.url}`] : [])].join('\n'),
    )
    .join('\n');
}

/** Sender, and where replies go. */
export function signature(sender: Sender): string {
  return `${sender.name} · ${sender.contact}`;
}
