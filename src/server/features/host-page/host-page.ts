import { hasAddress, noAddress } from '#src/domain/account/no-address.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { Handler, Actor } from '#src/server/call.ts';
import { findPanelHost, putMember } from '#src/server/features/team/index.ts';
import {
  askByMail,
  typedEmail,
  askToHost,
  beginHost,
  writePicture,
  type HostBeginning,
} from '#src/server/features/account/index.ts';
import { claimUploads, endUploadsOf } from '#src/server/features/image/index.ts';
import { t } from '#src/server/features/texts.ts';
import {
  findHostPage,
  isCityOpen,
  insertAccount,
  logOpened,
  logPage,
  writeHostPage,
  giveUpload,
  type HostPageRow,
} from './queries.ts';
import { cleanEmail, checkContact, phoneDigits } from '#src/contract/checkout/contact-rules.ts';
import { inTransaction } from '#src/server/platform/db/transaction.ts';
import { randomUUID } from 'node:crypto';
import type { CallOutput, CallInput } from '#src/contract/types.ts';
import type { Services } from '#src/server/services.ts';
import { errorText } from '#src/contract/errors.ts';
import { readPhoneNumber } from '#src/server/platform/phone-number.ts';

function toPage(
  { email, image, ...row }: HostPageRow,
  { actor, imageBase }: { actor: Actor; imageBase: string },
): CallOutput<'host/page'> {
  return {
    ...row,
    image: pictureUrl(image, imageBase),
    has_login: hasAddress(email),
    is_own: row.host_id === actor.userId,
  };
}

/** The square photo next to a name; null without one. */
function pictureUrl(pictureId: string | null, imageBase: string): string | null {
  return pictureId === null ? null : `${imageBase}/${pictureId}/square-192.webp`;
}

async function findWritten({ db }: Pick<Services, 'db'>, hostId: string | undefined, actor: Actor) {
  const acting = await findPanelHost(db, hostId, actor, 'listings');
  return acting && findHostPage(db, acting.hostId);
}

export const hostPage: Handler<'host/page'> = async ({ host_id }, { services, actor }) => {
  const row = await findWritten(services, host_id, actor);
  return row ? toPage(row, { actor, imageBase: services.config.imageBase }) : refuse('host-not-found');
};

// host/address-send: emails a link by which a host without a login claims an address
// (docs/domain/accounts.md#hosts-without-an-address, docs/domain/listings.md).
const addressSend: Handler<'host/address-send'> = async ({ host_id, email: typed }, call) => {
  const { services, actor } = call;
  const acting = await findPanelHost(services.db, host_id, actor, 'settings');
  const page = acting && (await findHostPage(services.db, acting.hostId));
  if (!page) return refuse('host-not-found');
  const email = typedEmail(typed);
  if (isRefusal(email)) return email;
  // Hosts with an address change it themselves.
  if (hasAddress(page.email)) return refuse('conflict');
  await askByMail(call, { purpose: 'address', email, userId: page.host_id });
  return { message: t('host.addressSent', { email, name: page.display_name }) };
};

// host/become: makes the account a host; visitors sign up first (docs/domain/listings.md#becoming-a-host).
const become: Handler<'host/become'> = async (input, call) => {
  const { services, actor } = call;
  const { userId } = actor;
  const hasCity = await isCityOpen(services.db, input.city_id);
  const made = beginningOf(input, { hasCity, needsEmail: userId === null });
  if (isRefusal(made)) return made;
  const { isdCode, national, ...beginning } = made;
  if (userId !== null) {
    const isNew = await inTransaction(services.db, (trx) => beginHost(trx, userId, beginning));
    return { host_id: userId, message: t(isNew ? 'host.began' : 'host.known') };
  }
  const wait = await services.limits.consume('feedback', { account: null, address: call.visitor.address });
  if (wait !== null) return { ...refuse('too-many-requests'), retryAfterSeconds: wait };
  const email = cleanEmail(input.email ?? '');
  const [firstName = made.displayName, ...rest] = made.displayName.split(' ');
  await askToHost(call, { email, firstName, lastName: rest.join(' '), isdCode, phone: national, made: beginning });
  return { host_id: null, message: t('host.sent', { email }) };
};

// host/open: a coordinator opens a host without email and acts for them (docs/domain/accounts.md#hosts-without-an-address,
// docs/domain/listings.md).
const open: Handler<'host/open'> = async (input, { services, actor }) => {
  const { userId } = actor;
  if (userId === null) return refuse('unauthorized');
  const hasCity = await isCityOpen(services.db, input.city_id);
  const made = beginningOf(input, { hasCity, needsEmail: false });
  if (isRefusal(made)) return made;
  const { isdCode, national, ...beginning } = made;
  const wait = await services.limits.consume('feedback', { account: userId, address: null });
  if (wait !== null) return { ...refuse('too-many-requests'), retryAfterSeconds: wait };
  const hostId = randomUUID();
  const [firstName = made.displayName, ...rest] = made.displayName.split(' ');
  await inTransaction(services.db, async (trx) => {
    const email = noAddress(`host-${hostId}`);
    await insertAccount(trx, { id: hostId, email, firstName, lastName: rest.join(' '), isdCode, phone: national });
    await beginHost(trx, hostId, beginning);
    await putMember(trx, hostId, userId, 'coordinator');
    await logOpened(trx, { hostId, userId });
  });
  return { host_id: hostId, message: t('host.opened', { name: made.displayName }) };
};

