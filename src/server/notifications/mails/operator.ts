// Emails to the operator (docs/reference/texts.md#write-to-the-operator).
import { manyLines, oneLine, personName } from '#src/server/booking-texts/clean-words.ts';
import { t } from '#src/server/booking-texts/words.ts';
import type { ToOperator } from '#src/server/features/review/index.ts';
import type { MailContent } from './mail.ts';
import type { Fact } from './layout.ts';

export type OperatorMail = (written: ToOperator) => MailContent;

/** Without empty fields. */
function filled(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ value }) => value !== '').map(({ label, value }) => ({ label, value: manyLines(value) }));
}

/** The sender, with a reply link. */
function senderFact({ name, email }: ToOperator): Fact {
  const value = name === '' ? oneLine(email) : `${personName(name)}\n${oneLine(email)}`;
  return {
    label: t('fact.from'),
    value,
    link: { label: t('fact.answerTo'), url: `mailto:${encodeURIComponent(email)}` },
  };
}

export const operatorFeedback: OperatorMail = (written) => ({
  subject: t('feedback.subject', { topic: oneLine(written.topic) }),
  heading: t('feedback.heading'),
  lines: [],
  facts: [
    senderFact(written),
    ...filled([
      { label: t('fact.topic'), value: written.topic },
      { label: t('fact.page'), value: written.page },
      { label: t('fact.message'), value: written.message },
    ]),
  ],
  button: null,
  closing: [],
});

export const operatorApplication: OperatorMail = (written) => ({
  subject: t('application.subject', { name: personName(written.name), city: personName(written.city) }),
  heading: t('application.heading'),
  lines: [],
  facts: [
    senderFact(written),
    ...filled([
      { label: t('fact.city'), value: written.city },
      { label: t('fact.audience'), value: written.audience },
      { label: t('fact.message'), value: written.message },
    ]),
  ],
  button: null,
  closing: [],
});
