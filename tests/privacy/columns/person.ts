// Tables of the person: what opens the account and what is kept for it alone.
import { browser, erased, erasedOnly, kept, secret, word, type Columns } from './fates.ts';

const typed = erasedOnly('typed into a form for a link that lives a day at most; what became of it is in the account');

const elsewhere = erasedOnly('names the account to its provider, who tells its owner more');

const ownCalendar = erasedOnly('names a calendar that the host keeps elsewhere, and is shown on its own');

export const personTables: Readonly<Record<string, Columns>> = {
  user_account: {
    email: erased('account'),
    password_hash: secret,
    first_name: erased('account'),
    last_name: erased('account'),
    isd_code: erased('account'),
    phone: erased('account'),
    image: erased('account'),
    roles: word,
    locale: word,
  },
  account_request: {
    purpose: word,
    token_hash: secret,
    email: erased('links'),
    visitor_id: browser,
    locale: word,
    first_name: typed,
    last_name: typed,
    isd_code: typed,
    phone: typed,
    password_hash: secret,
    provider: word,
    issuer: elsewhere,
    subject: elsewhere,
  },
  ambassador_application: {
    email: erased('applications'),
    first_name: erased('applications'),
    last_name: erased('applications'),
    city: erased('applications'),
    audience: erased('applications'),
    message: erased('applications'),
  },
  api_token: { token_hash: secret, label: erased('access') },
  calendar_address: { secret_hash: secret },
  feed: {
    name: ownCalendar,
    address: secret,
    address_hash: secret,
    shown: ownCalendar,
    etag: ownCalendar,
    modified: ownCalendar,
    zones: word,
    fault: word,
  },
  feedback: {
    topic: erased('feedback'),
    message: erased('feedback'),
    email: erased('feedback'),
    page: erased('feedback'),
  },
  host: {
    display_name: erased('host'),
    headline: erased('host'),
    story: erased('host'),
    languages: word,
    phone: erased('host'),
    external_key: kept('names a row of the catalogue that the operator imports'),
  },
  saved_reply: { title: erased('host'), text: erased('host') },
  team_invitation: { email: erased('host'), role: word, token_hash: secret, locale: word },
  host_document: {
    kind: word,
    file_kind: word,
    sealed: erasedOnly('the file that its host sent, and nobody but an operator opens again'),
    decision: word,
    words: erased('host'),
  },
  host_document_view: { act: word },
  identity_flow: {
    state_hash: secret,
    provider: word,
    visitor_id: browser,
    next: erasedOnly('a page of this site, for ten minutes'),
  },
  invitation: { campaign: erased('invitations'), visitor_id: browser, state: word, reason: word },
  invite_link: { hash: erased('invitations') },
  notice_choice: { topic: erased('notices') },
  passkey: {
    credential_id: erasedOnly('names a key of a device, which the device knows'),
    public_key: secret,
    transports: erasedOnly('how a device is reached, which the device knows'),
    agent: erased('passkeys'),
  },
  passkey_challenge: { challenge_hash: secret, visitor_id: browser },
  pending_password: { visitor_id: browser, password_hash: secret },
  recovery_code: { code_hash: secret },
  second_factor: { secret_hash: secret },
  session: { token_hash: secret, agent: erased('devices') },
  upload: { picture_id: erased('pictures'), purpose: word, side: word },
  user_identity: { issuer: elsewhere, subject: elsewhere, provider: word, email: erased('identities') },
  wish_link: { token_hash: secret },
};