const lineOf = (text: string) => text.toWellFormed().replaceAll(/\s+/g, ' ').trim();

const pageSave: Handler<'host/page-save'> = async (input, { services, actor }) => {
  const row = await findWritten(services, input.host_id, actor);
  if (!row || actor.userId === null) return refuse('host-not-found');
  const languages = [...new Set(input.languages.map(lineOf))].filter((one) => one !== '');
  const display_name = lineOf(input.display_name);
  const fields = {
    ...(display_name === '' && { display_name: t('host.noName') }),
    ...(languages.length === 0 && { languages: t('host.noLanguage') }),
  };
  if (Object.keys(fields).length > 0) return refuse('bad-input', fields);
  const story = input.story.toWellFormed().replaceAll('\r\n', '\n').trim();
  const written = { display_name, headline: lineOf(input.headline), story, languages };
  const { userId } = actor;
  await inTransaction(services.db, async (trx) => {
    await writeHostPage(trx, row.host_id, written);
    await logPage(trx, { hostId: row.host_id, userId, fields: Object.keys(written) });
  });
  const page = toPage({ ...row, ...written }, { actor, imageBase: services.config.imageBase });
  return { page, message: t('host.saved') };
};

// host/picture-save: replaces a host's photo by the actor's upload (docs/domain/listings.md#page-of-a-host).
const pictureSave: Handler<'host/picture-save'> = async ({ host_id, image_id }, { services, actor }) => {
  const row = await findWritten(services, host_id, actor);
  const { userId } = actor;
  if (!row || userId === null) return refuse('host-not-found');
  const hostId = row.host_id;
  const pictureId = await inTransaction(services.db, async (trx): Promise<string | Refusal> => {
    const [used] = await claimUploads(trx, { ids: [image_id], ownerId: userId, purpose: 'profile' });
    if (!used) return refuse('attachment-not-found');
    await giveUpload(trx, used.id, hostId);
    await writePicture(trx, hostId, used.picture_id);
    await endUploadsOf(trx, { ownerId: hostId, purpose: 'profile', butId: used.id });
    await logPage(trx, { hostId, userId, fields: ['image'] });
    return used.picture_id;
  });
  if (typeof pictureId !== 'string') return pictureId;
  return { image: pictureUrl(pictureId, services.config.imageBase), message: t('host.saved') };
};

export const hostPageCalls = {
  'host/address-send': addressSend,
  'host/become': become,
  'host/open': open,
  'host/page-save': pageSave,
  'host/picture-save': pictureSave,
} as const;

// Validates an application; names every fault at once (docs/domain/listings.md#becoming-a-host).

type HostForm = CallInput<'host/open'> & Pick<CallInput<'host/become'>, 'email' | 'message_language'>;

/** With the phone number in account form. */
interface Beginning extends HostBeginning {
  isdCode: string;
  national: string;
}

/** `hasCity`: the city takes listings; `needsEmail`: not signed in. */
function beginningOf(
  typed: HostForm,
  { hasCity, needsEmail }: { hasCity: boolean; needsEmail: boolean },
): Beginning | Refusal {
  const number = readPhoneNumber(phoneDigits(typed.phone), typed.isd_code.replace(/\D/g, ''));
  const languages = [...new Set(typed.languages.map(lineOf))].filter((one) => one !== '');
  const [displayName, offer] = [lineOf(typed.name), typed.offer.toWellFormed().trim()];
  const email = needsEmail ? checkContact({ email: typed.email }).email : undefined;
  const fields = {
    ...(displayName === '' && { name: t('host.noName') }),
    ...(email !== undefined && { email: errorText(email) }),
    ...(typed.phone.trim() === '' && { phone: t('host.noPhone') }),
    ...(typed.phone.trim() !== '' && number === null && { phone: errorText('phone-invalid') }),
    ...(!hasCity && { city_id: t('listing.noCity') }),
    ...(offer === '' && { offer: t('host.noOffer') }),
    ...(languages.length === 0 && { languages: t('host.noLanguage') }),
  };
  if (number === null || Object.keys(fields).length > 0) return refuse('bad-input', fields);
  const phone = `+${number.isdCode} ${number.phone}`;
  const stored = {
    displayName,
    phone,
    cityId: typed.city_id,
    offer,
    languages,
    messageLanguage: typed.message_language ?? null,
  };
  return { ...stored, isdCode: number.isdCode, national: number.phone };
}
