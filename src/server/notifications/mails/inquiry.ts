// Emails about questions before booking (docs/domain/messages.md#states).
import { requestedMoment, deadlineWords } from './booking-lines.ts';
import { manyLines, personName } from '#src/server/booking-texts/clean-words.ts';
import type { Fact } from './layout.ts';
import type { InquiryMail, MailContent } from './mail.ts';
import type { MailedInquiry } from '#src/server/booking-texts/subject-queries.ts';
import { t, guestWords } from '#src/server/booking-texts/words.ts';

function wordsOf(inquiry: MailedInquiry) {
  return {
    title: inquiry.title,
    name: personName(inquiry.first_name),
    day: requestedMoment(inquiry),
    guests: guestWords(inquiry.pax),
  };
}

function inquiryFacts(inquiry: MailedInquiry): Fact[] {
  return [
    { label: t('fact.experience'), value: inquiry.title },
    { label: t('fact.when'), value: `${requestedMoment(inquiry)} (${inquiry.city_name})` },
    { label: t('fact.guests'), value: guestWords(inquiry.pax) },
  ];
}

function answerFacts({ answer }: MailedInquiry): Fact[] {
  return answer === '' ? [] : [{ label: t('fact.answer'), value: manyLines(answer) }];
}

interface Words {
  subject: string;
  heading: string;
  lines: string[];
  more?: Fact[];
  button?: string;
}

function toGuest(inquiry: MailedInquiry, url: string, words: Words): MailContent {
  const { more = [], button = t('button.inquiry'), ...rest } = words;
  return { ...rest, facts: [...more, ...inquiryFacts(inquiry)], button: { label: button, url }, closing: [] };
}

export const inquiryVerify: InquiryMail = (inquiry, { guest }) =>
  inquiry.status !== 'unverified'
    ? null
    : toGuest(inquiry, guest, {
        subject: t('verify.subject', wordsOf(inquiry)),
        heading: t('verify.heading', wordsOf(inquiry)),
        lines: [t('verify.line'), t('inquiry.free')],
        button: t('verify.button'),
      });

export const hostInquiry: InquiryMail = (inquiry, { host }) =>
  inquiry.status !== 'open'
    ? null
    : {
        subject: t('hostInquiry.subject', wordsOf(inquiry)),
        heading: t('hostInquiry.heading'),
        lines: [t('hostInquiry.line', { until: deadlineWords(inquiry.expires_at, inquiry) }), t('hostInquiry.money')],
        facts: [...inquiryFacts(inquiry), { label: t('fact.question'), value: manyLines(inquiry.message) }],
        button: { label: t('hostInquiry.button'), url: host },
        closing: [],
      };

export const inquiryAnswered: InquiryMail = (inquiry, { guest }) =>
  toGuest(inquiry, guest, {
    subject: t('answered.subject', wordsOf(inquiry)),
    heading: t('answered.heading', wordsOf(inquiry)),
    lines: [t('inquiry.free')],
    more: answerFacts(inquiry),
  });

export const inquiryOffered: InquiryMail = (inquiry, { guest }) =>
  inquiry.status !== 'offered'
    ? null
    : toGuest(inquiry, guest, {
        subject: t('offered.subject', wordsOf(inquiry)),
        heading: t('offered.heading', wordsOf(inquiry)),
        lines: [
          t('offered.line', { until: deadlineWords(inquiry.offer_until ?? inquiry.expires_at, inquiry) }),
          t('offered.money'),
        ],
        more: answerFacts(inquiry),
        button: t('offered.button'),
      });

export const inquiryDeclined: InquiryMail = (inquiry, { guest }) =>
  toGuest(inquiry, guest, {
    subject: t('inquiryDeclined.subject', wordsOf(inquiry)),
    heading: t('inquiryDeclined.heading', wordsOf(inquiry)),
    lines: [t('inquiryOver.money'), t('ended.again')],
    more: answerFacts(inquiry),
  });

export const inquiryExpired: InquiryMail = (inquiry, { guest }) =>
  toGuest(inquiry, guest, {
    subject: t('inquiryExpired.subject', wordsOf(inquiry)),
    heading: t('inquiryExpired.heading', wordsOf(inquiry)),
    lines: [t('inquiryExpired.line'), t('inquiryOver.money')],
  });
