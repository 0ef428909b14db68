// Emails about listing decisions (docs/domain/listings.md#review).
import { staffActs } from '#src/domain/listing/review-state.ts';
import { hostListingsUrl, hostListingUrl } from '#src/contract/addresses/host-urls.ts';
import { productDetailUrl } from '#src/contract/addresses/urls.ts';
import { manyLines, oneLine, personName } from '#src/server/booking-texts/clean-words.ts';
import { t } from '#src/server/booking-texts/words.ts';
import { findMailedHost, type MailedListing } from '#src/server/features/listing/index.ts';
import { plain } from '#src/server/host-texts/plain.ts';
import type { TemplateKey } from '#src/server/host-texts/texts.ts';
import { type MailContent, textOf } from './mail.ts';
import { type FindNotice, noticeId } from '#src/server/notifications/notice.ts';
import type { PhoneShort } from '#src/server/notifications/short-messages.ts';

/** `origin` prefixes every URL. */
export type ListingMail = (
  listing: MailedListing,
  about: { payload: Readonly<Record<string, unknown>>; origin: string },
) => MailContent;

const decisions = [
  'approve',
  'send_back',
  'reject',
  'change-approve',
  'change-refuse',
  'correct',
  ...staffActs,
] as const;
type Decision = (typeof decisions)[number];

function mailOf(decision: Decision): ListingMail {
  return (listing, { payload, origin }) => {
    const words = { title: oneLine(listing.title), host: personName(listing.host_name) };
    const note = manyLines(textOf(payload, 'words'));
    const isOnline = decision === 'approve' && listing.course_id !== null && listing.city_slug !== null;
    const page = isOnline
      ? productDetailUrl({ city: listing.city_slug ?? '', id: listing.course_id ?? 0, title: listing.title })
      : hostListingUrl(listing.draft_id);
    return {
      subject: t(`listing.${decision}.subject`, words),
      heading: t(`listing.${decision}.heading`),
      lines: [t(`listing.${decision}.line`, words)],
      facts: [
        { label: t('fact.experience'), value: words.title },
        ...(listing.is_host ? [] : [{ label: t('fact.host'), value: words.host }]),
        ...(note === '' ? [] : [{ label: t('listing.words'), value: note }]),
      ],
      button: { label: t(isOnline ? 'listing.see' : 'listing.open'), url: origin + page },
      closing: [],
    };
  };
}

/** When all listings go off sale or return. */
export function hostSaleMail(
  kind: 'hidden' | 'shown',
  { host_name: name, is_host: isHost, words }: Pick<MailedListing, 'host_name' | 'is_host'> & { words: string },
  origin: string,
): MailContent {
  return {
    subject: t(`listing.${kind}.subject`),
    heading: t(`listing.${kind}.heading`),
    lines: [t(`listing.${kind}.line`)],
    facts: [
      ...(isHost ? [] : [{ label: t('fact.host'), value: personName(name) }]),
      { label: t('listing.words'), value: manyLines(words) },
    ],
    button: { label: t('listing.open'), url: origin + hostListingsUrl() },
    closing: [],
  };
}

const allShort = (kind: 'hidden' | 'shown'): PhoneShort => ({
  textIn: () => ({ key: kind === 'hidden' ? 'staffOffAll' : 'staffBackAll', values: {}, names: [] }),
});

const hostNotice =
  (kind: 'hidden' | 'shown'): FindNotice =>
  async ({ db }, payload) => {
    const [hostId, reader] = [noticeId(payload, 'host_id'), noticeId(payload, 'reader_id')];
    const found = hostId === null || reader === null ? null : await findMailedHost(db, { hostId, readerId: reader });
    if (found === null || hostId === null) return null;
    const { email, locale, is_host: isHost } = found;
    const write = (origin: string) => hostSaleMail(kind, { ...found, words: textOf(payload, 'words') }, origin);
    return { email, locale, ...(isHost && { hostId, short: allShort(kind) }), write };
  };

export const findHiddenNotice = hostNotice('hidden');
export const findShownNotice = hostNotice('shown');

const shortKeys: Readonly<Partial<Record<Decision, TemplateKey>>> = {
  suspend: 'staffOff',
  take_down: 'staffOff',
  put_back: 'staffBack',
};

/** Email and phone text. */
export interface ListingNotice {
  mail: ListingMail;
  short: (listing: MailedListing) => PhoneShort;
}

export const listingNotices: Readonly<Record<string, ListingNotice>> = Object.fromEntries(
  decisions.map((decision) => [`listing-${decision}`, { mail: mailOf(decision), short: shortOf(decision) }]),
);

function shortOf(decision: Decision): ListingNotice['short'] {
  return ({ title }) => ({
    textIn: () => ({ key: shortKeys[decision] ?? 'staffNews', values: { title: plain(title) }, names: ['title'] }),
  });
}
