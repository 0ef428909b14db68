-- The schema of Banyan, as a new database gets it. Later changes are numbered files in db/migrations (ADR 005).
-- Tables by subject, then views, functions and triggers, then the rows that every installation has.
-- Constraints carry the rules; triggers guard and keep projections up to date.

create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- English words: accents and endings fall away, and what is not English passes unchanged.
create text search configuration banyan (copy = pg_catalog.english);
alter text search configuration banyan alter mapping for hword, hword_part, word with unaccent, english_stem;

-- Words as written, without the stop words of English.
create text search dictionary banyan_plain (template = pg_catalog.simple, stopwords = english);
create text search configuration banyan_plain (copy = pg_catalog.simple);
alter text search configuration banyan_plain
  alter mapping for asciihword, asciiword, hword, hword_asciipart, hword_part, word with banyan_plain;

-- The one clock of all SQL (ADR 017). The offset is set only by tests and the simulation.
create function banyan_now() returns timestamptz language sql stable parallel safe as $$
  select now() + coalesce(nullif(current_setting('banyan.clock_offset', true), ''), '0')::interval
$$;

-- Lower case, no accents, no punctuation, one space between words: the same for courses and for queries, so that both
-- sides agree. Letters of Chinese, Japanese and Korean are letters, and scripts without case or accents pass as they
-- are.
create function search_fold(words text) returns text language plpgsql immutable parallel safe as $$
begin
  -- Joiners inside words of Indic and Khmer script are not seen by readers. Names are in full, because an index asks this
  -- function, and maintenance sees no schema by itself.
  words := replace(replace(lower(public.unaccent('public.unaccent'::regdictionary, normalize(words, NFKC))), e'\u200c', ''), e'\u200d', '');
  return trim(regexp_replace(words, '[\u0001-/:-@[-`{-©«-´¶-¹»-¿×÷\u2000-\u206f₠-⃏←-⯿\u3000-〿・｡-･︀-️।-॥។-៚၊-၏\U0001f000-\U0001faff]+', ' ', 'g'));
end $$;

-- Accounts of one booking, payment or host together, every other account by itself. The same as `accountGroup` of
-- src/domain/ledger/books.ts.
create function ledger_group(account text) returns text language sql immutable parallel safe as $$
  select case when split_part(account, ':', 1)
      in ('customer_deposit', 'fee_unearned', 'surplus', 'dispute_clearing', 'host_payable', 'partner_payable')
    then split_part(account, ':', 1) else account end
$$;

-- ==== The installation ==============================================================================================
-- Settings, keys, clocks, and what the processes share.

-- The installation as a whole: the photo of its home page, and whether it holds demo data.
create table installation (
  only_row boolean primary key default true check (only_row),
  demo_seeded_at timestamptz,
  home_image jsonb check (jsonb_typeof(home_image) = 'object'),
  tried_at timestamptz,
  -- When the last backup was made, for the steps to open on the first page of the back office
  -- (docs/reference/back-office.md#steps-to-open).
  backed_up_at timestamptz
);

-- One row, read at most once a second by each process: a change empties the cache of rendered pages (ADR 008).
create table content_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 1
);

-- Settings of the marketplace, ruled by the back office (docs/reference/back-office.md#settings): what each is, and all that it
-- has been.
create table setting (
  key text primary key,
  value text not null,
  -- Counts the changes, so that of two who change it at once the second is told.
  version integer not null default 1 check (version > 0),
  changed_at timestamptz not null default banyan_now(),
  -- The account; null for the settings file and for the program itself.
  changed_by uuid
);

create table setting_change (
  id bigint generated always as identity primary key,
  key text not null,
  from_value text,
  to_value text not null,
  reason text not null default '',
  changed_by uuid,
  at timestamptz not null default banyan_now()
);
create index setting_change_key on setting_change (key, id desc);

-- Signing keys of this installation: made at first start, never shown.
create table signing_key (
  id text primary key,
  private_key text not null,
  public_key text not null,
  created_at timestamptz not null default banyan_now()
);

-- Jobs that are done once a day by whichever process comes first.
create table job_run (
  name text primary key,
  started_at timestamptz not null default banyan_now(),
  finished_at timestamptz,
  error text
);

-- Not written to the log: a count of requests must not cost a flush to disk, and a crash may forget it.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expiry on rate_limit (expire);

-- Whose claims go one after the other: a row for each visitor, account and network that is claiming. Not written to
-- the log, because only the locks on its rows matter.
create unlogged table claim_turn (
  key text primary key,
  taken_at timestamptz not null
);
create index claim_turn_age on claim_turn (taken_at);

-- The first answer to a checkout under one Idempotency-Key; kept for a day.
create table idempotency_key (
  scope text,
  key text check (length(key) between 1 and 255),
  body_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz not null default banyan_now(),
  primary key (scope, key)
);
create index idempotency_key_age on idempotency_key (created_at);

-- What must happen because of a decision, written in the deciding transaction (ADR 020).
create table outbox (
  id bigint generated by default as identity primary key,
  topic text not null,
  payload jsonb not null,
  attempts smallint not null default 0,
  not_before timestamptz not null default banyan_now(),
  done_at timestamptz,
  error text,
  created_at timestamptz not null default banyan_now(),
  -- The log of mails and messages to phones (docs/reference/back-office.md#messages): how a task of the outbox ended, and each
  -- try that failed.
  outcome text check (outcome in ('handed', 'nothing', 'given_up'))
);
create index outbox_waiting on outbox (not_before, id) where done_at is null;
-- How many invitations an account has sent within the hour.
create index outbox_invitations on outbox ((payload ->> 'user_id'), created_at)
  where payload ->> 'kind' = 'companion-invite';
create index outbox_done on outbox (done_at) where done_at is not null;
create index outbox_address_changed on outbox ((payload ->> 'user_id'), created_at)
  where payload ->> 'kind' = 'account-address-changed';
create index outbox_made on outbox (created_at desc, id desc);
create index outbox_open on outbox (created_at desc, id desc) where done_at is null;
create index outbox_unsent on outbox (outcome, created_at desc, id desc) where outcome in ('nothing', 'given_up');
create index outbox_kind on outbox ((payload ->> 'kind'), created_at desc, id desc);
create index outbox_booking on outbox ((payload ->> 'booking_id')) where payload ->> 'booking_id' is not null;
create index outbox_resent on outbox ((payload ->> 'resend_of')) where payload ->> 'resend_of' is not null;
create unique index outbox_staff_digest on outbox ((payload ->> 'user_id'), (payload ->> 'date'))
  where payload ->> 'kind' = 'staff-digest';

-- The clocks of zones, written by Node.js from its own zone data (docs/operations/providers.md#time-zones): SQL and the program
-- work out wall times from one table, however old the zone data of the database server are.
create table zone_clock (
  zone text primary key,
  -- When clocks change; which wall time is the first one after each change; how far they stand before UTC, first
  -- before all changes.
  changes timestamptz[] not null,
  walls timestamp[] not null,
  offsets interval[] not null,
  check (cardinality(walls) = cardinality(changes) and cardinality(offsets) = cardinality(changes) + 1)
);

-- Which zone data they are from, and which departures moved when they were last written.
create table zone_data (
  only_row boolean primary key default true check (only_row),
  version text not null,
  moved jsonb not null default '[]'
);

-- Figures of a day in UTC, for the back office (docs/reference/back-office.md#figures).
create table figure_day (
  day date primary key,
  bookings integer not null check (bookings >= 0),
  -- In minor units of the currency of prices.
  paid_minor bigint not null,
  revenue_minor bigint not null,
  refunds integer not null,
  refunded_minor bigint not null,
  holds integer not null check (holds >= 0),
  holds_paid integer not null check (holds_paid >= 0),
  holds_run_out integer not null check (holds_run_out >= 0),
  views bigint not null check (views >= 0),
  replies integer not null check (replies >= 0),
  reply_seconds bigint not null check (reply_seconds >= 0),
  replies_in_a_day integer not null check (replies_in_a_day >= 0),
  counted_at timestamptz not null default banyan_now()
);

-- ==== People ========================================================================================================
-- Accounts, how people sign in, and what they may do.

create table user_account (
  id uuid primary key default gen_random_uuid(),
  email citext not null unique check (length(email) between 3 and 254),
  password_hash text,
  first_name text not null check (length(first_name) between 1 and 80),
  last_name text not null default '' check (length(last_name) <= 80),
  isd_code text not null default '' check (isd_code ~ '^[0-9]{0,4}$'),
  phone text not null default '' check (length(phone) <= 20),
  image text,
  roles text[] not null default '{user}'
    check (roles <@ array['user', 'host', 'manager', 'coordinator', 'guide', 'distributor', 'ambassador',
    'operator']),
  is_id_verified boolean not null default false,
  is_demo boolean not null default false,
  created_at timestamptz not null default banyan_now(),
  -- Null until somebody has opened a link in a mail to the address. Nobody signs in before, so there is no password
  -- either.
  verified_at timestamptz,
  locale text not null default 'en_US',
  -- Null until somebody has signed in: the first device of an account is no news to its owner.
  signed_in_at timestamptz,
  erased_at timestamptz,
  -- People in the back office: who is blocked (docs/reference/back-office.md#one-person).
  blocked_at timestamptz,
  access_version integer not null default 1,
  known_devices text[] not null default '{}',
  constraint user_account_password_is_verified check (password_hash is null or verified_at is not null),
  constraint user_account_erased_is_empty
    check (erased_at is null
    or password_hash is null and verified_at is null and phone = '' and last_name = '' and image is null
    and email like '%@erased.invalid')
);
create index user_account_made on user_account (created_at desc, id desc);
create index user_account_email_begins on user_account (lower(email) text_pattern_ops);
create index user_account_first_name
  on user_account (lower(first_name) text_pattern_ops, lower(last_name) text_pattern_ops);
create index user_account_last_name on user_account (lower(last_name) text_pattern_ops);
create index user_account_phone on user_account (phone text_pattern_ops) where phone <> '';
create index user_account_host on user_account (created_at desc, id desc) where 'host' = any (roles);
create index user_account_manager on user_account (created_at desc, id desc) where 'manager' = any (roles);
create index user_account_guide on user_account (created_at desc, id desc) where 'guide' = any (roles);
create index user_account_coordinator on user_account (created_at desc, id desc) where 'coordinator' = any (roles);
create index user_account_distributor on user_account (created_at desc, id desc) where 'distributor' = any (roles);
create index user_account_ambassador on user_account (created_at desc, id desc) where 'ambassador' = any (roles);
create index user_account_operator on user_account (created_at desc, id desc) where 'operator' = any (roles);
create index user_account_blocked on user_account (created_at desc, id desc)
  where blocked_at is not null and erased_at is null;
create index user_account_unverified on user_account (created_at desc, id desc)
  where verified_at is null and blocked_at is null and erased_at is null;
create index user_account_erased on user_account (created_at desc, id desc) where erased_at is not null;
-- Mail goes to the same person with and without '+word', and at Gmail wherever dots are. The limit of a code for each
-- guest is one of a person. The statement has the same expression.
create index user_account_person
  on user_account (regexp_replace(regexp_replace(lower(email), '\+[^@]*@', '@'),
  '\.(?=[^@]*@(gmail|googlemail)\.com$)', '', 'g'));

create table session (
  token_hash bytea primary key,
  user_id uuid not null references user_account on delete cascade,
  created_at timestamptz not null default banyan_now(),
  last_seen_at timestamptz not null default banyan_now(),
  expires_at timestamptz not null,
  -- Ended one by one, so each has a name that opens nothing. `agent` is what the browser says of itself.
  id uuid not null default gen_random_uuid() unique,
  agent text not null default '' check (length(agent) <= 300),
  is_remembered boolean not null default true,
  -- When the second factor was shown for a session. Rights of an operator hold only in such a one.
  factor_at timestamptz
);
create index session_by_user on session (user_id);

create table api_token (
  token_hash bytea primary key,
  user_id uuid not null references user_account on delete cascade,
  label text not null,
  created_at timestamptz not null default banyan_now(),
  expires_at timestamptz
);
create index api_token_user on api_token (user_id);

-- A link in a mail about a booking: it verifies the address, or takes the booking into the account, once.
create table account_link (
  token_hash bytea primary key,
  booking_id uuid not null,
  created_at timestamptz not null default banyan_now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_link_booking on account_link (booking_id, created_at);

-- What was typed into a form that mails a link. The call writes the row without looking anything up, so that it
-- answers a known and an unknown address alike and in the same time; the mail looks.
create table account_request (
  id uuid primary key,
  purpose text not null check (purpose in ('sign-up', 'sign-in', 'reset', 'address', 'identity', 'identity-code',
    'delete')),
  token_hash bytea not null unique,
  email citext not null check (length(email) between 3 and 254),
  -- Whose address is to change.
  user_id uuid references user_account on delete cascade,
  visitor_id text not null,
  locale text not null default 'en_US',
  first_name text not null default '' check (length(first_name) <= 80),
  last_name text not null default '' check (length(last_name) <= 80),
  isd_code text not null default '' check (isd_code ~ '^[0-9]{0,4}$'),
  phone text not null default '' check (length(phone) <= 20),
  -- Typed at a sign-up; the account's only when the link is opened in the browser that typed it.
  password_hash text,
  created_at timestamptz not null default banyan_now(),
  -- Null until it is mailed: a link lives from its mail on.
  expires_at timestamptz,
  used_at timestamptz,
  provider text check (provider in ('google', 'facebook')),
  issuer text check (length(issuer) between 1 and 255),
  subject text check (length(subject) between 1 and 255),
  constraint account_request_identity_check
    check (purpose in ('identity', 'identity-code') = (provider is not null and issuer is not null
    and subject is not null)),
  check (purpose in ('address', 'delete') = (user_id is not null))
);
create index account_request_email on account_request (email);
create index account_request_user on account_request (user_id) where user_id is not null;
create index account_request_created on account_request (created_at);

-- A provider names a person by issuer and subject, and by nothing else.
create table user_identity (
  issuer text check (length(issuer) between 1 and 255),
  subject text check (length(subject) between 1 and 255),
  provider text not null check (provider in ('google', 'facebook')),
  user_id uuid not null references user_account on delete cascade,
  -- As the provider had it, to be shown to its owner. Nobody is looked up by it.
  email text not null default '' check (length(email) <= 254),
  created_at timestamptz not null default banyan_now(),
  last_used_at timestamptz,
  primary key (issuer, subject),
  unique (user_id, provider)
);

-- Somebody has gone to a provider and may come back once, in the same browser.
create table identity_flow (
  state_hash bytea primary key,
  provider text not null check (provider in ('google', 'facebook')),
  visitor_id text not null,
  -- The account that is to be connected; null where somebody logs in.
  user_id uuid references user_account on delete cascade,
  -- The page to go on to; a path of this site.
  next text not null default '' check (length(next) <= 2000),
  expires_at timestamptz not null
);
create index identity_flow_expires on identity_flow (expires_at);
create index identity_flow_user on identity_flow (user_id) where user_id is not null;

-- Passkeys: what a device signs with in place of a password (docs/domain/accounts.md#passkeys).
create table passkey (
  credential_id text primary key check (length(credential_id) <= 1400),
  user_id uuid not null references user_account on delete cascade,
  public_key bytea not null,
  -- Up to 4294967295.
  counter double precision not null default 0,
  transports text[] not null default '{}',
  -- What the browser said of itself when it was added.
  agent text not null default '' check (length(agent) <= 300),
  created_at timestamptz not null default banyan_now(),
  last_used_at timestamptz
);
create index passkey_user on passkey (user_id, created_at);

-- What a device has to sign, once, in the browser that asked for it.
create table passkey_challenge (
  challenge_hash bytea primary key,
  visitor_id text not null,
  -- Whose passkey is to be added; null where somebody logs in.
  user_id uuid references user_account on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);
create index passkey_challenge_user on passkey_challenge (user_id) where user_id is not null;

-- The second factor: codes of an authenticator app. Its secret is derived from the row and not stored; `secret_hash`
-- says by which master key (ADR 054).
create table second_factor (
  user_id uuid primary key references user_account on delete cascade,
  nonce uuid,
  secret_hash bytea,
  created_at timestamptz not null default banyan_now(),
  -- Null until a first code has shown that the app has it; until then nothing asks for it.
  confirmed_at timestamptz,
  -- The half minute of the last code that was taken: none is taken twice.
  last_step bigint not null default 0,
  sealed bytea,
  constraint second_factor_has_secret check (sealed is not null or nonce is not null and secret_hash is not null)
);

create table recovery_code (
  user_id uuid references second_factor on delete cascade,
  code_hash bytea,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- A second factor that its owner has lost: an operator has seen who it is, and a day later it is turned off
-- (docs/domain/accounts.md#lost-second-factor).
create table factor_release (
  user_id uuid primary key references second_factor on delete cascade,
  asked_by uuid not null references user_account,
  due_at timestamptz not null,
  created_at timestamptz not null default banyan_now(),
  check (asked_by <> user_id)
);
create index factor_release_due on factor_release (due_at);

-- Which work of the back office an operator does (docs/reference/back-office.md#areas, ADR 016).
create table operator_area (
  user_id uuid references user_account on delete cascade,
  area text check (area in ('support', 'finance', 'content', 'admin')),
  primary key (user_id, area)
);

-- ==== Pictures ======================================================================================================
-- Pictures, stored once by their content.

-- A picture is stored once, by its content; courses, cities and pages carry what a screen needs to reserve its place.
create table picture (
  -- Goes into /images/<id>/…
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  sha256 bytea not null unique check (octet_length(sha256) = 32),
  width integer not null check (width between 1 and 20000),
  height integer not null check (height between 1 and 20000),
  blur text not null,
  dominant text not null check (dominant ~ '^#[0-9A-Fa-f]{6}$'),
  credit text not null default '',
  owner_id uuid references user_account on delete set null,
  is_demo boolean not null default false,
  created_at timestamptz not null default banyan_now()
);

-- The same bytes are one picture; an upload says who sent it, for what, and whether something shows it.
create table upload (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references user_account on delete cascade,
  picture_id text not null references picture,
  purpose text not null check (purpose in ('review', 'message', 'profile', 'course', 'problem')),
  -- Null: something shows it.
  expires_at timestamptz,
  created_at timestamptz not null default banyan_now(),
  thread_id uuid,
  side text check (side in ('guest', 'host', 'operator')),
  constraint upload_of_side check (thread_id is null = (side is null)),
  constraint upload_of_message check (thread_id is null or purpose = 'message')
);
create index upload_expires on upload (expires_at) where expires_at is not null;
create index upload_picture on upload (picture_id);
create index upload_waiting on upload (owner_id, thread_id) where expires_at is not null;
create index upload_owner on upload (owner_id);

-- ==== Catalogue =====================================================================================================
-- Countries, cities, hosts and their experiences.

create table country (
  code char(2) primary key check (code ~ '^[A-Z]{2}$'),
  name text not null unique,
  currency char(3) not null,
  isd_code text not null,
  position smallint not null,
  -- A country is hidden by an operator, never deleted (docs/reference/back-office.md#countries). One that is hidden has no city
  -- that guests are shown.
  is_shown boolean not null default true
);

create table city (
  id integer generated by default as identity primary key,
  slug text not null unique check (slug ~ '^[a-z][a-z0-9-]*$'),
  name text not null,
  native_name text not null,
  native_lang text not null,
  country_code char(2) not null references country,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  time_zone text not null,
  blurb text not null,
  introduction text not null,
  travel_tips jsonb not null default '[]' check (jsonb_typeof(travel_tips) = 'array'),
  image jsonb not null check (jsonb_typeof(image) = 'object'),
  position smallint not null default 100,
  is_active boolean not null default true,
  is_demo boolean not null default false
);
-- course/city takes a name, too.
create index city_folded_name on city (search_fold(name));
create index city_native_name on city (native_name);

-- A city that gets another slug is found by the ones that it had.
create table city_former_slug (
  slug text primary key,
  city_id integer not null references city on delete cascade,
  since timestamptz not null default banyan_now()
);
create index city_former_slug_city on city_former_slug (city_id);

create table category (
  id integer generated by default as identity primary key,
  slug text not null unique,
  name text not null unique,
  position smallint not null default 100,
  -- Null: the drawing that its slug chooses.
  image jsonb check (jsonb_typeof(image) = 'object')
);

create table host (
  user_id uuid primary key references user_account on delete cascade,
  display_name text not null,
  headline text not null,
  story text not null,
  languages text[] not null check (cardinality(languages) > 0),
  host_since date not null,
  reply_minutes integer check (reply_minutes > 0),
  phone text not null,
  -- The operator's own names for what they import: loading a catalogue again changes rows and doubles none.
  external_key text unique check (external_key ~ '^[a-zA-Z0-9][a-zA-Z0-9._-]{0,79}$'),
  -- Where a host is at home and what they want to show, as they said when they began.
  city_id integer references city,
  offer text not null default '' check (length(offer) <= 1000),
  hidden_at timestamptz,
  -- A host who is one person can have all listings close while guests of another one come: their departures are busy,
  -- like those that a calendar elsewhere blocks.
  one_at_a_time boolean not null default false
);
create index host_begins on host (lower(display_name) text_pattern_ops);

-- Who asked to become a host by a form, until the link that was mailed makes the account
-- (docs/domain/listings.md#becoming-a-host).
create table host_application (
  request_id uuid primary key references account_request on delete cascade,
  display_name text not null check (length(display_name) between 1 and 80),
  phone text not null check (length(phone) between 1 and 30),
  city_id integer not null references city,
  offer text not null check (length(offer) between 1 and 1000),
  languages text[] not null check (cardinality(languages) between 1 and 12),
  message_language text check (message_language in ('en', 'ne', 'hi', 'km', 'vi', 'lo', 'id', 'th', 'fil', 'ms',
    'my'))
);

-- Papers of hosts, sealed, and who has seen them (docs/domain/hosts.md#documents, ADR 054).
create table host_document (
  id uuid primary key,
  host_id uuid not null references host on delete cascade,
  kind text not null check (kind in ('id', 'licence', 'insurance')),
  file_kind text not null check (file_kind in ('pdf', 'picture')),
  byte_size integer not null check (byte_size > 0),
  sealed bytea storage external,
  decision text not null default 'waiting' check (decision in ('waiting', 'verified', 'refused')),
  expires_on date,
  warned_days smallint,
  words text not null default '' check (char_length(words) <= 500),
  sent_by uuid references user_account on delete set null,
  sent_at timestamptz not null default banyan_now(),
  decided_by uuid references user_account on delete set null,
  decided_at timestamptz,
  removed_at timestamptz,
  constraint host_document_removed_is_empty check (removed_at is null = (sealed is not null)),
  check ((decision = 'waiting') = (decided_at is null)),
  constraint host_document_check1 check (decision <> 'refused' or words <> '')
);
create index host_document_host on host_document (host_id);
create index host_document_waiting on host_document (sent_at) where decision = 'waiting' and removed_at is null;
create index host_document_ends on host_document (expires_on)
  where decision = 'verified' and removed_at is null and expires_on is not null;
create index host_document_decided on host_document (decided_at desc, id)
  where decision <> 'waiting' and removed_at is null;

create table host_document_view (
  id bigint generated always as identity primary key,
  document_id uuid not null references host_document on delete cascade,
  viewer_id uuid references user_account on delete set null,
  act text not null check (act in ('opened', 'verified', 'refused')),
  at timestamptz not null default banyan_now()
);
create index host_document_view_document on host_document_view (document_id, at desc);

create table team_member (
  user_id uuid references user_account on delete cascade,
  host_id uuid references host on delete cascade,
  created_at timestamptz not null default banyan_now(),
  role text not null check (role in ('manager', 'coordinator', 'guide')),
  primary key (user_id, host_id)
);
create index team_member_host on team_member (host_id);

-- Invitations to a team, one open at a time for a team and an address (docs/domain/hosts.md#invitations, ADR 081).
create table team_invitation (
  id uuid primary key default gen_random_uuid(),
  host_id uuid references host on delete cascade,
  email citext not null check (length(email) between 3 and 254),
  role text check (role in ('manager', 'coordinator', 'guide')),
  token_hash bytea not null unique,
  locale text not null default 'en_US',
  invited_by uuid references user_account on delete set null,
  created_at timestamptz not null default banyan_now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references user_account on delete set null,
  revoked_at timestamptz,
  areas text[],
  check (accepted_at is null or revoked_at is null),
  -- To the staff with areas, or to the team of a host with a role.
  constraint team_invitation_areas_check check (case when host_id is null
    then role is null and cardinality(areas) > 0 and areas <@ array['support', 'finance', 'content', 'admin']
    else role is not null and areas is null end)
);
create unique index team_invitation_open on team_invitation (host_id, email)
  where accepted_at is null and revoked_at is null;
create index team_invitation_email on team_invitation (email);
create index team_invitation_staff on team_invitation (created_at) where host_id is null;

create table course (
  id integer generated by default as identity primary key,
  city_id integer not null references city,
  category_id integer not null references category,
  host_id uuid not null references host,
  slug text not null,
  title text not null check (length(title) between 10 and 120),
  summary text not null check (length(summary) <= 300),
  description text not null,
  steps jsonb not null default '[]' check (jsonb_typeof(steps) = 'array'),
  included text[] not null default '{}',
  excluded text[] not null default '{}',
  bring text[] not null default '{}',
  requirements text[] not null default '{}',
  accessibility text[] not null default '{}',
  languages text[] not null check (cardinality(languages) > 0),
  minimum_age smallint check (minimum_age between 0 and 99),
  duration_minutes integer not null check (duration_minutes between 30 and 1440),
  price_cents integer not null check (price_cents > 0),
  min_pax smallint not null default 1 check (min_pax >= 1),
  max_pax smallint not null check (max_pax between 1 and 1000),
  surcharge_cents integer check (surcharge_cents >= 0),
  deposit_rate numeric(5,4) not null default 0.2 check (deposit_rate > 0 and deposit_rate <= 1),
  group_tiers jsonb not null default '[]' check (jsonb_typeof(group_tiers) = 'array'),
  confirmation text not null default 'instant' check (confirmation in ('instant', 'on_request')),
  policy text not null default 'flexible' check (policy in ('flexible', 'moderate', 'strict', 'final')),
  transport text not null default 'none' check (transport in ('none', 'free', 'addon')),
  attributes text[] not null default '{}'
    check (attributes <@ array['solo', 'family', 'couples', 'child-friendly', 'big-groups']),
  access_features text[] not null default '{}' check (access_features <@ array['step-free', 'hearing', 'sight']),
  diets text[] not null default '{}' check (diets <@ array['vegetarian', 'vegan', 'halal', 'gluten-free']),
  is_private boolean not null default false,
  ba_host boolean not null default false,
  cutoff_first_minutes integer not null default 720 check (cutoff_first_minutes >= 0),
  cutoff_later_minutes integer not null default 120 check (cutoff_later_minutes >= 0),
  horizon_days smallint not null default 180 check (horizon_days between 1 and 730),
  meeting_text text not null,
  meeting_latitude double precision not null check (meeting_latitude between -90 and 90),
  meeting_longitude double precision not null check (meeting_longitude between -180 and 180),
  pickup jsonb check (jsonb_typeof(pickup) = 'object'),
  -- The pictures as the API answers them: [{id, alt, blur, dominant}], hero first.
  images jsonb not null check (jsonb_typeof(images) = 'array' and jsonb_array_length(images) > 0),
  status text not null default 'draft'
    check (status in ('draft', 'in_review', 'published', 'paused', 'suspended', 'taken_down', 'archived')),
  rank integer not null default 0,
  popularity integer not null default 0,
  review_total integer not null default 0 check (review_total >= 0),
  review_sum integer not null default 0,
  is_demo boolean not null default false,
  published_at timestamptz,
  created_at timestamptz not null default banyan_now(),
  external_key text check (external_key ~ '^[a-zA-Z0-9][a-zA-Z0-9._-]{0,79}$'),
  -- What search engines are told: when the words, pictures or prices of a course last changed. Ranks, figures and the
  -- number of reviews change daily and are no reason to come again.
  updated_at timestamptz not null default banyan_now(),
  activity text not null default '' check (activity = '' or char_length(activity) between 2 and 40),
  stopped_from text check (stopped_from in ('published', 'paused')),
  stopped_with_host boolean not null default false,
  check (review_sum between review_total and 5 * review_total),
  constraint course_check1 check (min_pax <= max_pax),
  constraint course_check2 check (cutoff_later_minutes <= cutoff_first_minutes),
  constraint course_stopped check (status in ('suspended', 'taken_down') = (stopped_from is not null)),
  constraint course_stopped_with_host check (not stopped_with_host or stopped_from is not null)
);
create index course_city_rank on course (city_id, rank desc, id) where status = 'published';
create index course_host on course (host_id);
create index course_category on course (category_id);
create unique index course_external_key on course (external_key) where external_key is not null;
create index course_made on course (created_at desc, id desc);
create index course_status_made on course (status, created_at desc, id desc);
create index course_city_made on course (city_id, created_at desc, id desc);
create index course_title_words on course using gin (to_tsvector('simple', title));

create table addon (
  id integer generated by default as identity primary key,
  course_id integer not null references course on delete cascade,
  kind text not null check (kind in ('translator', 'vehicle', 'other')),
  title text not null,
  description text not null,
  unit_price_cents integer not null check (unit_price_cents >= 0),
  persons_per_unit smallint not null check (persons_per_unit >= 1),
  is_preselected boolean not null default false,
  external_key text check (external_key ~ '^[a-zA-Z0-9][a-zA-Z0-9._-]{0,79}$')
);
create index addon_course on addon (course_id);
create unique index addon_external_key on addon (course_id, external_key) where external_key is not null;

-- A draft may be incomplete, which no course can be. From publishing on the course is the listing, and the draft
-- keeps what belongs to its editor: a version against two tabs, the words of the review, the price that was last
-- reviewed.
create table listing_draft (
  id uuid primary key default gen_random_uuid(),
  host_id uuid not null references host on delete cascade,
  course_id integer unique references course on delete cascade,
  content jsonb not null default '{}' check (jsonb_typeof(content) = 'object' and length(content::text) <= 200000),
  version integer not null default 1 check (version >= 1),
  state text not null default 'draft' check (state in ('draft', 'in_review', 'sent_back', 'rejected', 'published')),
  words text not null default '' check (length(words) <= 2000),
  reviewed_price_cents integer check (reviewed_price_cents >= 0),
  created_at timestamptz not null default banyan_now(),
  updated_at timestamptz not null default banyan_now(),
  submitted_at timestamptz,
  check ((state = 'published') = (course_id is not null)),
  constraint listing_draft_check1 check (state <> 'in_review' or submitted_at is not null)
);
create index listing_draft_host on listing_draft (host_id);
create index listing_draft_review on listing_draft (submitted_at) where state = 'in_review';
create index listing_draft_made on listing_draft (created_at desc, id desc) where course_id is null;
create index listing_draft_title_words
  on listing_draft using gin (to_tsvector('simple', coalesce(content -> 'kind' ->> 'title', '')))
  where course_id is null;
create index listing_draft_state_made on listing_draft (state, created_at desc, id desc) where course_id is null;
create index listing_draft_city_made
  on listing_draft (((content -> 'place' ->> 'city_id')::integer), created_at desc, id desc) where course_id is null;

-- Who did what with a listing, and for whom. A change of one that guests can book stands here with what was before
-- and after; `review` says where it is: live and not looked at yet (null), waiting, or decided.
create table listing_history (
  id bigint generated by default as identity primary key,
  draft_id uuid not null references listing_draft on delete cascade,
  at timestamptz not null default banyan_now(),
  actor_id uuid references user_account,
  on_behalf_of uuid references user_account,
  act text not null check (act in ('start', 'save', 'submit', 'take_back', 'approve', 'send_back', 'reject', 'pause',
    'resume', 'archive', 'change', 'withdraw', 'suspend', 'take_down', 'put_back')),
  part text check (part in ('kind', 'story', 'place', 'duration', 'price', 'party', 'days', 'photos', 'details',
    'languages', 'terms', 'extras')),
  before jsonb,
  after jsonb,
  review text check (review in ('waiting', 'approved', 'refused', 'replaced', 'seen', 'withdrawn')),
  words text not null default '' check (length(words) <= 2000),
  decided_at timestamptz,
  decided_by uuid references user_account,
  check ((act = 'change') = (part is not null and after is not null)),
  constraint listing_history_check1 check (review is null or act = 'change'),
  constraint listing_history_check2 check (decided_by is null = (decided_at is null))
);
create index listing_history_draft on listing_history (draft_id, id);
create unique index listing_history_waiting on listing_history (draft_id, part) where review = 'waiting';
create index listing_history_unseen on listing_history (at) where act = 'change' and review is null;
-- What is old enough to go is found by its time.
create index listing_history_at on listing_history (at);

-- Nothing says who: a number for a listing and a day of its city.
create table course_view (
  course_id integer references course on delete cascade,
  day date,
  views integer not null check (views > 0),
  primary key (course_id, day)
);
create index course_view_day on course_view (day);

-- Of each city the last period that is over; null where too few hosts count, or one has too large a part.
create table city_median (
  city_id integer references city on delete cascade,
  weeks smallint check (weeks > 0),
  until date not null check (extract(isodow from until) = 1),
  earned_cents bigint,
  seats integer,
  booked_rate double precision,
  primary key (city_id, weeks)
);

-- ==== Availability ==================================================================================================
-- When an experience takes place, and how many seats a departure has.

-- Weekday 1 is Monday. Wall time in the city's zone; never a bare offset (ADR 017).
create table availability_rule (
  id integer generated by default as identity primary key,
  course_id integer not null references course on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  start_time time not null,
  capacity integer not null check (capacity between 1 and 100000),
  min_pax smallint check (min_pax >= 1),
  unique (course_id, weekday, start_time)
);

create table availability_exception (
  id integer generated by default as identity primary key,
  course_id integer not null references course on delete cascade,
  local_date date not null,
  start_time time,
  kind text not null check (kind in ('closed', 'extra', 'capacity')),
  capacity integer check (capacity between 0 and 100000),
  min_pax smallint check (min_pax >= 1),
  reason text not null default '',
  -- What a single departure's exception said before it was closed, so that opening it again brings that back.
  reopens_as text check (reopens_as in ('extra', 'capacity')),
  unique nulls not distinct (course_id, local_date, start_time),
  check (kind = 'closed' or start_time is not null and capacity is not null),
  constraint availability_exception_reopens
    check (reopens_as is null or kind = 'closed' and start_time is not null and capacity is not null)
);

-- The staff close days of a whole city: a festival, a flood. What is closed stands among the departures that a
-- calendar elsewhere takes away, because whoever asks when a listing can be booked asks those
-- (docs/domain/calendar.md#closed-days-of-a-city).
create table city_closure (
  id integer generated by default as identity primary key,
  city_id integer not null references city,
  first_day date not null,
  last_day date not null,
  reason text not null check (length(reason) between 10 and 500),
  made_by uuid not null references user_account,
  made_at timestamptz not null default banyan_now(),
  ended_by uuid references user_account,
  ended_at timestamptz,
  check (last_day between first_day and first_day + 92),
  constraint city_closure_check1 check (ended_by is null = (ended_at is null))
);
create index city_closure_open on city_closure (city_id, last_day) where ended_at is null;

-- A departure is (course, local date, local time), made on first use. `taken` counts sold and requested seats and
-- holds that nobody has freed yet; who reads subtracts lapsed holds, who claims frees them under this row's lock.
create table departure (
  id bigint generated by default as identity primary key,
  course_id integer not null references course,
  local_date date not null,
  start_time time not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  capacity integer not null check (capacity >= 0),
  taken integer not null default 0,
  created_at timestamptz not null default banyan_now(),
  settled_at timestamptz,
  looked_at timestamptz,
  -- A host who runs late has said by how many minutes (docs/domain/bookings.md#running-late).
  late_minutes smallint not null default 0 check (late_minutes between 0 and 180),
  unique (course_id, local_date, start_time),
  constraint departure_never_oversold check (taken between 0 and capacity),
  check (ends_at > starts_at)
);
create index departure_start on departure (starts_at);
create index departure_unsettled on departure (coalesce(looked_at, ends_at)) where settled_at is null;
create index departure_course_start on departure (course_id, starts_at);

-- Departures that a host has ended together, such as all of a day when it rains: each is worked off by itself, and
-- whatever a crash leaves is gone on with (docs/domain/bookings.md#cancelling-a-whole-day).
create table departure_ending (
  id bigint generated by default as identity primary key,
  host_id uuid not null references host,
  course_id integer not null references course,
  local_date date not null,
  start_time time not null,
  cause text not null check (cause in ('host', 'unsafe_weather', 'called_off', 'called_off_refund')),
  reason text not null default '',
  role text not null,
  actor_id uuid,
  on_behalf_of uuid,
  by_link boolean not null default false,
  outcome text check (outcome in ('cancelled', 'over', 'gone')),
  bookings integer not null default 0,
  created_at timestamptz not null default banyan_now(),
  done_at timestamptz,
  check (outcome is null = (done_at is null))
);
create unique index departure_ending_open on departure_ending (course_id, local_date, start_time)
  where done_at is null;
create index departure_ending_day on departure_ending (host_id, local_date);

create table departure_guide (
  departure_id bigint references departure on delete cascade,
  user_id uuid references user_account on delete cascade,
  created_at timestamptz not null default banyan_now(),
  primary key (departure_id, user_id)
);
create index departure_guide_user on departure_guide (user_id);

create table feed (
  id uuid primary key,
  host_id uuid not null references host on delete cascade,
  course_id integer references course on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  address bytea not null,
  address_hash bytea not null,
  shown text not null,
  etag text,
  modified text,
  zones text[] not null default '{}',
  added_at timestamptz not null default banyan_now(),
  read_at timestamptz,
  expanded_at timestamptz,
  next_at timestamptz not null default banyan_now(),
  failures integer not null default 0 check (failures >= 0),
  fault text,
  skipped integer not null default 0 check (skipped >= 0),
  is_cut boolean not null default false,
  is_stopped boolean not null default false,
  told_at timestamptz,
  unread jsonb not null default '[]',
  is_unread_told boolean not null default false,
  emptied_at timestamptz,
  conflicts_told bigint[] not null default '{}',
  unique nulls not distinct (host_id, course_id, address_hash)
);
create index feed_next on feed (next_at);
create index feed_unread on feed (coalesce(read_at, added_at)) where told_at is null or not is_stopped;

create table feed_busy (
  feed_id uuid references feed on delete cascade,
  time_zone text,
  starts_at timestamptz,
  ends_at timestamptz not null,
  primary key (feed_id, time_zone, starts_at),
  check (ends_at > starts_at)
);

-- What follows from them, for whoever asks when a listing can be booked.
create table feed_block (
  course_id integer references course on delete cascade,
  local_date date,
  start_time time,
  primary key (course_id, local_date, start_time)
);

create table feed_stop (
  course_id integer primary key references course on delete cascade
);

-- Calendars elsewhere: addresses by which others read a host's calendar, and calendars that are read for it
-- (docs/domain/calendar.md#departures).
create table calendar_address (
  id uuid primary key default gen_random_uuid(),
  host_id uuid not null references host on delete cascade,
  course_id integer references course on delete cascade,
  secret_hash bytea not null unique,
  created_at timestamptz not null default banyan_now(),
  read_at timestamptz,
  unique nulls not distinct (host_id, course_id)
);

-- ==== Codes =========================================================================================================
-- Discount codes.

-- Codes that operators make (docs/reference/back-office.md#discount-codes).
create table coupon_batch (
  id uuid primary key,
  name text not null unique check (length(name) between 1 and 80),
  made_by uuid,
  created_at timestamptz not null default banyan_now()
);

create table coupon (
  id uuid primary key default gen_random_uuid(),
  code citext not null unique check (code ~ '^[A-Za-z0-9-]{4,40}$'),
  kind text not null check (kind in ('fixed', 'percent')),
  amount_cents integer check (amount_cents > 0),
  percent numeric(5,2) check (percent > 0 and percent <= 100),
  valid_from timestamptz,
  valid_until timestamptz,
  minimum_spend_cents integer not null default 0 check (minimum_spend_cents >= 0),
  max_uses integer check (max_uses > 0),
  max_uses_per_user integer not null default 1 check (max_uses_per_user > 0),
  used integer not null default 0,
  is_first_booking_only boolean not null default false,
  city_ids integer[] not null default '{}',
  course_ids integer[] not null default '{}',
  owner_id uuid references user_account,
  created_at timestamptz not null default banyan_now(),
  made_by uuid,
  batch_id uuid references coupon_batch,
  version integer not null default 1 check (version > 0),
  -- A large discount code counts once a second operator has confirmed it; until then it says who made or changed it
  -- last (docs/reference/back-office.md#approval-by-a-second-operator).
  asked_by uuid references user_account,
  constraint coupon_never_overused check (used >= 0 and (max_uses is null or used <= max_uses)),
  check ((kind = 'fixed') = (amount_cents is not null) and (kind = 'percent') = (percent is not null))
);
-- What a dashboard reads of an account: its own codes.
create index coupon_owner on coupon (owner_id) where owner_id is not null;
create index coupon_made on coupon (created_at desc, id desc);
create index coupon_end on coupon (coalesce(valid_until, '9999-12-31 00:00:00+00'), id);
create index coupon_office_made on coupon (created_at desc, id desc) where made_by is not null;
create index coupon_office_end on coupon (coalesce(valid_until, '9999-12-31 00:00:00+00'), id)
  where made_by is not null;
create index coupon_used_up on coupon (created_at desc, id desc) where used >= max_uses;
create index coupon_dated on coupon (created_at desc, id desc) where valid_from is not null;
create index coupon_batch_made on coupon (batch_id, created_at desc, id desc) where batch_id is not null;
create index coupon_begins on coupon (lower(code) text_pattern_ops);
create index coupon_waiting on coupon (created_at desc, id desc) where asked_by is not null;

-- ==== Inquiries and offers ==========================================================================================
-- Questions before a booking, and what hosts offer in reply.

create table inquiry (
  id uuid primary key default gen_random_uuid(),
  course_id integer not null references course,
  -- Null until a visitor has opened it from the mail; then the account of that address.
  user_id uuid references user_account,
  -- The browser that asked, and the hash of the secret in the guest's mails.
  visitor_id text not null,
  token_hash bytea not null unique,
  email citext not null,
  first_name text not null,
  last_name text not null,
  isd_code text not null default '',
  phone text not null default '',
  local_date date not null,
  start_time time,
  pax smallint not null check (pax >= 1),
  addons jsonb not null default '[]',
  message text not null check (length(message) between 10 and 1000),
  status text not null default 'unverified'
    check (status in ('unverified', 'open', 'answered', 'offered', 'declined', 'expired', 'booked')),
  answer text not null default '',
  answered_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default banyan_now(),
  locale text not null default 'en_US'
);
create index inquiry_course on inquiry (course_id, created_at desc);
create index inquiry_guest on inquiry (email, course_id)
  where status in ('unverified', 'open', 'answered', 'offered');
create index inquiry_user on inquiry (user_id, created_at desc);
create index inquiry_waiting on inquiry (expires_at) where status in ('unverified', 'open', 'offered');
create index inquiry_course_open on inquiry (course_id, expires_at) where status = 'open';

-- `price_cents` is for one guest and replaces price, surcharge and group tiers. With date and time the offer keeps
-- its seats by a held booking of its own; without them it only protects a price (after a host's cancel).
create table offer (
  id uuid primary key default gen_random_uuid(),
  -- The hash of the token with which checkout takes it.
  token_hash bytea not null unique,
  inquiry_id uuid references inquiry,
  replaces_booking_id uuid,
  course_id integer not null references course,
  local_date date,
  start_time time,
  pax smallint not null check (pax >= 1),
  price_cents integer not null check (price_cents >= 0),
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  booked_at timestamptz,
  created_at timestamptz not null default banyan_now(),
  check (local_date is null = (start_time is null)),
  constraint offer_check1 check (inquiry_id is null <> (replaces_booking_id is null))
);
create unique index offer_of_inquiry on offer (inquiry_id) where withdrawn_at is null;
create unique index offer_protected on offer (replaces_booking_id, course_id);
create index offer_inquiry on offer (inquiry_id) where inquiry_id is not null;

-- How long a guest waited for each answer of a host (docs/domain/messages.md#reply-time).
create table host_reply (
  message_id uuid primary key,
  host_id uuid not null references host on delete cascade,
  replied_at timestamptz not null,
  seconds integer not null check (seconds >= 0),
  -- Whether the figure of the host knows it.
  is_counted boolean not null default false
);
create index host_reply_host on host_reply (host_id, replied_at);
create index host_reply_age on host_reply (replied_at);
create index host_reply_new on host_reply (host_id) where not is_counted;

-- ==== Bookings ======================================================================================================
-- Bookings, who comes along, and what happens to them.

create table booking (
  id uuid primary key default gen_random_uuid(),
  ref char(8) not null unique check (ref ~ '^[A-Z]{8}$'),
  -- The hash of the secret that opens the booking's own page without a login: at least 128 random bits.
  access_hash bytea not null,
  -- The hash of the booking_token that payment calls bring.
  token_hash bytea not null unique,
  departure_id bigint not null references departure,
  course_id integer not null references course,
  user_id uuid not null references user_account,
  visitor_id text not null,
  pax smallint not null check (pax >= 1),
  status text not null default 'held'
    check (status in ('held', 'requested', 'confirmed', 'checked_in', 'completed', 'no_show', 'declined', 'cancelled',
    'expired')),
  payment text not null default 'none'
    check (payment in ('none', 'requires_action', 'checking', 'paid', 'partly_refunded', 'refunded', 'failed',
    'disputed')),
  refund text not null default 'none' check (refund in ('none', 'quoted', 'pending', 'done', 'failed')),
  cash text not null default 'none'
    check (cash in ('none', 'due', 'host_says_paid', 'both_say_paid', 'disputed', 'waived')),
  hold_until timestamptz,
  is_hold_extended boolean not null default false,
  -- The price as quoted: lines, deposit, fee, discount, rate. Never recomputed.
  quote jsonb not null,
  policy jsonb not null,
  addons jsonb not null default '[]',
  coupon_id uuid references coupon,
  first_name text not null,
  last_name text not null,
  email citext not null,
  isd_code text not null default '',
  phone text not null default '',
  message text not null default '',
  pickup_address text not null default '',
  pickup_latitude double precision,
  pickup_longitude double precision,
  idempotency_key text,
  is_demo boolean not null default false,
  created_at timestamptz not null default banyan_now(),
  confirmed_at timestamptz,
  closed_at timestamptz,
  -- Why an expired hold must not come back when its money arrives late: the same visitor has a newer one.
  is_replaced boolean not null default false,
  request_until timestamptz,
  checked_in_at timestamptz,
  no_show_at timestamptz,
  cancelled_by text check (cancelled_by in ('guest', 'host', 'manager', 'coordinator', 'operator', 'system')),
  cancel_cause text check (cancel_cause in ('guest', 'host', 'host_late', 'unsafe_weather', 'request_declined',
    'request_expired', 'called_off', 'called_off_refund')),
  cancel_reason text not null default '',
  refund_percent smallint check (refund_percent between 0 and 100),
  version integer not null default 1,
  -- A hold that keeps an offer's seats, and the booking that was made from it.
  offer_id uuid references offer,
  -- `joined`: made by who was signed in, or accepted by the owner. `offered`: made with the account's address by
  -- anybody.
  in_account text not null default 'offered' check (in_account in ('offered', 'joined', 'refused')),
  -- The account that claimed, where somebody was signed in (whoever types a stranger's address holds nothing for that
  -- stranger), and the network it was claimed from, kept only while the hold waits for its money. Null where the
  -- bounds of visitors do not count: distributors, offers, nothing to pay.
  held_by uuid references user_account,
  held_from text,
  -- The language in which the booking was made: its mails are written in it (ADR 053).
  locale text not null default 'en_US',
  total_cents integer generated always as ((quote ->> 'total_price_cents')::integer) stored not null
    check (total_cents >= 0),
  due_cents integer generated always as ((quote ->> 'booking_deposit_due_cents')::integer) stored not null
    check (due_cents >= 0),
  deposit_cents integer generated always as ((quote ->> 'deposit_cents')::integer) stored not null
    check (deposit_cents >= 0),
  service_fee_cents integer generated always as ((quote ->> 'service_fee_cents')::integer) stored not null
    check (service_fee_cents >= 0),
  discount_cents integer generated always as ((quote ->> 'coupon_discount_cents')::integer) stored not null
    check (discount_cents >= 0),
  balance_cents integer generated always as ((quote ->> 'balance_due_to_host_cents')::integer) stored not null
    check (balance_cents >= 0),
  balance_local_minor bigint generated always as ((quote ->> 'balance_due_local_minor')::bigint) stored,
  local_currency char(3) generated always as ((quote ->> 'local_currency')::char(3)) stored not null,
  -- Once decided by an operator, or by the clock 72 hours after the end, nothing more is said.
  cash_settled_at timestamptz,
  check ((status = 'held') <= (hold_until is not null)),
  constraint booking_request_until check ((status = 'requested') <= (request_until is not null)),
  constraint booking_online_parts check (deposit_cents + service_fee_cents = due_cents + discount_cents),
  constraint booking_total_parts check (due_cents + discount_cents + balance_cents = total_cents),
  constraint booking_quote_currency check (quote ->> 'currency' ~ '^[A-Z]{3}$')
);
-- One index for all readers of a departure: with the status in it the planner never walks what is already sold.
create index booking_departure on booking (departure_id, status, hold_until);
create index booking_lapsed_holds on booking (hold_until) where status = 'held';
create index booking_user on booking (user_id, created_at desc);
create index booking_coupon on booking (coupon_id) where coupon_id is not null;
create index booking_request_waiting on booking (request_until) where status = 'requested';
create index booking_course on booking (course_id, created_at desc);
create index booking_offer on booking (offer_id) where offer_id is not null;
-- What is deleted when it has grown old is found without reading what stays.
create index booking_unpaid_age on booking (created_at) where status in ('held', 'expired');
create unique index booking_one_hold_per_visitor on booking (visitor_id, departure_id)
  where status = 'held' and (held_from is not null or idempotency_key is null);
create index booking_held_by on booking (held_by) where status = 'held' and held_by is not null;
create index booking_held_from on booking (held_from, departure_id) where status = 'held' and held_from is not null;
-- While many guess at codes, a browser that has booked before may still use one.
create index booking_confirmed_visitor on booking (visitor_id) where confirmed_at is not null;
-- Every word of both sides is read with the dispute.
create index booking_cash_disputed on booking (departure_id) where cash = 'disputed';
create index booking_cash_open on booking (departure_id)
  where cash in ('due', 'host_says_paid', 'both_say_paid', 'waived') and cash_settled_at is null
  and status in ('completed', 'no_show');
create index booking_completed on booking (course_id, closed_at) where status = 'completed';
-- What the back office looks for among all bookings (docs/reference/back-office.md#bookings).
create index booking_made on booking (created_at desc, id desc);
create index booking_status_made on booking (status, created_at desc, id desc);
create index booking_trouble on booking (created_at desc, id desc)
  where payment in ('checking', 'disputed') or refund = 'failed' or cash = 'disputed';
create index booking_email on booking (lower(email) text_pattern_ops);
create index booking_first_name on booking (lower(first_name) text_pattern_ops);
create index booking_last_name on booking (lower(last_name) text_pattern_ops);
create index booking_phone on booking (phone) where phone <> '';
create index booking_course_status on booking (course_id, status) where status not in ('held', 'expired');
create index booking_coded_visitor on booking (visitor_id) where coupon_id is not null;
create index booking_made_visitor on booking (visitor_id) where status not in ('held', 'expired');

create table booking_history (
  id bigint generated by default as identity primary key,
  booking_id uuid not null references booking on delete cascade,
  at timestamptz not null default banyan_now(),
  actor text not null,
  actor_id uuid,
  on_behalf_of uuid,
  from_status text,
  to_status text not null,
  reason text not null default '',
  -- Why a status has changed is stored as a key with its figures, so that it can be read in any language.
  figures jsonb not null default '{}',
  -- Done by a link of a message, where nobody was signed in.
  by_link boolean not null default false
);
create index booking_history_booking on booking_history (booking_id, id);

create table coupon_use (
  booking_id uuid primary key references booking on delete cascade,
  coupon_id uuid not null references coupon,
  user_id uuid not null references user_account,
  use_no integer not null check (use_no > 0),
  state text not null default 'reserved' check (state in ('reserved', 'redeemed', 'released')),
  created_at timestamptz not null default banyan_now()
);
create unique index coupon_use_once on coupon_use (coupon_id, use_no) where state <> 'released';
create index coupon_use_user on coupon_use (coupon_id, user_id) where state <> 'released';
-- A code that everybody uses has a long past: the next number and what is reserved are found without reading it.
create index coupon_use_number on coupon_use (coupon_id, use_no);
create index coupon_use_reserved on coupon_use (coupon_id) where state = 'reserved';
create index coupon_use_made on coupon_use (coupon_id, created_at desc, booking_id desc);

-- The browsers that open a booking's page, by the hash of the secret in their visitor cookie.
create table visitor_booking (
  booking_id uuid references booking on delete cascade,
  visitor_id text check (visitor_id <> ''),
  expires_at timestamptz not null,
  primary key (booking_id, visitor_id)
);
create index visitor_booking_visitor on visitor_booking (visitor_id);
create index visitor_booking_expires on visitor_booking (expires_at);

-- The password typed at a checkout, until its link is opened in the browser that typed it, or the address is
-- verified.
create table pending_password (
  booking_id uuid primary key references booking on delete cascade,
  user_id uuid not null references user_account on delete cascade,
  visitor_id text not null check (visitor_id <> ''),
  password_hash text not null,
  created_at timestamptz not null default banyan_now()
);
create index pending_password_user on pending_password (user_id);

create table companion (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking,
  email citext not null,
  first_name text not null,
  last_name text not null,
  sends smallint not null default 1 check (sends between 1 and 4),
  sent_at timestamptz not null default banyan_now(),
  created_at timestamptz not null default banyan_now(),
  unique (booking_id, email)
);

create table time_offer (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking on delete cascade,
  departure_id bigint not null references departure,
  -- The row that keeps its seats; it ends with the offer.
  hold_id uuid references booking on delete set null,
  expires_at timestamptz not null,
  created_at timestamptz not null default banyan_now(),
  -- Ended otherwise: by a newer one, or with the request.
  outcome text check (outcome in ('taken', 'refused', 'ended')),
  closed_at timestamptz,
  constraint time_offer_is_closed check (closed_at is null = (outcome is null))
);
create unique index time_offer_open on time_offer (booking_id) where closed_at is null;
create index time_offer_booking on time_offer (booking_id);
create index time_offer_departure on time_offer (departure_id);
create index time_offer_hold on time_offer (hold_id) where hold_id is not null;

-- A gift that a friend took: one for each browser, whoever invited.
create table invitation (
  id uuid primary key default gen_random_uuid(),
  inviter_id uuid not null references user_account on delete cascade,
  -- Where the link stood: a campaign or a listing, as the link says.
  campaign text not null default '' check (length(campaign) <= 80),
  visitor_id text not null unique,
  coupon_id uuid not null unique references coupon,
  state text not null default 'taken' check (state in ('taken', 'earned', 'nothing')),
  reason text check (reason in ('same-person', 'same-device', 'same-card', 'limit')),
  booking_id uuid unique references booking on delete set null,
  -- The code of who invited.
  thanks_id uuid unique references coupon,
  created_at timestamptz not null default banyan_now(),
  decided_at timestamptz,
  check ((state = 'nothing') = (reason is not null)),
  constraint invitation_check1 check ((state = 'earned') = (thanks_id is not null))
);
create index invitation_inviter on invitation (inviter_id, created_at desc);
create index invitation_open on invitation (coupon_id) where state = 'taken';

-- The link of an account. It names who invites, and opens nothing.
create table invite_link (
  user_id uuid primary key references user_account on delete cascade,
  hash text not null unique check (hash ~ '^[a-z]{12}$'),
  created_at timestamptz not null default banyan_now()
);

create table check_device (
  id uuid primary key,
  user_id uuid not null references user_account on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  created_at timestamptz not null default banyan_now(),
  seen_at timestamptz not null default banyan_now(),
  -- Cut off: at its next contact it erases everything that it holds.
  revoked_at timestamptz,
  revoked_by uuid references user_account,
  -- When it was told so.
  erased_at timestamptz,
  -- No phone of its own: the acts of one reader of links, kept with those of phones. It is in no list and counts as
  -- none.
  is_link boolean not null default false
);
create index check_device_user on check_device (user_id);

create table check_event (
  -- Made by the phone, so that a repeated act is known again.
  id uuid primary key,
  device_id uuid not null references check_device on delete cascade,
  booking_id uuid not null references booking on delete cascade,
  kind text not null check (kind in ('let_in', 'cash', 'no_show', 'undo')),
  heads smallint not null check (heads between 0 and 1000),
  -- The mark of a companion's code.
  part text not null default '' check (part ~ '^([0-9a-f]{8})?$'),
  undoes uuid,
  seq integer not null,
  -- What the phone's clock said, and the same moment by ours.
  phone_at timestamptz not null,
  at timestamptz not null,
  received_at timestamptz not null default banyan_now()
);
create index check_event_booking on check_event (booking_id);
create index check_event_device on check_event (device_id);

create table pickup_stop (
  departure_id bigint references departure on delete cascade,
  booking_id uuid references booking on delete cascade,
  position smallint not null check (position between 1 and 1000),
  primary key (departure_id, booking_id)
);
create index pickup_stop_booking on pickup_stop (booking_id);

-- ==== Money =========================================================================================================
-- Payments, refunds, the ledger, payouts.

create table exchange_rate (
  code char(3) primary key,
  rate numeric not null check (rate > 0),
  fetched_at timestamptz not null,
  source text not null default 'shipped',
  -- An exchange rate that an operator has set holds against the source until then
  -- (docs/domain/pricing.md#exchange-rates).
  held_until timestamptz
);

-- What each rate has been.
create table exchange_rate_change (
  id bigint generated always as identity primary key,
  code char(3) not null,
  rate numeric not null check (rate > 0),
  source text not null,
  -- Since when the rate is good; `at` is when it was stored.
  good_at timestamptz not null,
  at timestamptz not null default banyan_now()
);
create index exchange_rate_change_code on exchange_rate_change (code, id desc);
create index exchange_rate_change_at on exchange_rate_change (at);

-- Service fees other than the usual one, of a city, of a category, or of a category in a city
-- (docs/domain/pricing.md#service-fee), and all that they have been.
create table service_fee (
  id integer generated always as identity primary key,
  city_id integer references city on delete cascade,
  category_id integer references category on delete cascade,
  rate numeric(5,4) not null check (rate between 0 and 0.5),
  -- Counts the changes, so that of two who change it at once the second is told.
  version integer not null default 1 check (version > 0),
  changed_at timestamptz not null default banyan_now(),
  changed_by uuid,
  constraint service_fee_once unique nulls not distinct (city_id, category_id),
  constraint service_fee_has_place check (num_nonnulls(city_id, category_id) > 0)
);
create index service_fee_category on service_fee (category_id);

create table service_fee_change (
  id bigint generated always as identity primary key,
  city_id integer,
  category_id integer,
  -- Null where there was none, or is none any more.
  from_rate numeric(5,4),
  to_rate numeric(5,4),
  at timestamptz not null default banyan_now()
);

create table payment (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking,
  provider text not null check (provider in ('stripe', 'paypal')),
  method text not null check (method in ('card', 'alipay', 'paypal')),
  amount_minor integer not null check (amount_minor > 0),
  currency char(3) not null,
  provider_ref text unique,
  status text not null default 'new'
    check (status in ('new', 'open', 'action', 'unknown', 'succeeded', 'cancelled', 'failed')),
  created_at timestamptz not null default banyan_now(),
  changed_at timestamptz not null default banyan_now(),
  due_cents integer not null,
  fx_rate numeric check (fx_rate > 0),
  fx_rate_at timestamptz,
  token_hash bytea unique,
  capture_ref text unique,
  -- What has no receipt yet is found by these, however many have one.
  has_receipt boolean not null default false,
  seat_wait_until timestamptz,
  constraint payment_unchanged check (fx_rate is not null or amount_minor = due_cents),
  constraint payment_rate check (fx_rate is null = (fx_rate_at is null)),
  constraint payment_due check (due_cents > 0),
  constraint payment_seat_wait_check check (seat_wait_until is null or status = 'succeeded')
);
-- One live payment for each booking: a second tab gets the first one's answer (ADR 011).
create unique index payment_one_live on payment (booking_id) where status in ('new', 'open', 'action', 'unknown');
create index payment_booking on payment (booking_id);
create index payment_unsettled on payment (changed_at) where status in ('new', 'open', 'action', 'unknown');
-- Ended holds whose provider payment is still open are looked for by the sweeper.
create index payment_live_booking on payment (booking_id, status)
  where status in ('new', 'open', 'action', 'unknown');
create index payment_without_receipt on payment (changed_at) where status = 'succeeded' and not has_receipt;
-- One payment of a booking waits at most.
create unique index payment_seat_wait on payment (booking_id) where seat_wait_until is not null;

create table payment_attempt (
  id bigint generated by default as identity primary key,
  payment_id uuid not null references payment on delete cascade,
  n smallint not null check (n > 0),
  input_ref text not null,
  key text not null unique,
  status text not null default 'sending' check (status in ('sending', 'done', 'failed', 'action', 'unknown')),
  code text,
  decline_code text,
  lease_until timestamptz not null,
  created_at timestamptz not null default banyan_now(),
  unique (payment_id, n)
);

create table gateway_event (
  provider text,
  event_id text,
  type text not null,
  object_ref text not null default '',
  body jsonb not null,
  received_at timestamptz not null default banyan_now(),
  processed_at timestamptz,
  error text,
  primary key (provider, event_id)
);
create index gateway_event_waiting on gateway_event (received_at) where processed_at is null;
create index gateway_event_done on gateway_event (processed_at) where processed_at is not null;

-- When a provider was last asked for what it could not deliver and for payments that nobody knows here.
create table gateway_check (
  provider text primary key,
  checked_at timestamptz not null
);

create table refund (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payment,
  amount_minor integer not null check (amount_minor > 0),
  reason text not null check (reason in ('late_or_surplus', 'cancelled', 'declined', 'request_expired', 'rescheduled',
    'goodwill', 'external')),
  seq smallint not null default 1 check (seq > 0),
  key text not null unique,
  provider_ref text unique,
  status text not null default 'new' check (status in ('new', 'sent', 'pending', 'succeeded', 'failed', 'settled')),
  created_at timestamptz not null default banyan_now(),
  changed_at timestamptz not null default banyan_now(),
  due_cents integer not null,
  is_code_given_back boolean not null default false,
  has_receipt boolean not null default false,
  past_refs text[] not null default '{}',
  twice_ref text,
  unique (payment_id, reason, seq),
  constraint refund_due check (due_cents > 0)
);
create index refund_unsettled on refund (created_at) where status in ('new', 'sent', 'pending');
-- Refunds are shown and counted by payment.
create index refund_payment on refund (payment_id);
-- The ways to refunds in the back office (docs/reference/back-office.md#refunds).
create index refund_made on refund (created_at desc, id desc);
create index refund_failed_first on refund ((status = 'failed') desc, created_at desc, id desc);
create index refund_reason_made on refund (reason, created_at desc, id desc);
create index refund_failed on refund (created_at desc, id desc) where status = 'failed';
create index refund_settled on refund (created_at desc, id desc) where status = 'settled';
create index refund_settled_without_receipt on refund (changed_at)
  where status in ('succeeded', 'settled') and not has_receipt;

create table refund_settlement (
  refund_id uuid primary key references refund,
  way text not null check (way in ('bank', 'cash')),
  reference text not null check (length(reference) between 3 and 140),
  paid_on date not null,
  settled_by uuid references user_account on delete set null,
  settled_at timestamptz not null default banyan_now()
);

create table dispute (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payment,
  provider_ref text not null unique,
  amount_minor integer not null check (amount_minor > 0),
  currency char(3) not null,
  status text not null check (status in ('open', 'won', 'lost')),
  reason text not null default '',
  created_at timestamptz not null default banyan_now(),
  changed_at timestamptz not null default banyan_now()
);
create index dispute_payment on dispute (payment_id);

create table receipt (
  number bigint primary key check (number > 0),
  booking_id uuid not null references booking,
  payment_id uuid references payment,
  refund_id uuid references refund,
  kind text not null check (kind in ('payment', 'refund')),
  amount_minor integer not null check (amount_minor > 0),
  currency char(3) not null,
  due_cents integer not null check (due_cents > 0),
  issued_at timestamptz not null default banyan_now(),
  check ((kind = 'payment') = (payment_id is not null) and (kind = 'refund') = (refund_id is not null))
);
create unique index receipt_payment on receipt (payment_id) where payment_id is not null;
create unique index receipt_refund on receipt (refund_id) where refund_id is not null;
create index receipt_booking on receipt (booking_id);

-- One row; whoever issues receipts locks it, so that numbers follow each other without a gap.
create table receipt_counter (
  id boolean primary key default true check (id),
  last_number bigint not null default 0
);

-- In whose name the receipts of a booking were issued. Receipts have to say so for as long as the law wants them, and
-- the booking says it no more.
create table receipt_payer (
  booking_id uuid primary key references booking,
  name text not null check (length(name) between 1 and 161),
  kept_since timestamptz not null default banyan_now()
);

create table ledger_tx (
  id bigint generated by default as identity primary key,
  kind text not null,
  ext_ref text not null unique,
  booking_id uuid references booking,
  at timestamptz not null default banyan_now()
);
create index ledger_tx_booking on ledger_tx (booking_id);
-- The postings of a day, for its figures (docs/reference/back-office.md#figures).
create index ledger_tx_at on ledger_tx (at);
-- The ways to postings of a kind and of a group of accounts, the newest first (docs/reference/back-office.md#ledger).
create index ledger_tx_kind on ledger_tx (kind, id);

create table ledger_entry (
  id bigint generated by default as identity primary key,
  tx_id bigint not null references ledger_tx,
  account text not null,
  amount_minor bigint not null check (amount_minor <> 0),
  currency char(3) not null
);
create index ledger_entry_tx on ledger_entry (tx_id);
create index ledger_entry_account on ledger_entry (account, currency);
-- With the currency, so that what is owed to all hosts is read from the index alone.
create index ledger_entry_owed on ledger_entry (account, id) include (amount_minor, tx_id, currency)
  where account like 'host_payable:%';
create index ledger_entry_group on ledger_entry (ledger_group(account), tx_id);

create table ledger_day (
  day date,
  account_group text,
  kind text,
  currency char(3),
  amount_minor bigint not null,
  -- Where its postings stand, so that they are found without reading the others.
  first_tx bigint not null,
  last_tx bigint not null,
  primary key (day, account_group, kind, currency)
);

-- One row: up to which day, in UTC, sums are kept. Null: none yet.
create table ledger_days_kept (
  is_only boolean primary key default true check (is_only),
  until date
);

-- What guest and host say about the cash of a booking, word by word (docs/domain/ledger.md#cash-reports). Words are never
-- changed; the state that they make together stands in booking.cash.
create table cash_word (
  id bigint generated by default as identity primary key,
  booking_id uuid not null references booking on delete cascade,
  side text not null check (side in ('guest', 'host', 'operator', 'clock')),
  word text not null check (word in ('paid', 'not_paid', 'waived', 'silent')),
  -- As whom, which account, and for whom: the host's side may be spoken for.
  actor text not null,
  actor_id uuid,
  on_behalf_of uuid,
  from_cash text not null,
  to_cash text not null,
  -- Why an operator decided so.
  reason text not null default '',
  -- When it was said or ticked; a phone without a network sends it later.
  said_at timestamptz not null default banyan_now(),
  created_at timestamptz not null default banyan_now(),
  by_link boolean not null default false,
  check ((side = 'clock') = (word = 'silent')),
  constraint cash_word_check1 check ((side = 'operator') = (reason <> ''))
);
create index cash_word_booking on cash_word (booking_id, id);

-- Every version that was asked for. One counts at most, and one waits at most for an operator.
create table payout_detail (
  id uuid primary key default gen_random_uuid(),
  host_id uuid not null references user_account,
  -- Account holder, country, account and bank; bound to the id of the row.
  sealed bytea not null,
  asked_at timestamptz not null default banyan_now(),
  asked_by uuid not null references user_account,
  -- By the second factor of the owner, or by an operator who has asked the host in another way.
  proof text check (proof in ('factor', 'operator')),
  counts_since timestamptz,
  decided_by uuid references user_account,
  decision_note text not null default '',
  -- In whose place another one came, or that was refused or withdrawn.
  ended_at timestamptz,
  check (counts_since is null = (proof is null))
);
create unique index payout_detail_counts on payout_detail (host_id)
  where counts_since is not null and ended_at is null;
create unique index payout_detail_waits on payout_detail (host_id) where counts_since is null and ended_at is null;
create index payout_detail_host on payout_detail (host_id, asked_at desc);

-- All acts on payouts wait for each other here; it numbers the runs.
create table payout_counter (
  is_only boolean primary key default true check (is_only),
  last_number integer not null default 0
);

create table payout_run (
  number integer primary key,
  currency char(3) not null,
  minimum_cents integer not null,
  made_at timestamptz not null default banyan_now(),
  made_by uuid not null references user_account,
  cancelled_at timestamptz,
  cancelled_by uuid references user_account,
  paid_at timestamptz,
  paid_by uuid references user_account,
  -- As the bank says it.
  paid_on date,
  bank_reference text not null default '',
  check (paid_at is null = (paid_on is null)),
  constraint payout_run_check1 check (paid_at is null or cancelled_at is null)
);

create table payout_item (
  id uuid primary key default gen_random_uuid(),
  run_number integer not null references payout_run,
  -- Its place in the run, which the bank's file names it by.
  place integer not null check (place > 0),
  host_id uuid not null references user_account,
  -- Gone once the account is deleted; what was paid stays.
  detail_id uuid references payout_detail on delete set null,
  amount_cents integer not null check (amount_cents > 0),
  state text not null default 'open' check (state in ('open', 'paid', 'failed', 'cancelled')),
  failed_at timestamptz,
  failed_by uuid references user_account,
  fail_reason text not null default '',
  unique (run_number, place),
  unique (run_number, host_id),
  check ((state = 'failed') = (failed_at is not null))
);
-- What makes paying twice impossible: a host is in one open run at a time.
create unique index payout_item_one_open on payout_item (host_id) where state = 'open';
create index payout_item_host on payout_item (host_id, run_number desc);

-- ==== Partners ======================================================================================================
-- Distributors and ambassadors: whom they bring, and what they earn.

-- Keys with which programs of a distributor book (docs/domain/partners.md#distributor-keys). One that ends is deleted: the
-- audit log keeps that it was.
create table distributor_key (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references user_account on delete cascade,
  -- What its owner calls it.
  name text not null check (length(name) between 1 and 60),
  -- The part that is shown, so that its owner knows which one it is.
  prefix text not null,
  key_hash bytea not null unique,
  created_at timestamptz not null default banyan_now(),
  expires_at timestamptz,
  -- The day in UTC, and no more.
  used_on date
);
create index distributor_key_user on distributor_key (user_id, created_at);

create table ambassador_application (
  id uuid primary key default gen_random_uuid(),
  email citext not null check (length(email) between 3 and 254),
  first_name text not null check (length(first_name) between 1 and 80),
  last_name text not null check (length(last_name) between 1 and 80),
  city text not null check (length(city) between 1 and 80),
  -- How people find the applicant: a guest house, a school, a page.
  audience text not null check (length(audience) between 1 and 300),
  message text not null default '' check (length(message) <= 1000),
  user_id uuid references user_account on delete set null,
  created_at timestamptz not null default banyan_now(),
  decided_at timestamptz,
  decided_by uuid references user_account,
  is_accepted boolean,
  note text not null default '' check (length(note) <= 1000),
  role_given_at timestamptz,
  check (role_given_at is null or is_accepted),
  constraint ambassador_application_check1 check (decided_at is null = (is_accepted is null))
);
-- One that waits for an answer is not sent again.
create unique index ambassador_application_open on ambassador_application (email) where decided_at is null;
create index ambassador_application_user on ambassador_application (user_id) where user_id is not null;
create index ambassador_application_waits on ambassador_application (email)
  where is_accepted and role_given_at is null;

-- Ambassadors and distributors, whose commission a booking is, and what becomes of it.
create table partner (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references user_account,
  kind text not null check (kind in ('ambassador', 'distributor')),
  -- Of an ambassador: what stands in the link, and what a guest may type.
  code citext unique check (code ~ '^[A-Za-z][A-Za-z0-9]{3,19}$'),
  -- Null: the usual rate of the kind, which is a setting.
  rate numeric(5,4) check (rate between 0 and 0.3),
  state text not null default 'active' check (state in ('active', 'paused', 'ended')),
  since timestamptz not null default banyan_now(),
  -- Of two operators who change one at once the second is told.
  version integer not null default 1,
  check ((kind = 'ambassador') = (code is not null))
);
create index partner_newest on partner (kind, since desc, id);

-- The last link by which a browser came, where its user agreed to keep it; deleted when it counts no longer.
create table partner_visit (
  visitor_id text primary key,
  partner_id uuid not null references partner,
  at timestamptz not null default banyan_now()
);
create index partner_visit_at on partner_visit (at);

-- Visits by a link, counted by day in UTC. Nothing is kept of who came.
create table partner_click (
  partner_id uuid references partner,
  day date,
  count integer not null check (count > 0),
  primary key (partner_id, day)
);

-- The commission of a booking: one at most, decided when the booking is made.
create table partner_commission (
  booking_id uuid primary key references booking on delete cascade,
  partner_id uuid not null references partner,
  way text not null check (way in ('account', 'code', 'link')),
  -- As it was when the booking was made.
  rate numeric(5,4) not null check (rate between 0 and 0.3),
  state text not null default 'waiting' check (state in ('waiting', 'released', 'paid', 'nothing')),
  reason text check (reason in ('cancelled', 'not-completed', 'same-person', 'same-device', 'same-card', 'refunded',
    'no-rate', 'nothing-earned')),
  -- What was released, and what of it was taken back since.
  amount_cents integer not null default 0 check (amount_cents >= 0),
  taken_cents integer not null default 0,
  payment_id uuid,
  made_at timestamptz not null default banyan_now(),
  released_at timestamptz,
  -- When it is looked at next; null: not before something of its booking moves in the books.
  look_at timestamptz,
  check ((state = 'nothing') = (reason is not null)),
  constraint partner_commission_check1 check ((amount_cents > 0) = state in ('released', 'paid')),
  constraint partner_commission_check2 check (taken_cents between 0 and amount_cents),
  constraint partner_commission_check3 check (payment_id is not null = (state = 'paid')),
  constraint partner_commission_check4 check (released_at is not null = state in ('released', 'paid'))
);
create index partner_commission_of on partner_commission (partner_id, made_at desc, booking_id);
create index partner_commission_due on partner_commission (look_at) where look_at is not null;
create index partner_commission_owed on partner_commission (partner_id) where state = 'released';
create index partner_commission_payment on partner_commission (payment_id) where payment_id is not null;
-- What the back office sums up of a partner, read from the index alone but for what still waits.
create index partner_commission_sums
  on partner_commission (partner_id, state) include (reason, amount_cents, taken_cents, rate, booking_id);

-- What an operator has paid to a partner.
create table partner_payment (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null references partner,
  amount_cents integer not null check (amount_cents > 0),
  -- What the bank calls it.
  reference text not null check (length(reference) between 1 and 80),
  paid_by uuid not null references user_account,
  paid_at timestamptz not null default banyan_now()
);
create index partner_payment_of on partner_payment (partner_id, paid_at desc);

-- ==== Messages ======================================================================================================
-- Conversations between guests, hosts and the support team.

-- Its id is that of its inquiry, or else of its booking, so that it is known before the first message. The
-- conversation of a question whose offer was booked goes on as that of the booking.
create table message_thread (
  id uuid primary key,
  inquiry_id uuid unique references inquiry on delete cascade,
  booking_id uuid unique references booking on delete cascade,
  user_id uuid not null references user_account,
  host_id uuid not null references host,
  -- Null before the first message: a block alone makes a row as well.
  last_at timestamptz,
  -- The newest message for each side, and how far each has read, by message.seq.
  to_guest_seq bigint not null default 0,
  to_host_seq bigint not null default 0,
  guest_read_seq bigint not null default 0,
  host_read_seq bigint not null default 0,
  -- The oldest message that no mail has told of, and the last mail that nobody has read after.
  guest_unmailed_since timestamptz,
  host_unmailed_since timestamptz,
  guest_mailed_at timestamptz,
  host_mailed_at timestamptz,
  -- The guest's first message that the host has not answered.
  guest_waits_since timestamptz,
  constraint message_thread_subject check (id = inquiry_id or id = booking_id)
);
create index message_thread_guest on message_thread (user_id, last_at desc);
create index message_thread_host on message_thread (host_id, last_at desc);
create index message_thread_guest_unread on message_thread (user_id) where to_guest_seq > guest_read_seq;
create index message_thread_host_unread on message_thread (host_id) where to_host_seq > host_read_seq;
create index message_thread_guest_unmailed on message_thread (guest_unmailed_since)
  where guest_unmailed_since is not null;
create index message_thread_host_unmailed on message_thread (host_unmailed_since)
  where host_unmailed_since is not null;

create table message (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  thread_id uuid not null references message_thread on delete cascade,
  side text not null check (side in ('guest', 'host', 'operator')),
  -- Who wrote it: null without a login. A coordinator writes in the name of a host.
  author_id uuid references user_account,
  on_behalf_of uuid references host,
  -- Given by the sender, so that a message that is sent again stays one.
  key uuid,
  text text not null check (length(text) <= 4000),
  is_masked boolean not null default false,
  -- A mail of its own tells of it.
  is_told boolean not null default false,
  sent_at timestamptz not null default banyan_now(),
  read_at timestamptz,
  unique (thread_id, side, key)
);
create index message_of_thread on message (thread_id, seq desc);
create index message_age on message (sent_at);
-- For deleting by account.
create index message_author on message (author_id) where author_id is not null;

create table message_picture (
  message_id uuid references message on delete cascade,
  position smallint check (position between 1 and 4),
  upload_id uuid not null unique references upload on delete cascade,
  alt text not null default '' check (char_length(alt) <= 200),
  primary key (message_id, position)
);

-- Who has closed a conversation for the other side.
create table message_block (
  thread_id uuid references message_thread on delete cascade,
  by_side text check (by_side in ('guest', 'host', 'operator')),
  actor_id uuid references user_account,
  created_at timestamptz not null default banyan_now(),
  primary key (thread_id, by_side)
);

create table message_report (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references message_thread on delete cascade,
  message_id uuid references message on delete set null,
  by_side text not null check (by_side in ('guest', 'host')),
  actor_id uuid references user_account,
  reason text not null check (reason in ('spam', 'rude', 'pays_elsewhere', 'unsafe', 'other')),
  details text not null default '' check (length(details) <= 1000),
  created_at timestamptz not null default banyan_now()
);
create index message_report_thread on message_report (thread_id, created_at);

-- Replies that a host keeps ready (docs/domain/messages.md#saved-replies).
create table saved_reply (
  id uuid primary key default gen_random_uuid(),
  host_id uuid not null references host on delete cascade,
  title text not null check (char_length(title) between 1 and 60),
  text text not null check (char_length(text) between 1 and 1500),
  created_at timestamptz not null default banyan_now(),
  changed_at timestamptz not null default banyan_now()
);
create index saved_reply_host on saved_reply (host_id);

-- ==== Notifications =================================================================================================
-- Mail and phone messages, and which of them people want.

create table mail (
  id uuid primary key default gen_random_uuid(),
  outbox_id bigint unique references outbox,
  kind text not null,
  recipient citext not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  attachments jsonb not null default '[]',
  booking_id uuid references booking,
  sent_at timestamptz,
  created_at timestamptz not null default banyan_now()
);
create index mail_newest on mail (created_at desc);
create index mail_booking on mail (booking_id);
-- What was mailed to somebody, for the file of one's own data.
create index mail_recipient on mail (recipient, created_at desc);
create index mail_recipient_begins on mail (lower(recipient) text_pattern_ops);

-- Notices that are not about an open booking, and that an account has turned off or on. No row: wanted.
create table notice_choice (
  user_id uuid references user_account on delete cascade,
  topic text check (topic ~ '^[a-z][a-z-]{1,39}$'),
  is_wanted boolean not null,
  changed_at timestamptz not null default banyan_now(),
  primary key (user_id, topic)
);

create table notice_attempt (
  id bigint generated always as identity primary key,
  outbox_id bigint references outbox on delete cascade,
  phone_message_id uuid,
  at timestamptz not null default banyan_now(),
  error text not null,
  constraint notice_attempt_of_one check (outbox_id is null <> (phone_message_id is null))
);
create index notice_attempt_task on notice_attempt (outbox_id, id) where outbox_id is not null;
create index notice_attempt_message on notice_attempt (phone_message_id, id) where phone_message_id is not null;

-- Where messages to phones go: those of a host, an account's reminders of all its trips, or those of one booking.
create table phone_reach (
  host_id uuid references host on delete cascade,
  user_id uuid references user_account on delete cascade,
  booking_id uuid references booking on delete cascade,
  way text not null default 'mail' check (way in ('mail', 'sms', 'whatsapp')),
  language text not null default 'en'
    check (language in ('en', 'ne', 'hi', 'km', 'vi', 'lo', 'id', 'th', 'fil', 'ms', 'my')),
  -- E.164, and only once a code that was sent to it has come back.
  number text check (number ~ '^\+[1-9][0-9]{5,14}$'),
  verified_at timestamptz,
  -- Since when its owner wants no messages.
  stopped_at timestamptz,
  -- When something last came from the number: for a day WhatsApp then takes any text.
  wrote_at timestamptz,
  changed_at timestamptz not null default banyan_now(),
  constraint phone_reach_of_one check (num_nonnulls(host_id, user_id, booking_id) = 1),
  constraint phone_reach_owner unique nulls not distinct (host_id, user_id, booking_id),
  constraint phone_reach_needs_number check (way = 'mail' or number is not null),
  constraint phone_reach_number_is_verified check (number is null = (verified_at is null))
);
create index phone_reach_user on phone_reach (user_id) where user_id is not null;
create index phone_reach_booking on phone_reach (booking_id) where booking_id is not null;
create index phone_reach_number on phone_reach (number) where number is not null;

create table host_reminder (
  host_id uuid references host on delete cascade,
  local_date date,
  created_at timestamptz not null default banyan_now(),
  primary key (host_id, local_date)
);
create index host_reminder_age on host_reminder (created_at);

-- Which reminders a guest was sent for which start. A moved booking has another start and is reminded of that.
create table trip_reminder (
  booking_id uuid references booking on delete cascade,
  step text check (step in ('day', 'hours')),
  starts_at timestamptz,
  primary key (booking_id, step, starts_at)
);
create index trip_reminder_age on trip_reminder (starts_at);

-- Links for hosts: each does one thing, for a while, until it is ended (docs/domain/hosts.md#links).
create table host_link (
  id uuid primary key,
  secret_hash bytea not null unique,
  purpose text not null check (purpose in ('accept', 'decline', 'other_time', 'check_in', 'cash', 'no_show', 'late',
    'cancel', 'cancel_day', 'today')),
  host_id uuid not null references host on delete cascade,
  -- Whom it was sent to, where that is not the host: it works while they act for the host.
  sent_to uuid references user_account on delete cascade,
  booking_id uuid references booking on delete cascade,
  departure_id bigint references departure,
  local_date date,
  -- The page of a day from which it is reached.
  parent_id uuid references host_link on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default banyan_now(),
  check (num_nonnulls(booking_id, departure_id, local_date) = 1)
);
create index host_link_host on host_link (host_id, purpose) where revoked_at is null;
create index host_link_booking on host_link (booking_id) where booking_id is not null;
create index host_link_departure on host_link (departure_id) where departure_id is not null;
create index host_link_parent on host_link (parent_id) where parent_id is not null;
create index host_link_expires on host_link (expires_at);

-- A code on its way to a number that is not anybody's yet.
create table number_code (
  id uuid primary key default gen_random_uuid(),
  host_id uuid references host on delete cascade,
  user_id uuid references user_account on delete cascade,
  booking_id uuid references booking on delete cascade,
  way text not null check (way in ('sms', 'whatsapp')),
  number text not null check (number ~ '^\+[1-9][0-9]{5,14}$'),
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null default banyan_now(),
  expires_at timestamptz not null,
  -- Used, or replaced by a newer one.
  ended_at timestamptz,
  constraint number_code_of_one check (num_nonnulls(host_id, user_id, booking_id) = 1)
);
create index number_code_host on number_code (host_id, created_at desc) where host_id is not null;
create index number_code_user on number_code (user_id, created_at desc) where user_id is not null;
create index number_code_booking on number_code (booking_id, created_at desc) where booking_id is not null;
create index number_code_age on number_code (expires_at);

-- Which digits accept and decline which request (docs/domain/hosts.md#digits).
create table answer_pair (
  id bigint generated by default as identity primary key,
  number text not null,
  pair smallint not null check (pair between 1 and 49),
  booking_id uuid not null references booking on delete cascade,
  -- A request that moves to another date gets other digits.
  departure_id bigint not null references departure,
  sent_at timestamptz not null default banyan_now(),
  closed_at timestamptz
);
create unique index answer_pair_open on answer_pair (number, pair) where closed_at is null;
create unique index answer_pair_request on answer_pair (number, booking_id) where closed_at is null;
create index answer_pair_booking on answer_pair (booking_id);

-- Messages to phones, as they were written: sent by a job, each at least once (docs/domain/hosts.md#messages-by-phone).
create table phone_message (
  id uuid primary key default gen_random_uuid(),
  -- Whom it is for: a host, an account, or the guest of its booking where both are null.
  host_id uuid references host on delete cascade,
  user_id uuid references user_account on delete cascade,
  way text not null check (way in ('sms', 'whatsapp')),
  number text not null,
  kind text not null,
  language text not null,
  body text not null,
  template_values text[] not null default '{}',
  buttons jsonb not null default '[]',
  valid_seconds integer not null,
  -- The notice that it tells, which goes out by mail when this fails.
  outbox_id bigint unique references outbox on delete set null,
  booking_id uuid references booking on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'trying', 'sent', 'delivered', 'read', 'failed')),
  provider_id text,
  error_code text,
  attempts smallint not null default 0,
  not_before timestamptz not null default banyan_now(),
  -- When the try began whose end is not known.
  tried_at timestamptz,
  created_at timestamptz not null default banyan_now(),
  constraint phone_message_of_one
    check (num_nonnulls(host_id, user_id) = 1 or num_nonnulls(host_id, user_id) = 0 and booking_id is not null),
  constraint phone_message_provider unique (way, provider_id)
);
create index phone_message_waiting on phone_message (not_before) where state in ('waiting', 'trying');
create index phone_message_host on phone_message (host_id, created_at desc) where host_id is not null;
create index phone_message_user on phone_message (user_id) where user_id is not null;
create index phone_message_booking on phone_message (booking_id) where booking_id is not null;
create index phone_message_age on phone_message (created_at);
create index phone_message_made on phone_message (created_at desc, id desc);
create index phone_message_kind on phone_message (kind, created_at desc, id desc);
create index phone_message_unsent on phone_message (state, created_at desc, id desc)
  where state in ('waiting', 'trying', 'failed');
create index phone_message_number on phone_message (number text_pattern_ops);

-- What came from phones, by the service's own name for it, so that each counts once.
create table phone_incoming (
  way text check (way in ('sms', 'whatsapp')),
  provider_id text,
  received_at timestamptz not null default banyan_now(),
  number text,
  body text,
  payload text,
  done_at timestamptz,
  -- The next try; the process that has just noted it has the first minute for itself.
  not_before timestamptz not null default banyan_now() + interval '1 minute',
  attempts smallint not null default 0,
  primary key (way, provider_id),
  constraint phone_incoming_words_go
    check (done_at is null = (number is not null) and done_at is null = (body is not null) and (payload is null
    or done_at is null))
);
create index phone_incoming_age on phone_incoming (received_at);
create index phone_incoming_waiting on phone_incoming (not_before) where done_at is null;

-- ==== Reviews =======================================================================================================
-- Reviews, their photos and what is known of their removal.

create table review (
  id uuid primary key default gen_random_uuid(),
  course_id integer not null references course on delete cascade,
  guest_name text not null,
  guest_country char(2) not null,
  rating smallint not null check (rating between 1 and 5),
  body text not null default '',
  host_reply text not null default '',
  is_demo boolean not null default false,
  created_at timestamptz not null default banyan_now(),
  photo_total smallint not null default 0 check (photo_total between 0 and 4),
  is_rewarded boolean not null default false,
  -- In which language a review is written, and its words apart from ratings that have none (docs/domain/reviews.md#sorting-and-filtering).
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  booking_id uuid unique references booking,
  author_id uuid references user_account on delete set null,
  salt bytea check (octet_length(salt) = 16),
  fingerprint bytea check (octet_length(fingerprint) = 32),
  coupon_id uuid references coupon,
  replied_at timestamptz,
  removed_at timestamptz,
  removed_by uuid references user_account on delete set null,
  removal_reason text not null default '' check (char_length(removal_reason) <= 500),
  constraint review_removed_for_a_reason check (removed_at is not null = (removal_reason <> ''))
);
create index review_author on review (author_id) where author_id is not null;
create index review_course_newest on review (course_id, created_at desc, id) where removed_at is null;
-- Newest and oldest first read review_course_newest in its two directions. This one serves both orders by rating, and
-- counts the ratings without touching the table.
create index review_course_rating on review (course_id, rating desc, created_at desc, id) where removed_at is null;
create index review_course_photo on review (course_id, (photo_total > 0) desc, created_at desc, id)
  where removed_at is null;
create index review_course_written on review (course_id, created_at desc, id)
  where removed_at is null and (body <> '' or photo_total > 0);
create index review_course_photographed on review (course_id, created_at desc, id)
  where removed_at is null and photo_total > 0;
create index review_course_removed on review (course_id, removed_at desc, id) where removed_at is not null;
-- What the back office looks for among all reviews (docs/reference/back-office.md#reviews). Stars have an index each, because
-- one of all stars would be taken for the reviews of one listing in the order of their stars.
create index review_made on review (created_at desc, id desc);
create index review_stars_1 on review (created_at desc, id desc) where rating = 1;
create index review_stars_2 on review (created_at desc, id desc) where rating = 2;
create index review_stars_3 on review (created_at desc, id desc) where rating = 3;
create index review_stars_4 on review (created_at desc, id desc) where rating = 4;
create index review_stars_5 on review (created_at desc, id desc) where rating = 5;
create index review_course_made on review (course_id, created_at desc, id desc);
create index review_removed_made on review (created_at desc, id desc) where removed_at is not null;
create index review_photo_made on review (created_at desc, id desc) where photo_total > 0;
create index review_name on review (lower(guest_name) text_pattern_ops);
create index review_words on review using gin (to_tsvector('simple', body));

-- What host, guide and operators alone read.
create table review_aspect (
  review_id uuid references review on delete cascade,
  aspect text check (aspect in ('accuracy', 'overall', 'host', 'guide')),
  rating smallint not null check (rating between 1 and 5),
  labels text[] not null default '{}',
  details text not null default '',
  primary key (review_id, aspect)
);

create table review_photo (
  review_id uuid references review on delete cascade,
  position smallint check (position between 1 and 4),
  picture_id text not null references picture,
  alt text not null default '',
  primary key (review_id, position)
);
create index review_photo_picture on review_photo (picture_id);

-- When a guest is asked for a review next: `asked` mails have been queued; null: no more.
create table review_asking (
  booking_id uuid primary key references booking on delete cascade,
  asked smallint not null default 0 check (asked between 0 and 3),
  due_at timestamptz
);
create index review_asking_due on review_asking (due_at) where due_at is not null;

-- The address at which calendars read a guest's bookings. It shows them and changes nothing.
create table trip_calendar (
  user_id uuid primary key references user_account on delete cascade,
  secret_hash bytea not null unique,
  created_at timestamptz not null default banyan_now()
);

-- What happened to reviews, each row with the hash of the one before. It names reviews and does not point at them: it
-- stays when they go.
create table review_log (
  seq bigint primary key check (seq > 0),
  kind text not null check (kind in ('written', 'removed', 'restored', 'erased')),
  review_id uuid not null,
  at timestamptz not null,
  rating smallint check (rating between 1 and 5),
  reason text not null default '',
  text_hash bytea check (octet_length(text_hash) = 32),
  previous bytea not null check (octet_length(previous) = 32),
  hash bytea not null unique check (octet_length(hash) = 32),
  check ((kind = 'written') = (rating is not null and text_hash is not null)),
  constraint review_log_has_reason check (kind in ('removed', 'restored') = (reason <> ''))
);
create index review_log_review on review_log (review_id);

-- The newest hash of each day, as it was published.
create table review_log_day (
  day date primary key,
  seq bigint not null,
  hash bytea not null check (octet_length(hash) = 32),
  published_at timestamptz not null default banyan_now()
);

create table feedback (
  id uuid primary key default gen_random_uuid(),
  topic text not null check (length(topic) between 1 and 80),
  message text not null check (length(message) between 10 and 1000),
  -- Where an answer goes.
  email citext not null check (length(email) between 3 and 254),
  user_id uuid references user_account on delete set null,
  -- The path of the page that it was written on.
  page text not null default '' check (length(page) <= 300),
  created_at timestamptz not null default banyan_now()
);
create index feedback_newest on feedback (created_at desc);
-- The same word sent twice is found by its address.
create index feedback_sender on feedback (email, created_at desc);
create index feedback_user on feedback (user_id) where user_id is not null;

-- ==== Wish lists ====================================================================================================
-- What people save for later.

-- Wish lists of accounts (docs/domain/accounts.md#wish-list): one row for a course and an account, with the day, the start
-- and the party that the guest had in mind. A listing that goes keeps its row; a course that is deleted takes it
-- along.
create table wish (
  user_id uuid references user_account on delete cascade,
  course_id integer references course on delete cascade,
  local_date date,
  start_time time,
  pax smallint check (pax >= 1),
  added_at timestamptz not null default banyan_now(),
  -- The price that a lower one is compared with, and when its owner was last told of one.
  price_cents integer,
  price_told_at timestamptz,
  -- Prices of the whole list are told, but not this one.
  is_price_muted boolean not null default false,
  primary key (user_id, course_id),
  constraint wish_time_has_date check (start_time is null or local_date is not null)
);
create index wish_course on wish (course_id);

-- What an account wants to be told: seats on a day of a course, or lower prices on its wish list (one row, no course).
-- `is_open` is set with the email and unset when the seats are gone, so that each opening is told once.
create table wish_alert (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references user_account on delete cascade,
  course_id integer references course on delete cascade,
  local_date date,
  start_time time,
  pax smallint check (pax >= 1),
  is_open boolean not null default false,
  created_at timestamptz not null default banyan_now(),
  checked_at timestamptz,
  told_at timestamptz,
  constraint wish_alert_seat check ((course_id is null) = (local_date is null) and (course_id is null) = (pax is null)),
  unique nulls not distinct (user_id, course_id, local_date)
);
create index wish_alert_due on wish_alert (checked_at nulls first);
create index wish_alert_course on wish_alert (course_id);

-- The link under which an account shows its list to others: at most one, by the hash of its secret. The secret
-- follows from the account and `nonce`, so that the owner is shown the same link again; a new link has another nonce.
create table wish_link (
  user_id uuid primary key references user_account on delete cascade,
  nonce uuid not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null default banyan_now()
);

-- ==== Pages =========================================================================================================
-- Pages of text, with their versions.

create table content_page (
  slug text primary key check (slug ~ '^[a-z][a-z0-9-]*$'),
  title text not null,
  summary text not null,
  body text not null,
  updated_at timestamptz not null default banyan_now(),
  text_hash text generated always as (md5(title || e'\n' || summary || e'\n' || body)) stored not null,
  shipped_hash text,
  is_hidden boolean not null default false,
  is_own boolean not null default false
);

-- Every text that a page had, has or may get, in each language; which of them guests are shown may change, and
-- nothing else.
create table content_text (
  slug text check (slug ~ '^[a-z][a-z0-9-]*$'),
  locale text check (locale ~ '^[a-z]{2,3}_[A-Z]{2}$'),
  version integer check (version > 0),
  title text not null,
  summary text not null,
  body text not null,
  made_at timestamptz not null default banyan_now(),
  -- The account; null for the release and for whoever writes into the database itself.
  made_by uuid,
  -- When guests were shown it first; null for a draft.
  published_at timestamptz,
  is_live boolean not null default false,
  primary key (slug, locale, version)
);
create unique index content_text_live on content_text (slug, locale) where is_live;

-- One row: counts what was done to the pages that guests are shown. Whoever changes a text locks it first.
create table content_shown (
  is_only boolean primary key default true check (is_only),
  version integer not null default 0
);

-- ==== Search ========================================================================================================
-- Projections that search reads: one row a published experience, words, bits, facets.

-- One row for each published course of an open city. No reference to course: triggers keep it.
create table course_listing (
  course_id integer primary key,
  city_id integer not null,
  category_id integer not null,
  host_id uuid not null,
  price_cents integer not null,
  duration_minutes integer not null,
  -- What filters ask yes or no, as bits: 1 morning, 2 afternoon, 4 evening, 8 free pickup, 16 pickup at a price, 32
  -- community host, 64 solo, 128 family, 256 couples, 512 child-friendly, 1024 big groups.
  traits integer not null,
  max_pax smallint not null,
  -- The order `recomended`, see listing_rank.
  rank integer not null,
  popularity integer not null,
  -- The average in hundredths, then the number of reviews: equal averages go by the more reviews.
  rating integer not null,
  review_total integer not null,
  published_at timestamptz not null,
  -- A title, B names, C summary, D description.
  words tsvector not null
);
create index course_listing_category on course_listing (category_id, rank desc, course_id);
create index course_listing_city_newest
  on course_listing (city_id, published_at desc, course_id)
  include (category_id, price_cents, duration_minutes, traits, max_pax);
create index course_listing_city_popularity
  on course_listing (city_id, popularity desc, course_id)
  include (category_id, price_cents, duration_minutes, traits, max_pax);
create index course_listing_city_price
  on course_listing (city_id, price_cents, course_id) include (category_id, duration_minutes, traits, max_pax);
-- One for each order of a city, with what filters ask on the way: a page is read off without the table.
create index course_listing_city_rank
  on course_listing (city_id, rank desc, course_id) include (category_id, price_cents, duration_minutes, traits, max_pax);
create index course_listing_city_rating
  on course_listing (city_id, rating desc, course_id) include (category_id, price_cents, duration_minutes, traits, max_pax);
-- Holds everything that a filter asks, so that counting never touches the table.
create index course_listing_filter
  on course_listing (city_id, category_id, rank desc, course_id)
  include (price_cents, duration_minutes, traits, popularity, rating, published_at);
create index course_listing_loved on course_listing (rating desc, course_id) where review_total >= 5;
create index course_listing_newest on course_listing (published_at desc, course_id);
create index course_listing_popularity on course_listing (popularity desc, course_id);
create index course_listing_price on course_listing (price_cents, course_id);
-- Orders of searches.
create index course_listing_rank on course_listing (rank desc, course_id);
create index course_listing_rating on course_listing (rating desc, course_id);
create index course_listing_words on course_listing using gin (words);

-- A ring of 770 days for each band of start times: slot = days since Monday 2000-01-03, modulo 770, which is 110
-- weeks. A bit says that a departure of the day has seats and is before its cut-off. Bits of other days are 0.
create table course_days (
  course_id integer primary key,
  city_id integer not null,
  morning bit(770),
  afternoon bit(770),
  evening bit(770),
  -- When the bits have to be made again although nothing was changed: a cut-off passes, a day ends, a hold lapses.
  due_at timestamptz not null
) with (fillfactor = 85);
create index course_days_city on course_days (city_id);
create index course_days_due on course_days (due_at);

create table listing_facet (
  city_id integer,
  category_id integer,
  total integer not null,
  primary key (city_id, category_id)
);

create table category_facet (
  category_id integer primary key,
  total integer not null
);

create table city_facet (
  city_id integer primary key,
  total integer not null,
  review_total integer not null,
  best_rank integer,
  -- What the price of the cheapest course is made of: {price_cents, surcharge_cents, group_tiers, min_pax,
  -- deposit_rate}.
  cheapest jsonb
);
create index city_facet_best on city_facet (best_rank desc, city_id) where total > 0;

create table host_facet (
  host_id uuid primary key,
  total integer not null
);

create table catalogue_facet (
  only_row boolean primary key default true check (only_row),
  hosts integer not null
);

-- Other words for a place or a kind of experience. Whoever searches `term` also finds `means`. Operators add rows.
create table search_synonym (
  term text check (term <> '' and term = search_fold(term)),
  means text check (means <> '' and means = search_fold(means)),
  kind text default 'words'
    check (kind in ('words', 'instead', 'same', 'place', 'landmark', 'category', 'attribute', 'need', 'time', 'order', 'filler')),
  primary key (term, kind, means),
  check (kind <> 'filler' or means = term)
);

-- Nothing says who: how often a folded keyword was sought on a day (UTC), how it was answered, and how often an
-- experience was opened from its results.
create table search_count (
  day date,
  keyword text check (length(keyword) between 1 and 60),
  outcome text check (outcome in ('found', 'partly', 'nothing', 'opened')),
  -- The city that it names.
  city_id integer references city on delete set null,
  total integer not null check (total > 0),
  primary key (day, keyword, outcome)
);

-- Words that are known to find something, so that they are never taken for a slip of the pen. A word may stay when
-- its last course has gone: it then finds nothing, as before.
create table search_word (
  word text collate "C" primary key,
  -- Written like this in a title or name: what a misspelt word may have meant. Others are stems and words of texts.
  is_written boolean not null,
  -- Names of places and categories win over other words that are as near.
  is_name boolean not null,
  uses integer not null
);
create index search_word_likeness on search_word using gin (word gin_trgm_ops) where is_written;

-- Each process keeps the phrases in memory and looks at this row to see whether they are still true.
create table search_lexicon (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 1
);

-- Lexemes of course_listing.words that at least one course in a hundred has. Empty in a catalogue that is small
-- enough to do without; each process keeps them in memory under the version of search_lexicon.
create table search_common (
  lexeme text collate "C" primary key
);

-- A bit for each of 15,360 ids from `block` * 15,360 on: a row just below the size from which PostgreSQL would store
-- it apart.
create table search_bits (
  lexeme text collate "C",
  block integer,
  courses bit(15360) not null,
  primary key (lexeme, block)
);

-- Courses whose bits may be wrong, because their words have changed since: a count of bits less these is never too
-- high.
create table search_bits_due (
  course_id integer primary key
);

-- ==== Back office ===================================================================================================
-- Tasks and notes of the staff, and the log of what it did.

-- What the program cannot decide by itself; `subject` names the row, so that one case is one task.
create table staff_task (
  id bigint generated by default as identity primary key,
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$'),
  subject text not null,
  booking_id uuid references booking,
  detail text not null default '',
  opened_at timestamptz not null default banyan_now(),
  closed_at timestamptz,
  closed_by uuid references user_account,
  -- Staff are mailed about tasks that cannot wait, once for each task, and about what is open once a day.
  told_at timestamptz
);
create unique index staff_task_once on staff_task (kind, subject) where closed_at is null;
create index staff_task_open on staff_task (opened_at) where closed_at is null;
-- Before a row goes, PostgreSQL asks whether another one points at it; without these it would read the whole table
-- each time.
create index staff_task_booking on staff_task (booking_id) where booking_id is not null;
create index staff_task_reports_closed on staff_task (closed_at desc, id) include (kind)
  where closed_at is not null and kind in ('message_report', 'review_report', 'problem_report');

-- Notes of the staff on a booking, an account or a listing (docs/reference/back-office.md#notes). They go with what they are
-- about.
create table staff_note (
  id integer generated by default as identity primary key,
  booking_id uuid references booking on delete cascade,
  user_id uuid references user_account on delete cascade,
  course_id integer references course on delete cascade,
  draft_id uuid references listing_draft on delete cascade,
  words text not null check (length(words) between 1 and 2000),
  author_id uuid not null references user_account,
  made_at timestamptz not null default banyan_now(),
  check (num_nonnulls(booking_id, user_id, course_id, draft_id) = 1)
);
create index staff_note_booking on staff_note (booking_id) where booking_id is not null;
create index staff_note_user on staff_note (user_id) where user_id is not null;
create index staff_note_course on staff_note (course_id) where course_id is not null;
create index staff_note_draft on staff_note (draft_id) where draft_id is not null;

create table audit_log (
  id bigint generated by default as identity primary key,
  at timestamptz not null default banyan_now(),
  actor_id uuid,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}'
);
-- What was done about a row is read by the row: the log of a team, the looks at a report.
create index audit_log_subject on audit_log (subject, id desc);
-- And in the audit log (docs/reference/back-office.md#audit-log).
create index audit_log_action on audit_log (action, id desc);
create index audit_log_actor on audit_log (actor_id, id desc);
create index audit_log_at on audit_log (at);

create table problem_report (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references booking,
  kind text not null check (kind in ('host_late', 'host_missing', 'not_as_described', 'unsafe', 'weather', 'money',
    'other', 'no_show', 'no_show_host', 'no_show_decided')),
  message text not null check (length(message) between 10 and 2000),
  photos jsonb not null default '[]' check (jsonb_typeof(photos) = 'array' and jsonb_array_length(photos) <= 4),
  created_at timestamptz not null default banyan_now()
);
create index problem_report_booking on problem_report (booking_id, created_at);

-- ==== References between subjects ===================================================================================
-- References to tables that come later.

alter table account_link add foreign key (booking_id) references booking on delete cascade;
alter table offer add foreign key (replaces_booking_id) references booking;
alter table host_reply add foreign key (message_id) references message on delete cascade;
alter table partner_commission add foreign key (payment_id) references partner_payment;
alter table notice_attempt add foreign key (phone_message_id) references phone_message on delete cascade;

-- ==== Views =========================================================================================================
-- Read-only views for tests and audits from outside (docs/guide/run.md).

create view audit_slot as
  select d.id as slot_id, d.capacity,
    coalesce(sum(b.pax) filter (where b.status in ('requested', 'confirmed', 'checked_in', 'completed', 'no_show')
      or (b.status = 'held' and b.hold_until > banyan_now())), 0)::integer as taken
  from departure d left join booking b on b.departure_id = d.id
  group by d.id;

create view audit_booking as
  select id, departure_id as slot_id, user_id, pax, status, total_cents, idempotency_key from booking;

create view audit_payment as
  select p.id, p.booking_id, p.provider_ref as gateway_id, 'payment'::text as kind, p.amount_minor as cents, p.currency
    from payment p where p.status = 'succeeded'
  union all
  select r.id, p.booking_id, r.provider_ref, 'refund', r.amount_minor, p.currency
    from refund r join payment p on p.id = r.payment_id where r.status in ('sent', 'pending', 'succeeded');

create view audit_coupon as
  select c.code::text as code, c.max_uses,
    (select count(*) from coupon_use u where u.coupon_id = c.id and u.state <> 'released')::integer as used
  from coupon c;

-- ==== Functions =====================================================================================================
-- Queries with a name, guards, and what keeps projections up to date.

create function bump_content_version() returns trigger language plpgsql as $$
begin
  update content_version set version = version + 1;
  return null;
end $$;

create function ledger_must_balance() returns trigger language plpgsql as $$
declare
  off record;
begin
  select currency, sum(amount_minor) as total into off
    from ledger_entry where tx_id = new.tx_id group by currency having sum(amount_minor) <> 0 limit 1;
  if found then
    raise exception 'ledger transaction % is out of balance by % %', new.tx_id, off.total, off.currency;
  end if;
  return null;
end $$;

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: correct it by a reversing transaction';
end $$;

-- Photos of a review, counted once a statement.
create function count_review_photos() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update review r set photo_total = r.photo_total + p.total
    from (select review_id, count(*) as total from new_rows group by review_id) p where p.review_id = r.id;
  else
    update review r set photo_total = r.photo_total - p.total
    from (select review_id, count(*) as total from old_rows group by review_id) p where p.review_id = r.id;
  end if;
  return null;
end $$;

-- Removed reviews count nowhere: neither in figures, nor in lists, nor in the indexes of lists. Counts once a
-- statement and not once a row: a load of a thousand reviews changes a course once.
create function count_reviews() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update course c set review_total = c.review_total + f.total, review_sum = c.review_sum + f.points
    from (select course_id, count(*) as total, sum(rating) as points from new_rows where removed_at is null
      group by course_id) f
    where f.course_id = c.id;
  elsif tg_op = 'DELETE' then
    update course c set review_total = c.review_total - f.total, review_sum = c.review_sum - f.points
    from (select course_id, count(*) as total, sum(rating) as points from old_rows where removed_at is null
      group by course_id) f
    where f.course_id = c.id;
  elsif exists (select course_id, rating, id, removed_at is null from new_rows
      except select course_id, rating, id, removed_at is null from old_rows) then
    update course c set review_total = c.review_total + f.total, review_sum = c.review_sum + f.points
    from (select course_id, sum(number) as total, sum(number * rating) as points
      from (select course_id, rating, 1 as number from new_rows where removed_at is null
        union all select course_id, rating, -1 from old_rows where removed_at is null) b
      group by course_id) f
    where f.course_id = c.id;
  end if;
  return null;
end $$;

create function course_text_changed() returns trigger language plpgsql as $$
begin
  new.updated_at := banyan_now();
  return new;
end $$;

-- Words of scripts that the parser of text search may cut in pieces: each one whole.
create function search_native(folded text) returns tsvector language plpgsql immutable parallel safe as $$
begin
  if octet_length(folded) = length(folded) then return ''::tsvector; end if;
  return coalesce((select string_agg('''' || word || ''':1', ' ')::tsvector
    from (select distinct word from unnest(string_to_array(folded, ' ')) word where octet_length(word) > length(word)) w),
    ''::tsvector);
end $$;

-- A title: its words as written and as stems.
create function search_title(title text) returns tsvector language plpgsql immutable parallel safe as $$
declare folded text := search_fold(title);
begin
  return to_tsvector('banyan', folded) || to_tsvector('banyan_plain', folded) || search_native(folded);
end $$;

-- Sentences: stems only. Words of other scripts are added whole.
create function search_text(written text) returns tsvector language plpgsql immutable parallel safe as $$
begin
  if octet_length(written) = length(written) then return to_tsvector('banyan', written); end if;
  return to_tsvector('banyan', written) || search_native(search_fold(written));
end $$;

-- Names of places and categories: also those that are stop words in English ("An", "Do").
create function search_names(names text) returns tsvector language plpgsql immutable parallel safe as $$
declare folded text := search_fold(names);
begin
  return to_tsvector('banyan', folded) || to_tsvector('simple', folded) || search_native(folded);
end $$;

-- Writes only words that are new, so that two writers rarely wait for each other.
create function learn_words(texts text[], are_names boolean) returns void language sql as $$
  insert into search_word as known (word, is_written, is_name, uses)
  select word, true, are_names, count(*)
  from unnest(texts) written, unnest(string_to_array(search_fold(written), ' ')) word
  where length(word) between 3 and 40 and word ~ '[^0-9]' and not exists (
    select from search_word w where w.word = word.word and w.is_written and w.is_name >= are_names)
  group by word order by word
  on conflict (word) do update set is_written = true, is_name = known.is_name or are_names
$$;

create function learn_lexemes(lexemes text[]) returns void language sql as $$
  insert into search_word (word, is_written, is_name, uses)
  select distinct lexeme, false, false, 1 from unnest(lexemes) lexeme
  where length(lexeme) between 2 and 40 and not exists (select from search_word w where w.word = lexeme)
  order by lexeme
  on conflict (word) do nothing
$$;

create function learn_synonym() returns trigger language plpgsql as $$
begin
  -- Phrases that are properties are read by their kind; as words they may find nothing.
  if new.kind in ('words', 'instead', 'place', 'landmark') then perform learn_words(array[new.term, new.means], false); end if;
  return null;
end $$;

create function day_slot(day date) returns integer language sql immutable parallel safe as $$
  select (((day - date '2000-01-03') % 770) + 770) % 770
$$;

-- The bits of all days from the first to the last, both included; none when the first is after the last.
create function day_mask(first date, last date) returns bit language plpgsql immutable parallel safe as $$
declare
  days integer := least(last - first + 1, 770);
  slot integer := day_slot(first);
  run bit(770);
begin
  if days <= 0 then return repeat('0', 770)::bit(770); end if;
  run := (repeat('1', days) || repeat('0', 770 - days))::bit(770);
  return (run >> slot) | (run << (770 - slot));
end $$;

-- The band of a start time as a trait: morning from 01:00, afternoon from 12:00, evening from 19:00
-- (docs/domain/search.md#bands-of-start-times).
create function time_band(start_time time) returns integer language sql immutable parallel safe as $$
  select case when start_time < '01:00' or start_time >= '19:00' then 4 when start_time < '12:00' then 1 else 2 end
$$;

-- Makes the bits of these courses again. Rows are locked first: what is read afterwards then cannot be older than
-- what another transaction has just written.
create function refresh_course_days(ids integer[]) returns void
  language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform from course_days where course_id = any(ids) order by course_id for update;
  insert into course_days select * from course_days_rows(ids) order by course_id
  on conflict (course_id) do update set city_id = excluded.city_id, morning = excluded.morning, afternoon = excluded.afternoon,
    evening = excluded.evening, due_at = excluded.due_at;
  delete from course_days d where d.course_id = any(ids) and not exists (
    select from course c join city t on t.id = c.city_id
    where c.id = d.course_id and c.status = 'published' and t.is_active);
end $$;

-- Whether a course can be booked within these dates right now, by its timetable: for the few cards that are shown.
-- `bands` are traits; 7 is any. Days before today and beyond the horizon are closed. Planned once for each
-- connection: a plan costs more than the answer.
create function course_opens(course integer, first date, last date, bands integer, party integer default 1) returns boolean
  language plpgsql stable cost 10000 set plan_cache_mode = force_generic_plan as $$
declare
  sold record;
begin
  select c.id, case when exists (select from feed_stop f where f.course_id = c.id) then -1 else c.horizon_days end as horizon_days,
    c.cutoff_first_minutes as first_cut, c.cutoff_later_minutes as later_cut, k as clock,
    local_time(banyan_now(), k)::date as today
  into sold from course c join city t on t.id = c.city_id join zone_clock k on k.zone = t.time_zone where c.id = course;
  return exists (
    select from generate_series(greatest(first, sold.today)::timestamp, least(last, sold.today + sold.horizon_days),
      interval '1 day') series cross join lateral (select series::date as day) span cross join lateral (
        select r.start_time, r.capacity from availability_rule r
        where r.course_id = sold.id and r.weekday = extract(isodow from span.day)::integer
          and time_band(r.start_time) & bands <> 0 and not exists (
            select from availability_exception e where e.course_id = sold.id and e.local_date = span.day
              and (e.start_time is null and e.kind = 'closed' or e.start_time = r.start_time and e.kind <> 'capacity'))
        union all
        select x.start_time, x.capacity from availability_exception x
        where x.course_id = sold.id and x.local_date = span.day and x.kind = 'extra'
          and time_band(x.start_time) & bands <> 0
      ) s
      left join availability_exception q on q.course_id = sold.id and q.local_date = span.day
        and q.start_time = s.start_time and q.kind = 'capacity'
      left join departure d on d.course_id = sold.id and d.local_date = span.day and d.start_time = s.start_time
    where instant_of(span.day + s.start_time, sold.clock) > banyan_now()
        + make_interval(mins => case when d.taken > 0 then sold.later_cut else sold.first_cut end)
      and (d.taken is null or d.taken + party <= coalesce(q.capacity, s.capacity) + (
        select coalesce(sum(b.pax), 0) from booking b
        where b.departure_id = d.id and b.status = 'held' and b.hold_until <= banyan_now()))
      and coalesce(q.capacity, s.capacity) >= party and not exists (
        select from feed_block f where f.course_id = sold.id and f.local_date = span.day and f.start_time = s.start_time));
end $$;

-- Best rank and lowest price of these cities: one step into an index each.
create function refresh_city_facet(ids integer[]) returns void
  language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  update city_facet f set best_rank = best.rank, cheapest = least_price.facts
  from unnest(ids) w(id)
    left join lateral (
      select l.rank from course_listing l where l.city_id = w.id order by l.rank desc, l.course_id limit 1) best on true
    left join lateral (
      select jsonb_build_object('price_cents', c.price_cents, 'surcharge_cents', c.surcharge_cents,
        'group_tiers', c.group_tiers, 'min_pax', c.min_pax, 'deposit_rate', c.deposit_rate::text) as facts
      from (select l.course_id from course_listing l where l.city_id = w.id order by l.price_cents, l.course_id limit 1) l
        join course c on c.id = l.course_id) least_price on true
  where f.city_id = w.id and (f.best_rank is distinct from best.rank or f.cheapest is distinct from least_price.facts);
end $$;

-- Adds and subtracts; in one order everywhere, so that two writers wait for each other instead of both.
create function count_listing() returns trigger language plpgsql as $$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(jsonb_build_object('city', city_id, 'category', category_id, 'host', host_id, 'n', n, 'reviews', r))
      into changes from (select city_id, category_id, host_id, count(*) as n, sum(review_total) as r
        from new_rows group by 1, 2, 3) g;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(jsonb_build_object('city', city_id, 'category', category_id, 'host', host_id, 'n', n, 'reviews', r))
      into changes from (select city_id, category_id, host_id, -count(*) as n, -sum(review_total) as r
        from old_rows group by 1, 2, 3) g;
  else
    select jsonb_agg(jsonb_build_object('city', city_id, 'category', category_id, 'host', host_id, 'n', n, 'reviews', r))
      into changes from (select city_id, category_id, host_id, sum(n) as n, sum(review_total) as r
        from (select city_id, category_id, host_id, 1 as n, review_total from new_rows
          union all select city_id, category_id, host_id, -1, -review_total from old_rows) both_rows
        group by 1, 2, 3 having sum(n) <> 0 or sum(review_total) <> 0) g;
  end if;
  if changes is null then return null; end if;
  with d as (select * from jsonb_to_recordset(changes) as d(city integer, category integer, n integer))
  insert into listing_facet select city, category, sum(n) from d group by 1, 2 having sum(n) <> 0 order by 1, 2
  on conflict (city_id, category_id) do update set total = listing_facet.total + excluded.total;
  with d as (select * from jsonb_to_recordset(changes) as d(category integer, n integer))
  insert into category_facet select category, sum(n) from d group by 1 having sum(n) <> 0 order by 1
  on conflict (category_id) do update set total = category_facet.total + excluded.total;
  with d as (select * from jsonb_to_recordset(changes) as d(city integer, n integer, reviews integer))
  insert into city_facet select city, sum(n), sum(reviews) from d group by 1 order by 1
  on conflict (city_id) do update set total = city_facet.total + excluded.total,
    review_total = city_facet.review_total + excluded.review_total;
  with d as (select * from jsonb_to_recordset(changes) as d(host uuid, n integer)),
  moved as (select host, sum(n) as n from d group by 1 having sum(n) <> 0),
  put as (
    insert into host_facet as known select host, n from moved order by 1
    on conflict (host_id) do update set total = known.total + excluded.total returning host_id, total
  ),
  shift as (select sum(case when put.total > 0 and put.total - m.n <= 0 then 1
      when put.total <= 0 and put.total - m.n > 0 then -1 else 0 end) as hosts
    from put join moved m on m.host = put.host_id)
  update catalogue_facet set hosts = catalogue_facet.hosts + shift.hosts from shift where shift.hosts <> 0;
  return null;
end $$;

create function listing_rating(review_total integer, review_sum integer) returns integer
  language sql immutable parallel safe as $$
  select case when review_total = 0 then 0
    else round(review_sum * 100.0 / review_total)::integer * 10000 + least(review_total, 9999) end
$$;

-- The order `recomended`: the operator's rank, then what guests say. Ten reviews of 4.5 are added to those of a
-- course, so that a new course starts in the middle and one praise does not beat a hundred (docs/domain/search.md).
create function listing_rank(rank integer, review_total integer, review_sum integer) returns integer
  language sql immutable parallel safe as $$
  select greatest(-200000, least(rank, 200000)) * 10000
    + round(1000 * (review_sum + 45)::numeric / (review_total + 10))::integer
$$;

-- Makes the listings of these courses again. The courses are locked first: what is read afterwards is not older than
-- what another transaction has just written.
create function refresh_course_listing(ids integer[]) returns void
  language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  cities integer[];
begin
  perform from course where id = any(ids) order by id for no key update;
  select array_agg(distinct city_id) into cities from (
    select city_id from course_listing where course_id = any(ids)
    union select city_id from course where id = any(ids)) both_sides;
  insert into course_listing select * from course_listing_rows(ids) order by course_id
  on conflict (course_id) do update set city_id = excluded.city_id, category_id = excluded.category_id,
    host_id = excluded.host_id, price_cents = excluded.price_cents, duration_minutes = excluded.duration_minutes,
    traits = excluded.traits, rank = excluded.rank, popularity = excluded.popularity, rating = excluded.rating,
    review_total = excluded.review_total, published_at = excluded.published_at, words = excluded.words;
  delete from course_listing l where l.course_id = any(ids) and not exists (
    select from course c join city t on t.id = c.city_id
    where c.id = l.course_id and c.status = 'published' and t.is_active);
  perform refresh_city_facet(cities);
  perform learn_words(array(select concat_ws(' ', c.title, c.activity, h.display_name) from course c join host h on h.user_id = c.host_id
    where c.id = any(ids) and c.status = 'published'), false);
  perform learn_lexemes(array(select unnest(tsvector_to_array(words)) from course_listing where course_id = any(ids)));
end $$;

-- Counts everything from nothing: after a bulk load, or to be sure.
create function recount_listing() returns void language plpgsql as $$
begin
  delete from listing_facet;
  delete from category_facet;
  delete from city_facet;
  delete from host_facet;
  insert into listing_facet select city_id, category_id, count(*) from course_listing group by 1, 2;
  insert into category_facet select category_id, sum(total) from listing_facet group by 1;
  insert into city_facet select city_id, count(*), sum(review_total) from course_listing group by 1;
  insert into host_facet select host_id, count(*) from course_listing group by 1;
  update catalogue_facet set hosts = (select count(*) from host_facet);
  update city_facet f set best_rank = b.rank, cheapest = jsonb_build_object('price_cents', c.price_cents,
    'surcharge_cents', c.surcharge_cents, 'group_tiers', c.group_tiers, 'min_pax', c.min_pax,
    'deposit_rate', c.deposit_rate::text)
  from (select city_id, max(rank) as rank from course_listing group by 1) b
    join (select distinct on (city_id) city_id, course_id from course_listing
      order by city_id, price_cents, course_id) l on l.city_id = b.city_id
    join course c on c.id = l.course_id
  where f.city_id = b.city_id;
end $$;

create function rebuild_listing_rows(ids integer[] default null) returns void language plpgsql as $$
declare
  made record;
  chunk integer[];
  indexes text[];
begin
  if ids is not null then
    perform refresh_course_listing(ids);
    perform refresh_course_days(ids);
    return;
  end if;
  perform set_config('maintenance_work_mem', '512MB', true);
  -- Rows that have just come have no statistics, and without them every chunk would read whole tables.
  analyze city, course, availability_rule, availability_exception, departure, booking;
  select array_agg(i.indexdef order by i.indexname) into indexes from pg_indexes i
    where i.schemaname = 'public' and i.tablename in ('course_listing', 'course_days')
      and i.indexname not in ('course_listing_pkey', 'course_days_pkey');
  for made in select i.indexname from pg_indexes i where i.schemaname = 'public'
    and i.tablename in ('course_listing', 'course_days') and i.indexname not in ('course_listing_pkey', 'course_days_pkey')
  loop
    execute format('drop index %I', made.indexname);
  end loop;
  truncate course_listing, course_days, search_word;
  alter table course_listing disable trigger listing_counts_insert;
  for chunk in
    -- City by city, so that the rows of one lie together.
    select array_agg(id order by n) from (select id, row_number() over (order by city_id, id) as n from course
      where status = 'published') numbered group by (n - 1) / 20000 order by min(n)
  loop
    insert into course_listing select * from course_listing_rows(chunk) order by city_id, course_id;
    insert into course_days select * from course_days_rows(chunk) order by city_id, course_id;
  end loop;
  alter table course_listing enable trigger listing_counts_insert;
  for n in 1 .. coalesce(cardinality(indexes), 0) loop
    execute indexes[n];
  end loop;
  perform recount_listing();
  perform learn_words(array(select name || ' ' || native_name || ' ' || slug from city where is_active)
    || array(select name from country) || array(select name from category), true);
  perform learn_words(array(select term || ' ' || means from search_synonym where kind in ('words', 'instead', 'place', 'landmark')), false);
  perform learn_words(array(select display_name from host), false);
  insert into search_word as known (word, is_written, is_name, uses)
  select word, true, false, count(*) from course_listing l join course c on c.id = l.course_id,
    unnest(string_to_array(search_fold(c.title || ' ' || c.activity), ' ')) word
  where length(word) between 3 and 40 and word ~ '[^0-9]' group by word
  on conflict (word) do update set uses = known.uses + excluded.uses;
  -- Common words stand in any sample; whether a rare one finds something is asked when it is searched.
  perform learn_lexemes(array(select word from ts_stat(
    'select words from course_listing where course_id % (1 + (select count(*) from course_listing) / 30000) = 0')));
end $$;

-- A bulk load says `set local banyan.bulk_load = 'on'` and calls rebuild_course_listing() at its end.
create function is_bulk_load() returns boolean language sql stable as $$
  select coalesce(current_setting('banyan.bulk_load', true), '') = 'on'
$$;

create function course_changes_listing() returns trigger language plpgsql as $$
declare
  listed integer[];
  dated integer[];
begin
  if is_bulk_load() then return null; end if;
  if tg_op = 'INSERT' then
    select array_agg(id order by id) into listed from new_rows where status = 'published';
    dated := listed;
  elsif tg_op = 'DELETE' then
    select array_agg(id order by id) into listed from old_rows;
    dated := listed;
  else
    -- Reviews and figures come often and change little: no text is read again for them.
    update course_listing l set rank = listing_rank(n.rank, n.review_total, n.review_sum), popularity = n.popularity,
      review_total = n.review_total, rating = listing_rating(n.review_total, n.review_sum),
      traits = l.traits & ~16384 | top_rated_bit(n.review_total, n.review_sum)
    from new_rows n join old_rows o on o.id = n.id
    where n.id = l.course_id and (o.rank, o.popularity, o.review_total, o.review_sum)
      is distinct from (n.rank, n.popularity, n.review_total, n.review_sum);
    perform refresh_city_facet(array(select distinct n.city_id from new_rows n join old_rows o on o.id = n.id
      where (o.rank, o.review_total, o.review_sum, o.price_cents, o.surcharge_cents, o.group_tiers, o.min_pax,
        o.deposit_rate) is distinct from (n.rank, n.review_total, n.review_sum, n.price_cents, n.surcharge_cents,
        n.group_tiers, n.min_pax, n.deposit_rate)));
    select array_agg(n.id order by n.id) filter (where
        (o.status, o.city_id, o.category_id, o.host_id, o.title, o.activity, o.summary, o.description, o.steps, o.meeting_text, o.accessibility, o.requirements, o.price_cents,
          o.duration_minutes, o.transport, o.attributes, o.max_pax, o.access_features, o.diets, o.is_private, o.languages, o.confirmation, o.policy,
          o.ba_host, o.published_at)
        is distinct from (n.status, n.city_id, n.category_id, n.host_id, n.title, n.activity, n.summary, n.description,
          n.steps, n.meeting_text, n.accessibility, n.requirements, n.price_cents, n.duration_minutes, n.transport, n.attributes, n.max_pax, n.access_features, n.diets,
          n.is_private, n.languages, n.confirmation, n.policy, n.ba_host, n.published_at)),
      array_agg(n.id order by n.id) filter (where
        (o.status, o.city_id, o.horizon_days, o.cutoff_first_minutes, o.cutoff_later_minutes)
        is distinct from (n.status, n.city_id, n.horizon_days, n.cutoff_first_minutes, n.cutoff_later_minutes))
    into listed, dated from new_rows n left join old_rows o on o.id = n.id
    where o.status = 'published' or n.status = 'published';
  end if;
  if listed is not null then perform refresh_course_listing(listed); end if;
  if dated is not null then perform refresh_course_days(dated); end if;
  return null;
end $$;

-- Rules and exceptions: the days, and the bands of start times.
create function timetable_changes_listing() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if is_bulk_load() then return null; end if;
  if tg_op = 'INSERT' then
    select array_agg(distinct course_id) into ids from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct course_id) into ids from old_rows;
  else
    select array_agg(distinct course_id) into ids from (
      select course_id from new_rows union select course_id from old_rows) both_rows;
  end if;
  if ids is null then return null; end if;
  perform from course where id = any(ids) order by id for no key update;
  update course_listing l set traits = (l.traits & ~7) | coalesce(b.traits, 0),
    words = ts_delete(l.words, tsvector_to_array(listing_marks(l.category_id, l.city_id, l.traits)))
      || listing_marks(l.category_id, l.city_id, (l.traits & ~7) | coalesce(b.traits, 0))
  from unnest(ids) w(id) left join lateral (
    select bit_or(time_band(s.start_time)) as traits from (
      select r.start_time from availability_rule r where r.course_id = w.id
      union all
      select e.start_time from availability_exception e where e.course_id = w.id and e.kind = 'extra') s) b on true
  where l.course_id = w.id and l.traits & 7 <> coalesce(b.traits, 0);
  perform refresh_course_days(ids);
  return null;
end $$;

-- Seats: only when a departure becomes full or free again, so that an ordinary checkout pays nothing.
create function seats_change_days() returns trigger language plpgsql as $$
begin
  perform refresh_course_days(array[new.course_id]);
  return null;
end $$;

-- Names and zones of places: rare, and as expensive as the number of courses they touch.
create function place_changes_listing() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if is_bulk_load() then return null; end if;
  if tg_table_name = 'city' then
    select array_agg(id) into ids from course where city_id = new.id and status = 'published';
    perform learn_words(array[new.name || ' ' || new.native_name || ' ' || new.slug], true);
  elsif tg_table_name = 'category' then
    select array_agg(id) into ids from course where category_id = new.id and status = 'published';
    perform learn_words(array[new.name], true);
  else
    select array_agg(c.id) into ids from course c join city t on t.id = c.city_id
    where t.country_code = new.code and c.status = 'published';
    perform learn_words(array[new.name], true);
  end if;
  if ids is not null then
    perform rebuild_course_listing(ids);
  end if;
  return null;
end $$;

-- Everything of a course that a claim of a departure on this date decides on, as one number: two reads that answer
-- the same have read the same. Null for a course that does not exist.
create function offer_stamp(wanted_course integer, wanted_date date) returns bigint language sql stable as $$
  select hash_record_extended(row(c.host_id, c.status, c.city_id, c.duration_minutes, c.price_cents, c.min_pax, c.max_pax,
      c.surcharge_cents, c.deposit_rate, c.group_tiers, c.confirmation, c.policy, c.transport, c.cutoff_first_minutes,
      c.cutoff_later_minutes, c.horizon_days), 1)
    # coalesce((select bit_xor(hash_record_extended(row(f.start_time), 5))
        from feed_block f where f.course_id = c.id and f.local_date = wanted_date), 0)
    # (select count(*) from feed_stop s where s.course_id = c.id)
    # coalesce((select bit_xor(hash_record_extended(row(r.id, r.weekday, r.start_time, r.capacity, r.min_pax), 2))
        from availability_rule r where r.course_id = c.id), 0)
    # coalesce((select bit_xor(hash_record_extended(row(e.id, e.start_time, e.kind, e.capacity, e.min_pax), 3))
        from availability_exception e where e.course_id = c.id and e.local_date = wanted_date), 0)
    # coalesce((select bit_xor(hash_record_extended(row(a.id, a.kind, a.unit_price_cents, a.persons_per_unit), 4))
        from addon a where a.course_id = c.id), 0)
  from course c where c.id = wanted_course
$$;

-- Takes seats in one statement: locks the departure, checks that its seats and the offer are as read (`stamp`), then
-- writes the booking and everything that belongs to it. Null when something changed; then nothing is written (ADR
-- 033).
create function claim_seats(slot jsonb, made jsonb, also jsonb, stamp bigint) returns timestamptz
  language plpgsql as $$
declare
  place departure := jsonb_populate_record(null::departure, slot);
  held booking := jsonb_populate_record(null::booking, made);
  seats integer;
  room jsonb := nullif(also -> 'room', 'null');
  found jsonb;
begin
  select id, taken into place.id, seats from departure d
    where d.course_id = place.course_id and d.local_date = place.local_date and d.start_time = place.start_time for no key update;
  if place.id is null then
    insert into departure (course_id, local_date, start_time, starts_at, ends_at, capacity)
      values (place.course_id, place.local_date, place.start_time, place.starts_at, place.ends_at, place.capacity)
      on conflict (course_id, local_date, start_time) do nothing;
    select id, taken into place.id, seats from departure d
      where d.course_id = place.course_id and d.local_date = place.local_date and d.start_time = place.start_time for no key update;
  end if;
  held.in_account := coalesce(held.in_account, 'offered');
  held.locale := coalesce(held.locale, 'en_US');
  perform from course where id = place.course_id for key share;
  if seats + held.pax > place.capacity or stamp is distinct from offer_stamp(place.course_id, place.local_date) then
    return null;
  end if;
  if room is not null then
    perform take_turns(array(select jsonb_array_elements_text(also -> 'turns')));
    found := live_holds(held.visitor_id, held.held_by, held.held_from, place.id, '{}');
    if exists (select from jsonb_each_text(room) most where (found ->> most.key)::integer > most.value::integer) then
      return null;
    end if;
  end if;
  if held.user_id is null then
    insert into user_account (email, first_name, last_name, isd_code, phone, locale)
      values (held.email, held.first_name, held.last_name, held.isd_code, held.phone, held.locale)
      on conflict (email) do update set email = user_account.email returning id into held.user_id;
    if held.user_id = (select host_id from course where id = place.course_id) then return null; end if;
  end if;
  insert into booking (id, ref, access_hash, token_hash, departure_id, course_id, user_id, visitor_id, pax, hold_until,
      quote, policy, addons, coupon_id, first_name, last_name, email, isd_code, phone, message, pickup_address,
      pickup_latitude, pickup_longitude, idempotency_key, offer_id, in_account,
      held_by, held_from, locale)
    values (held.id, held.ref, held.access_hash, held.token_hash, place.id, place.course_id, held.user_id, held.visitor_id,
      held.pax, held.hold_until, held.quote, held.policy, held.addons,
      held.coupon_id, held.first_name, held.last_name, held.email, held.isd_code, held.phone, held.message,
      held.pickup_address, held.pickup_latitude, held.pickup_longitude, held.idempotency_key, held.offer_id, held.in_account,
      held.held_by, held.held_from, held.locale);
  update departure set taken = taken + held.pax, capacity = place.capacity where id = place.id;
  insert into booking_history (booking_id, actor, actor_id, to_status)
    values (held.id, 'guest', case when held.in_account = 'joined' then held.user_id end, 'held');
  if (also ->> 'opens_for_days') is not null then
    insert into visitor_booking (booking_id, visitor_id, expires_at)
      values (held.id, held.visitor_id, banyan_now() + make_interval(days => (also ->> 'opens_for_days')::integer));
  end if;
  if (also ->> 'password_hash') is not null then
    insert into pending_password (booking_id, user_id, visitor_id, password_hash)
      select held.id, u.id, held.visitor_id, also ->> 'password_hash' from user_account u
      where u.id = held.user_id and u.verified_at is null;
  end if;
  if held.coupon_id is not null then
    insert into coupon_use (booking_id, coupon_id, user_id, use_no) values (held.id, held.coupon_id, held.user_id,
      (select coalesce(max(use_no), 0) + 1 from coupon_use u where u.coupon_id = held.coupon_id));
    update coupon set used = used + 1 where id = held.coupon_id;
  end if;
  if held.idempotency_key is not null then
    insert into idempotency_key (scope, key, body_hash, answer) values (also ->> 'key_scope', held.idempotency_key,
      (also ->> 'key_body_hash')::bytea, jsonb_build_object('booking_id', held.id));
  end if;
  if (also ->> 'remind_at') is not null then
    insert into outbox (topic, payload, not_before)
      values ('mail', jsonb_build_object('kind', 'booking-held', 'booking_id', held.id), (also ->> 'remind_at')::timestamptz);
  end if;
  if (also ->> 'partner_id') is not null then
    -- Whoever was paused meanwhile earns nothing, and an ambassador nothing of an own booking.
    insert into partner_commission (booking_id, partner_id, way, rate, look_at)
      select held.id, p.id, also ->> 'partner_way', (also ->> 'partner_rate')::numeric,
        place.ends_at + make_interval(hours => (also ->> 'partner_look_hours')::integer)
      from partner p where p.id = (also ->> 'partner_id')::uuid and p.state = 'active'
        and (p.user_id = held.user_id) = (also ->> 'partner_way' = 'account');
  end if;
  return held.hold_until;
end $$;

create function receipt_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'a receipt is never changed: a refund has a receipt of its own';
end $$;

-- Waits until no other claim of these keys is under way. Keys in ascending order, so that nobody waits in a circle.
create function take_turns(keys text[]) returns void language sql as $$
  insert into claim_turn (key, taken_at) select key, banyan_now() from unnest(keys) key order by key
    on conflict (key) do update set taken_at = excluded.taken_at
$$;

-- Many guests share a network, so its holds count only for guests who have shown nothing else: a login has shown a
-- mail address, and a card that was tried has been to a bank (ADR 022).
create function live_holds(visitor text, account uuid, network text, place bigint, spared uuid[]) returns jsonb
  language plpgsql stable as $$
declare
  own integer;
  own_here integer;
  near integer := 0;
  pax_here integer := 0;
begin
  select count(*), count(*) filter (where b.departure_id = place) into own, own_here from booking b
    where b.status = 'held' and ((b.visitor_id = visitor and b.held_from is not null) or b.held_by = account)
      and b.hold_until > banyan_now() and b.id <> all (spared);
  if network is not null then
    select count(*), coalesce(sum(b.pax) filter (where b.departure_id = place), 0) into near, pax_here from booking b
      where b.status = 'held' and b.held_from = network and b.held_by is null and b.hold_until > banyan_now()
        and b.id <> all (spared)
        and not exists (select from payment p join payment_attempt a on a.payment_id = p.id
          where p.booking_id = b.id and p.method = 'card'
            and (a.decline_code is not null or a.status in ('action', 'unknown', 'done')
              or (a.status = 'sending' and a.lease_until > banyan_now())));
  end if;
  return jsonb_build_object('own', own, 'own_here', own_here, 'network', near, 'network_pax_here', pax_here);
end $$;

create function bump_search_lexicon() returns trigger language plpgsql as $$
begin
  update search_lexicon set version = version + 1;
  return null;
end $$;

-- What a course is, as lexemes that no written word can be: its category, its city, for whom it is, when it starts, and
-- what guests need.
create function listing_marks(category_id integer, city_id integer, traits integer) returns tsvector
  language sql immutable parallel safe as $$
  select string_agg('''' || mark || ''':1B', ' ')::tsvector from (
    select 'category=' || category_id as mark union all select 'city=' || city_id union all
    select mark from (values (1, 'time=morning'), (2, 'time=afternoon'), (4, 'time=evening'), (64, 'for=solo'),
      (128, 'for=family'), (256, 'for=couples'), (512, 'for=child-friendly'), (1024, 'for=big-groups'), (8192, 'need=private'),
      (32768, 'need=vegetarian'), (65536, 'need=vegan'), (131072, 'need=halal'), (262144, 'need=gluten-free'),
      (524288, 'need=step-free'), (1048576, 'need=hearing'), (2097152, 'need=sight'), (4194304, 'need=speaks-en'),
      (8388608, 'need=speaks-fr'), (16777216, 'need=speaks-de'), (33554432, 'need=speaks-es'), (67108864, 'need=speaks-it'),
      (134217728, 'need=speaks-pt'), (268435456, 'need=speaks-ja'), (536870912, 'need=speaks-zh'),
      (1073741824, 'need=speaks-ko')) known(trait, mark)
    where traits & trait <> 0) marks
$$;

-- The words of what a course is, "bike tour", as lexemes that no written word can be: a match here says more than one in a
-- title.
create function activity_marks(activity text) returns tsvector language sql immutable parallel safe as $$
  select coalesce(string_agg('''is=' || lexeme || ''':1B', ' ')::tsvector, ''::tsvector)
  from unnest(tsvector_to_array(search_title(activity))) lexeme
$$;

-- The bit of the filter "top rated": 5 reviews of 4.5 stars (src/domain/search/ranking.ts).
create function top_rated_bit(review_total integer, review_sum integer) returns integer
  language sql immutable parallel safe as $$
  select case when review_total >= 5 and review_sum * 100 >= review_total * 450 then 16384 else 0 end
$$;

-- The bits of the filters that a course itself answers (src/domain/catalogue/listing-filters.ts); its times answer those below 8.
create function course_traits(c course) returns integer language sql immutable parallel safe as $$
  select case c.transport when 'free' then 8 when 'addon' then 16 else 0 end
    | case when c.ba_host then 32 else 0 end
    | case when 'solo' = any(c.attributes) then 64 else 0 end
    | case when 'family' = any(c.attributes) then 128 else 0 end
    | case when 'couples' = any(c.attributes) then 256 else 0 end
    | case when 'child-friendly' = any(c.attributes) then 512 else 0 end
    | case when 'big-groups' = any(c.attributes) then 1024 else 0 end
    | case when c.confirmation = 'instant' then 2048 else 0 end
    | case when c.policy = 'flexible' then 4096 else 0 end
    | case when c.is_private then 8192 else 0 end
    | top_rated_bit(c.review_total, c.review_sum)
    | case when c.diets && array['vegetarian', 'vegan'] then 32768 else 0 end
    | case when 'vegan' = any(c.diets) then 65536 else 0 end
    | case when 'halal' = any(c.diets) then 131072 else 0 end
    | case when 'gluten-free' = any(c.diets) then 262144 else 0 end
    | case when 'step-free' = any(c.access_features) then 524288 else 0 end
    | case when 'hearing' = any(c.access_features) then 1048576 else 0 end
    | case when 'sight' = any(c.access_features) then 2097152 else 0 end
    | case when 'English' = any(c.languages) then 4194304 else 0 end
    | case when 'French' = any(c.languages) then 8388608 else 0 end
    | case when 'German' = any(c.languages) then 16777216 else 0 end
    | case when 'Spanish' = any(c.languages) then 33554432 else 0 end
    | case when 'Italian' = any(c.languages) then 67108864 else 0 end
    | case when 'Portuguese' = any(c.languages) then 134217728 else 0 end
    | case when 'Japanese' = any(c.languages) then 268435456 else 0 end
    | case when c.languages && array['Chinese', 'Mandarin', 'Cantonese'] then 536870912 else 0 end
    | case when 'Korean' = any(c.languages) then 1073741824 else 0 end
$$;

-- What course_listing should hold for these courses: with its activity, the host, the steps and the meeting point.
create function course_listing_rows(ids integer[]) returns setof course_listing language sql stable as $$
  with wanted as materialized (
    select c.*, course_traits(c) as own_traits from unnest(ids) w(id) join course c on c.id = w.id and c.status = 'published'
      join city t on t.id = c.city_id and t.is_active
  ), places as materialized (
    select p.city_id, p.category_id, search_names(concat_ws(' ', t.name, t.native_name, t.slug, n.name, k.name)) as names
    from (select distinct city_id, category_id from wanted) p join city t on t.id = p.city_id
      join country n on n.code = t.country_code join category k on k.id = p.category_id
  ), bands as (
    select s.course_id, bit_or(time_band(s.start_time)) as traits from (
      select r.course_id, r.start_time from wanted w join availability_rule r on r.course_id = w.id
      union all
      select e.course_id, e.start_time from wanted w join availability_exception e
        on e.course_id = w.id and e.kind = 'extra'
    ) s group by s.course_id
  ), traits as (
    select c.id, coalesce(b.traits, 0) | c.own_traits as bits
    from wanted c left join bands b on b.course_id = c.id
  )
  select c.id, c.city_id, c.category_id, c.host_id, c.price_cents, c.duration_minutes,
    r.bits, c.max_pax,
    listing_rank(c.rank, c.review_total, c.review_sum), c.popularity, listing_rating(c.review_total, c.review_sum), c.review_total,
    coalesce(c.published_at, c.created_at),
    setweight(search_title(c.title) || search_title(c.activity), 'A') || setweight(p.names || search_names(h.display_name), 'B')
      || setweight(search_text(c.summary), 'C')
      || setweight(search_text(left(concat_ws(' ', c.description, s.steps, c.meeting_text, array_to_string(c.accessibility, ' '),
        array_to_string(c.requirements, ' ')), 6000)), 'D')
      || activity_marks(c.activity) || listing_marks(c.category_id, c.city_id, r.bits)
  from wanted c join places p on p.city_id = c.city_id and p.category_id = c.category_id
    join traits r on r.id = c.id join host h on h.user_id = c.host_id
    left join lateral (select string_agg(concat_ws('. ', step ->> 'title', step ->> 'text'), ' ') as steps
      from jsonb_array_elements(c.steps) step) s on true
$$;

-- Search finds a host by the new name.
create function host_changes_listing() returns trigger language plpgsql as $$
begin
  if is_bulk_load() then return null; end if;
  perform refresh_course_listing(array(select id from course where host_id = new.user_id and status = 'published'));
  return null;
end $$;

create function bits_are_due() returns trigger language plpgsql as $$
begin
  if exists (select from search_common) then
    -- The row is locked even when it is there already: whoever makes the bits waits for what is not committed yet.
    insert into search_bits_due values (case when tg_op = 'DELETE' then old.course_id else new.course_id end)
    on conflict (course_id) do update set course_id = excluded.course_id;
  end if;
  return null;
end $$;

-- Makes the bits of these courses, all of one block, again. One at a time: readers go on.
create function refresh_search_bits(of_block integer, ids integer[]) returns void
  language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  none constant bit(15360) := repeat('0', 15360)::bit(15360);
  others bit(15360) := ~none;
  made bit(15360);
  known record;
  place integer;
begin
  lock table search_bits in share update exclusive mode;
  foreach place in array ids loop others := set_bit(others, place - of_block * 15360, 0); end loop;
  update search_bits set courses = courses & others
    where block = of_block and lexeme in (select lexeme from search_common) and courses & ~others <> none;
  for known in
    select w.lexeme, array_agg(l.course_id - of_block * 15360) as places
    from course_listing l, unnest(tsvector_to_array(l.words)) w(lexeme) join search_common c on c.lexeme = w.lexeme
    where l.course_id = any(ids) group by w.lexeme
  loop
    made := none;
    foreach place in array known.places loop made := set_bit(made, place, 1); end loop;
    insert into search_bits as b (lexeme, block, courses) values (known.lexeme, of_block, made)
    on conflict (lexeme, block) do update set courses = b.courses | excluded.courses;
  end loop;
end $$;

-- Chooses the common words and makes all of their bits: some minutes for a million courses, in which searches and
-- changes of words wait. In a catalogue of fewer courses than `from_total` there are none.
create function rebuild_search_bits(from_total integer default 20000) returns void language plpgsql as $$
declare
  total constant integer := (select count(*) from course_listing);
  part constant integer := 1 + total / 30000;
  of_block integer;
begin
  truncate search_common, search_bits, search_bits_due;
  if total >= from_total then
    insert into search_common select word from ts_stat(
      format('select words from course_listing where course_id %% %s = 0', part)) where ndoc > total / part / 100 and word !~ '^(is|need)=';
    for of_block in select distinct course_id / 15360 from course_listing order by 1 loop
      perform refresh_search_bits(of_block, array(select course_id from course_listing
        where course_id >= of_block * 15360 and course_id < (of_block + 1) * 15360));
    end loop;
    analyze search_common, search_bits;
  end if;
  update search_lexicon set version = version + 1;
end $$;

-- Makes listings and days again: of some courses, or of all. All is for a bulk load: it locks both tables, drops
-- their indexes and builds them anew, and should run with statement_timeout off.
create function rebuild_course_listing(ids integer[] default null) returns void language plpgsql as $$
begin
  -- Empty, so that nothing is noted as due for each row that comes.
  if ids is null then truncate search_common, search_bits, search_bits_due; end if;
  perform rebuild_listing_rows(ids);
  if ids is null then perform rebuild_search_bits(); end if;
end $$;

-- What a message changes in its conversation, and the hint to open windows. Whoever inserts holds the lock of the
-- thread's row.
create function message_moves_thread() returns trigger language plpgsql as $$
begin
  if new.side = 'host' then
    insert into host_reply (message_id, host_id, replied_at, seconds)
    select new.id, t.host_id, new.sent_at, greatest(0, extract(epoch from new.sent_at - t.guest_waits_since))::integer
    from message_thread t where t.id = new.thread_id and t.guest_waits_since is not null;
  end if;
  update message_thread t set
    last_at = greatest(t.last_at, new.sent_at),
    to_guest_seq = case when new.side = 'guest' then t.to_guest_seq else new.seq end,
    to_host_seq = case when new.side = 'host' then t.to_host_seq else new.seq end,
    guest_unmailed_since = case when new.side = 'guest' or new.is_told then t.guest_unmailed_since
      else coalesce(t.guest_unmailed_since, new.sent_at) end,
    host_unmailed_since = case when new.side = 'host' or new.is_told then t.host_unmailed_since
      else coalesce(t.host_unmailed_since, new.sent_at) end,
    guest_waits_since = case new.side when 'guest' then coalesce(t.guest_waits_since, new.sent_at) when 'host' then null
      else t.guest_waits_since end
  where t.id = new.thread_id;
  perform pg_notify('banyan_message', new.thread_id::text);
  return null;
end $$;

-- A question and its answer are the first messages of their conversation, whoever writes them. Mails of their own
-- tell of both.
create function inquiry_speaks() returns trigger language plpgsql as $$
begin
  if new.user_id is null or new.status = 'unverified' then return null; end if;
  insert into message_thread (id, inquiry_id, user_id, host_id)
  select new.id, new.id, new.user_id, c.host_id from course c where c.id = new.course_id on conflict (id) do nothing;
  if found then
    insert into message (thread_id, side, author_id, text, is_told, sent_at)
    values (new.id, 'guest', new.user_id, new.message, true, case tg_op when 'INSERT' then new.created_at else banyan_now() end);
  end if;
  if new.answer <> '' and (tg_op = 'INSERT' or old.answer = '') then
    insert into message (thread_id, side, text, is_told, sent_at)
    values (new.id, 'host', new.answer, true, coalesce(new.answered_at, banyan_now()));
  end if;
  return null;
end $$;

create function review_log_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the log of reviews is append-only: % on %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;

-- A row is taken only at the end of the chain.
create function review_log_follows() returns trigger language plpgsql as $$
declare
  last record;
begin
  select seq, hash into last from review_log order by seq desc limit 1;
  if new.seq <> coalesce(last.seq, 0) + 1 or (last.hash is not null and new.previous <> last.hash) then
    raise exception 'the log of reviews goes on at its end' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- The picture of a deleted message is due for the next run of the job that deletes uploads.
create function message_picture_goes() returns trigger language plpgsql as $$
begin
  update upload set expires_at = banyan_now() where id = old.upload_id;
  return null;
end $$;

-- Orders writes of a person in another window before or after the deletion of the account: before is seen, after is
-- refused. The deletion locks the row of the account, a write in its name shares it.
create function refuse_erased_account() returns trigger language plpgsql as $$
declare owner uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  if owner is null then return new; end if;
  perform from user_account where id = owner and erased_at is null for key share;
  if not found and exists (select from user_account where id = owner) then
    raise exception 'the account % is deleted', owner using errcode = 'BY401';
  end if;
  return new;
end $$;

-- The same for rows of a booking, which name no account of their own.
create function refuse_erased_guest() returns trigger language plpgsql as $$
declare owner uuid;
begin
  select user_id into owner from booking where id = new.booking_id;
  perform from user_account where id = owner and erased_at is null for key share;
  if not found and owner is not null then
    raise exception 'the account % is deleted', owner using errcode = 'BY401';
  end if;
  return new;
end $$;

-- A deleted account stays as it is.
create function erased_account_stays() returns trigger language plpgsql as $$
begin
  if old.erased_at is not null then
    raise exception 'the account % is deleted', old.id using errcode = 'BY401';
  end if;
  return new;
end $$;

create function refresh_feed_blocks(ids integer[]) returns void language plpgsql as $$
declare
  changed integer[];
begin
  perform from course where id = any(ids) order by id for no key update;
  with busy as (
    select c.id, c.duration_minutes as minutes, k as clock, b.starts_at, b.ends_at
    from course c join city t on t.id = c.city_id join zone_clock k on k.zone = t.time_zone
      join feed f on f.host_id = c.host_id and (f.course_id is null or f.course_id = c.id)
      join feed_busy b on b.feed_id = f.id and b.time_zone = t.time_zone
    where c.id = any(ids)
    union all
    select c.id, c.duration_minutes, k, d.starts_at, d.ends_at
    from course c join host h on h.user_id = c.host_id and h.one_at_a_time join city t on t.id = c.city_id
      join zone_clock k on k.zone = t.time_zone join course o on o.host_id = c.host_id and o.id <> c.id
      join departure d on d.course_id = o.id and d.taken > 0 and d.ends_at > banyan_now()
    where c.id = any(ids)
  ), days as (
    select b.*, day::date as day from busy b, generate_series(
      local_time(b.starts_at - make_interval(mins => b.minutes), b.clock)::date::timestamp,
      local_time(b.ends_at, b.clock)::date, interval '1 day') day
  ), slots as (
    select d.*, r.start_time from days d join availability_rule r
      on r.course_id = d.id and r.weekday = extract(isodow from d.day)
    union all
    select d.*, e.start_time from days d join availability_exception e
      on e.course_id = d.id and e.local_date = d.day and e.start_time is not null
  ), wanted as (
    select distinct id, day, start_time from slots
    where instant_of(day + start_time, clock) < ends_at
      and instant_of(day + start_time, clock) + make_interval(mins => minutes) > starts_at
    union
    select c.id, day::date, s.start_time
    from course c join city_closure k on k.city_id = c.city_id and k.ended_at is null and k.last_day >= (banyan_now() - interval '2 days')::date
      cross join generate_series(k.first_day::timestamp, k.last_day::timestamp, interval '1 day') day cross join lateral (
        select r.start_time from availability_rule r where r.course_id = c.id and r.weekday = extract(isodow from day)
        union
        select e.start_time from availability_exception e
        where e.course_id = c.id and e.local_date = day::date and e.start_time is not null) s
    where c.id = any(ids)
  ), gone as (
    delete from feed_block f where f.course_id = any(ids) and not exists (
      select from wanted w where (w.id, w.day, w.start_time) = (f.course_id, f.local_date, f.start_time))
    returning f.course_id
  ), come as (
    insert into feed_block select id, day, start_time from wanted on conflict do nothing returning course_id
  ), stopped as (
    select distinct c.id from course c join feed f on f.host_id = c.host_id and (f.course_id is null or f.course_id = c.id)
    where c.id = any(ids) and f.is_stopped
  ), freed as (
    delete from feed_stop s where s.course_id = any(ids) and s.course_id not in (select id from stopped) returning s.course_id
  ), halted as (
    insert into feed_stop select id from stopped on conflict do nothing returning course_id
  )
  select array_agg(distinct course_id) into changed from (
    select course_id from gone union all select course_id from come
    union all select course_id from freed union all select course_id from halted) every_one;
  if changed is not null then perform refresh_course_days(changed); end if;
end $$;

-- A departure that is planned anew may lie in a busy time that is known already.
create function timetable_changes_blocks() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if is_bulk_load() then return null; end if;
  select array_agg(distinct n.course_id) into ids from new_rows n join course c on c.id = n.course_id
    where exists (select from feed f where f.host_id = c.host_id and (f.course_id is null or f.course_id = c.id))
      or exists (select from host h where h.user_id = c.host_id and h.one_at_a_time)
      or exists (select from city_closure k where k.city_id = c.city_id and k.ended_at is null);
  if ids is not null then perform refresh_feed_blocks(ids); end if;
  return null;
end $$;

create function setting_changes() returns trigger language plpgsql as $$
begin
  insert into setting_change (key, from_value, to_value, reason, changed_by)
  values (new.key, case when tg_op = 'UPDATE' then old.value end, new.value,
    coalesce(current_setting('banyan.reason', true), ''), new.changed_by);
  return null;
end $$;

create function setting_change_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the history of settings is append-only: % on %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;

create function city_keeps_slug() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into city_former_slug (slug, city_id) values (old.slug, new.id)
    on conflict (slug) do update set city_id = excluded.city_id, since = banyan_now();
  end if;
  delete from city_former_slug where slug = new.slug;
  return null;
end $$;

-- A posting with a time of the past, such as a year before an import, has its day and those after it summed again.
create function ledger_day_again() returns trigger language plpgsql as $$
begin
  update ledger_days_kept set until = (new.at at time zone 'UTC')::date - 1 where until >= (new.at at time zone 'UTC')::date;
  return null;
end $$;

create function service_fee_changes() returns trigger language plpgsql as $$
begin
  insert into service_fee_change (city_id, category_id, from_rate, to_rate)
  values (case when tg_op = 'DELETE' then old.city_id else new.city_id end,
    case when tg_op = 'DELETE' then old.category_id else new.category_id end,
    case when tg_op <> 'INSERT' then old.rate end, case when tg_op <> 'DELETE' then new.rate end);
  return null;
end $$;

create function service_fee_change_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the history of service fees is append-only: % on %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;

create function exchange_rate_changes() returns trigger language plpgsql as $$
begin
  insert into exchange_rate_change (code, rate, source, good_at) values (new.code, new.rate, new.source, new.fetched_at);
  return null;
end $$;

create function content_text_stays() returns trigger language plpgsql as $$
begin
  raise exception 'versions of texts stay as they are: % on %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;

create function content_shown_counts() returns trigger language plpgsql as $$
begin
  update content_shown set version = version + 1;
  return null;
end $$;

-- A text that a release writes into a page becomes its newest version.
create function content_page_keeps_text() returns trigger language plpgsql as $$
declare
  newest content_text;
begin
  perform from content_shown for update;
  select * into newest from content_text where slug = new.slug and locale = 'en_US' order by version desc limit 1;
  if newest.is_live and (newest.title, newest.summary, newest.body) = (new.title, new.summary, new.body) then
    return null;
  end if;
  update content_text set is_live = false where slug = new.slug and locale = 'en_US' and is_live;
  insert into content_text (slug, locale, version, title, summary, body, published_at, is_live)
  values (new.slug, 'en_US', coalesce(newest.version, 0) + 1, new.title, new.summary, new.body, banyan_now(), true);
  return null;
end $$;

-- A booking whose money moves has its commission looked at again.
create function partner_commission_again() returns trigger language plpgsql as $$
begin
  update partner_commission set look_at = least(look_at, banyan_now()) where booking_id = new.booking_id and state <> 'nothing';
  return null;
end $$;

-- For many rows: join zone_clock once, and the functions are as fast as operators.
create function local_time(at timestamptz, clock zone_clock) returns timestamp
  language sql immutable parallel safe as $$
  select at at time zone 'UTC' + clock.offsets[width_bucket(at, clock.changes) + 1] $$;

-- A wall time that comes twice means its first coming (docs/domain/calendar.md#wall-time).
create function instant_of(wall timestamp, clock zone_clock) returns timestamptz
  language sql immutable parallel safe as $$
  select (wall - clock.offsets[width_bucket(wall, clock.walls) + 1]) at time zone 'UTC' $$;

-- For one row: by the name of the zone. Never a guess for a zone without a clock.
create function clock_of(wanted text) returns zone_clock language plpgsql stable parallel safe as $$
declare
  found_clock zone_clock;
begin
  select * into found_clock from zone_clock where zone = wanted;
  if not found then raise exception 'no clock is known for the zone %', wanted; end if;
  return found_clock;
end $$;

-- For many rows: join zone_clock once, and the functions are as fast as operators.
create function local_time(at timestamptz, zone text) returns timestamp language plpgsql stable parallel safe as $$
begin
  return local_time(at, clock_of(zone));
end $$;

-- A wall time that comes twice means its first coming (docs/domain/calendar.md#wall-time).
create function instant_of(wall timestamp, zone text) returns timestamptz language plpgsql stable parallel safe as $$
begin
  return instant_of(wall, clock_of(zone));
end $$;

-- What course_days holds for these courses now. Holds do not make a day full, because they may lapse: a day closes
-- when its seats are sold.
create function course_days_rows(ids integer[]) returns setof course_days language sql stable as $$
  with wanted as materialized (
    select c.id, c.city_id, case when exists (select from feed_stop s where s.course_id = c.id) then -1 else c.horizon_days end as horizon_days,
      c.cutoff_first_minutes as first_cut, c.cutoff_later_minutes as later_cut, k as clock,
      local_time(banyan_now(), k)::date as today
    from unnest(ids) w(id) join course c on c.id = w.id and c.status = 'published'
      join city t on t.id = c.city_id and t.is_active join zone_clock k on k.zone = t.time_zone
  ), weekly as (
    select w.id, bit_or(64 >> (r.weekday - 1)) filter (where time_band(r.start_time) = 1) as morning,
      bit_or(64 >> (r.weekday - 1)) filter (where time_band(r.start_time) = 2) as afternoon,
      bit_or(64 >> (r.weekday - 1)) filter (where time_band(r.start_time) = 4) as evening
    from wanted w join availability_rule r on r.course_id = w.id group by w.id
  ), special as (
    -- Days that the week alone does not decide: near their cut-off, with an exception, or with guests.
    select w.id, w.today + n as day from wanted w,
      generate_series(0, greatest(0, least(w.horizon_days, 2 + (w.first_cut + 300) / 1440))) n
    union
    select w.id, e.local_date from wanted w join availability_exception e
      on e.course_id = w.id and e.local_date between w.today and w.today + w.horizon_days
    union
    select w.id, f.local_date from wanted w join feed_block f
      on f.course_id = w.id and f.local_date between w.today and w.today + w.horizon_days
    union
    select w.id, d.local_date from wanted w join departure d
      on d.course_id = w.id and d.local_date between w.today and w.today + w.horizon_days and d.taken > 0
  ), planned as (
    select s.id, s.day, r.start_time, coalesce(x.capacity, r.capacity) as capacity
    from special s
      join availability_rule r on r.course_id = s.id and r.weekday = extract(isodow from s.day)
      left join availability_exception x
        on x.course_id = s.id and x.local_date = s.day and x.start_time = r.start_time
    -- A closed departure is left out, an extra one of the same time takes its place below.
    where (x.kind is null or x.kind = 'capacity') and not exists (
      select from availability_exception e
      where e.course_id = s.id and e.local_date = s.day and e.start_time is null and e.kind = 'closed')
    union all
    select s.id, s.day, e.start_time, e.capacity
    from special s join availability_exception e
      on e.course_id = s.id and e.local_date = s.day and e.kind = 'extra'
  ), seats as (
    select p.id, p.day, time_band(p.start_time) as band, h.hold_until,
      instant_of(p.day + p.start_time, w.clock)
        - make_interval(mins => case when d.taken > 0 then w.later_cut else w.first_cut end) as open_until
    from planned p join wanted w on w.id = p.id
      left join departure d on d.course_id = p.id and d.local_date = p.day and d.start_time = p.start_time
      left join lateral (
        select sum(b.pax) as pax, min(b.hold_until) filter (where b.hold_until > banyan_now()) as hold_until
        from booking b where b.departure_id = d.id and b.status = 'held' and d.taken >= p.capacity
      ) h on true
    where p.capacity - coalesce(d.taken, 0) + coalesce(h.pax, 0) > 0 and w.horizon_days >= 0 and not exists (
      select from feed_block f where f.course_id = p.id and f.local_date = p.day and f.start_time = p.start_time)
  ), open_days as (
    select id, day, band, max(open_until) as open_until, min(hold_until) as hold_until
    from seats where open_until > banyan_now() group by id, day, band
  ), decided as (
    select id, bit_or(set_bit(repeat('0', 770)::bit(770), day_slot(day), 1)) as days from special group by id
  ), opened as (
    select id, bit_or(set_bit(repeat('0', 770)::bit(770), day_slot(day), 1)) filter (where band = 1) as morning,
      bit_or(set_bit(repeat('0', 770)::bit(770), day_slot(day), 1)) filter (where band = 2) as afternoon,
      bit_or(set_bit(repeat('0', 770)::bit(770), day_slot(day), 1)) filter (where band = 4) as evening,
      least(min(open_until), min(hold_until)) as due_at
    from open_days group by id
  ), far as (
    select w.id, day_mask(w.today, w.today + w.horizon_days) & ~d.days as days from wanted w join decided d on d.id = w.id
  )
  select w.id, w.city_id,
    nullif((repeat(coalesce(k.morning, 0)::bit(7)::text, 110)::bit(770) & f.days)
      | coalesce(o.morning, repeat('0', 770)::bit(770)), repeat('0', 770)::bit(770)),
    nullif((repeat(coalesce(k.afternoon, 0)::bit(7)::text, 110)::bit(770) & f.days)
      | coalesce(o.afternoon, repeat('0', 770)::bit(770)), repeat('0', 770)::bit(770)),
    nullif((repeat(coalesce(k.evening, 0)::bit(7)::text, 110)::bit(770) & f.days)
      | coalesce(o.evening, repeat('0', 770)::bit(770)), repeat('0', 770)::bit(770)),
    -- Midnights are spread over the five hours that the near days above allow for.
    least(o.due_at, instant_of((w.today + 1)::timestamp, w.clock) + make_interval(mins => w.id % 300))
  from wanted w join far f on f.id = w.id left join weekly k on k.id = w.id left join opened o on o.id = w.id
$$;

-- A city without a clock would never open.
create function city_has_clock() returns trigger language plpgsql as $$
begin
  if not is_bulk_load() then perform clock_of(new.time_zone); end if;
  return new;
end $$;

-- The first guests of a departure close those of other listings, and the last who leave open them. One after the
-- other for each host: of two that are claimed at once, the second sees what the first has closed and is tried again,
-- which finds it busy.
create function guests_change_blocks() returns trigger language plpgsql as $$
declare
  owner uuid;
  ids integer[];
begin
  if is_bulk_load() then return null; end if;
  select h.user_id into owner from course c join host h on h.user_id = c.host_id and h.one_at_a_time where c.id = new.course_id;
  if owner is null then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('one-at-a-time:' || owner, 0));
  if new.taken > 0 and exists (select from feed_block f
      where (f.course_id, f.local_date, f.start_time) = (new.course_id, new.local_date, new.start_time)) then
    raise exception 'guests of another listing come at this time' using errcode = 'serialization_failure';
  end if;
  select array_agg(id) into ids from course where host_id = owner and id <> new.course_id and status <> 'archived';
  if ids is not null then perform refresh_feed_blocks(ids); end if;
  return null;
end $$;

-- A listing that moves to another city takes its closed days from there.
create function course_moves_blocks() returns trigger language plpgsql as $$
begin
  perform refresh_feed_blocks(array[new.id]);
  return null;
end $$;

-- ==== Triggers ======================================================================================================
-- Triggers guard, or keep projections up to date.

create trigger setting_is_kept after insert or update on setting for each row execute function setting_changes();
create trigger setting_changes_pages after insert or delete or update on setting for each statement
  execute function bump_content_version();

create trigger setting_change_append_only before delete or update or truncate on setting_change for each statement
  execute function setting_change_is_append_only();

create trigger erased_stays before update on user_account for each row execute function erased_account_stays();

create trigger account_is_there before insert on session for each row
  execute function refuse_erased_account('user_id');

create trigger account_is_there before insert on api_token for each row
  execute function refuse_erased_account('user_id');

create trigger account_is_there before insert on account_request for each row
  execute function refuse_erased_account('user_id');

create trigger account_is_there before insert on user_identity for each row
  execute function refuse_erased_account('user_id');

create trigger account_is_there before insert on identity_flow for each row
  execute function refuse_erased_account('user_id');

create trigger account_is_there before insert on passkey for each row
  execute function refuse_erased_account('user_id');

create trigger account_is_there before insert on passkey_challenge for each row
  execute function refuse_erased_account('user_id');

create trigger account_is_there before insert on second_factor for each row
  execute function refuse_erased_account('user_id');

create trigger account_is_there before insert on factor_release for each row
  execute function refuse_erased_account('user_id');

create trigger account_is_there before insert on upload for each row
  execute function refuse_erased_account('owner_id');

create trigger country_listing after insert or update of name on country for each row
  execute function place_changes_listing();
create trigger country_changes_lexicon after insert or delete or update of name on country for each statement
  execute function bump_search_lexicon();
create trigger country_changes_pages after insert or delete or update on country for each statement
  execute function bump_content_version();

create trigger city_changes_pages after insert or delete or update on city for each statement
  execute function bump_content_version();
create trigger city_listing_insert after insert on city for each row execute function place_changes_listing();
create trigger city_listing_update after update on city
  for each row when ((old.name, old.native_name, old.slug, old.country_code, old.time_zone,
  old.is_active) is distinct from (new.name, new.native_name, new.slug, new.country_code, new.time_zone,
  new.is_active)) execute function place_changes_listing();
create trigger city_changes_lexicon after insert or delete or update of name, native_name, slug, country_code,
  time_zone, latitude, longitude, is_active on city for each statement execute function bump_search_lexicon();
create trigger city_keeps_slug after update of slug on city for each row when (old.slug <> new.slug)
  execute function city_keeps_slug();
create trigger city_takes_slug after insert on city for each row execute function city_keeps_slug();
create trigger city_clock before insert or update of time_zone on city for each row execute function city_has_clock();

create trigger category_listing after insert or update of name on category for each row
  execute function place_changes_listing();
create trigger category_changes_lexicon after insert or delete or update of name, slug on category for each statement
  execute function bump_search_lexicon();
create trigger category_changes_pages after insert or delete or update on category for each statement
  execute function bump_content_version();

create trigger host_listing after update of display_name on host
  for each row when (old.display_name is distinct from new.display_name) execute function host_changes_listing();
create trigger account_is_there before insert on host for each row execute function refuse_erased_account('user_id');

create trigger account_is_there before insert on host_document for each row
  execute function refuse_erased_account('host_id');

create trigger account_is_there before insert on host_document_view for each row
  execute function refuse_erased_account('viewer_id');

create trigger account_is_there before insert on team_member for each row
  execute function refuse_erased_account('user_id');

create trigger account_is_there before insert on team_invitation for each row
  execute function refuse_erased_account('invited_by');

create trigger course_changes_pages after insert or delete or update on course for each statement
  execute function bump_content_version();
create trigger course_text_changes before update of city_id, category_id, slug, title, summary, description, steps,
  included, excluded, bring, requirements, price_cents, surcharge_cents, group_tiers, images, status on course
  for each row when ((old.city_id, old.category_id, old.slug, old.title, old.summary, old.description, old.steps,
  old.included, old.excluded, old.bring, old.requirements, old.price_cents, old.surcharge_cents, old.group_tiers,
  old.images, old.status) is distinct from (new.city_id, new.category_id, new.slug, new.title, new.summary,
  new.description, new.steps, new.included, new.excluded, new.bring, new.requirements, new.price_cents,
  new.surcharge_cents, new.group_tiers, new.images, new.status)) execute function course_text_changed();
create trigger course_listing_insert after insert on course referencing new table as new_rows for each statement
  execute function course_changes_listing();
create trigger course_listing_update after update on course referencing old table as old_rows new table as new_rows
  for each statement execute function course_changes_listing();
create trigger course_listing_delete after delete on course referencing old table as old_rows for each statement
  execute function course_changes_listing();
create trigger course_moves_blocks after update of city_id on course
  for each row when (old.city_id is distinct from new.city_id) execute function course_moves_blocks();

create trigger account_is_there before insert on listing_draft for each row
  execute function refuse_erased_account('host_id');

create trigger account_is_there before insert on listing_history for each row
  execute function refuse_erased_account('actor_id');

create trigger rule_listing_insert after insert on availability_rule referencing new table as new_rows
  for each statement execute function timetable_changes_listing();
create trigger rule_listing_update after update
  on availability_rule referencing old table as old_rows new table as new_rows for each statement
  execute function timetable_changes_listing();
create trigger rule_listing_delete after delete on availability_rule referencing old table as old_rows
  for each statement execute function timetable_changes_listing();
create trigger rule_blocks_insert after insert on availability_rule referencing new table as new_rows
  for each statement execute function timetable_changes_blocks();
create trigger rule_blocks_update after update on availability_rule referencing new table as new_rows
  for each statement execute function timetable_changes_blocks();

create trigger exception_listing_insert after insert on availability_exception referencing new table as new_rows
  for each statement execute function timetable_changes_listing();
create trigger exception_listing_update after update
  on availability_exception referencing old table as old_rows new table as new_rows for each statement
  execute function timetable_changes_listing();
create trigger exception_listing_delete after delete on availability_exception referencing old table as old_rows
  for each statement execute function timetable_changes_listing();
create trigger exception_blocks_insert after insert on availability_exception referencing new table as new_rows
  for each statement execute function timetable_changes_blocks();
create trigger exception_blocks_update after update on availability_exception referencing new table as new_rows
  for each statement execute function timetable_changes_blocks();

create trigger departure_days after update of taken, capacity on departure
  for each row when ((old.taken >= old.capacity) <> (new.taken >= new.capacity)) execute function seats_change_days();
create trigger guests_block_insert after insert on departure for each row when (new.taken > 0)
  execute function guests_change_blocks();
create trigger guests_block_update after update of taken on departure
  for each row when ((old.taken = 0) <> (new.taken = 0)) execute function guests_change_blocks();

create trigger account_is_there before insert on departure_guide for each row
  execute function refuse_erased_account('user_id');

-- A listing that a calendar elsewhere stops, or no longer stops, is offered otherwise on every page. For each row:
-- the statements run at each reading of a calendar and mostly change none.
create trigger feed_stop_changes_pages after insert or delete on feed_stop for each row
  execute function bump_content_version();

create trigger inquiry_opens_thread after insert on inquiry for each row execute function inquiry_speaks();
create trigger inquiry_goes_on after update of status, answer, user_id on inquiry for each row
  execute function inquiry_speaks();
create trigger account_is_there before insert on inquiry for each row
  execute function refuse_erased_account('user_id');

create trigger account_is_there before insert on booking for each row
  execute function refuse_erased_account('user_id');

create trigger guest_is_there before insert on visitor_booking for each row execute function refuse_erased_guest();

create trigger account_is_there before insert on pending_password for each row
  execute function refuse_erased_account('user_id');

create trigger guest_is_there before insert on companion for each row execute function refuse_erased_guest();

create trigger account_is_there before insert on phone_reach for each row
  execute function refuse_erased_account('user_id');

create trigger guest_is_there before insert on phone_reach for each row execute function refuse_erased_guest();

create trigger account_is_there before insert on number_code for each row
  execute function refuse_erased_account('user_id');

create trigger guest_is_there before insert on number_code for each row execute function refuse_erased_guest();

create trigger account_is_there before insert on phone_message for each row
  execute function refuse_erased_account('user_id');

create trigger account_is_there before insert on invitation for each row
  execute function refuse_erased_account('inviter_id');

create trigger account_is_there before insert on invite_link for each row
  execute function refuse_erased_account('user_id');

create trigger account_is_there before insert on check_device for each row
  execute function refuse_erased_account('user_id');

create trigger exchange_rate_comes after insert on exchange_rate for each row
  execute function exchange_rate_changes();
create trigger exchange_rate_moves after update on exchange_rate
  for each row when (old.rate <> new.rate or old.source <> new.source) execute function exchange_rate_changes();

create trigger service_fee_is_kept after insert or delete or update on service_fee for each row
  execute function service_fee_changes();
create trigger service_fee_changes_pages after insert or delete or update on service_fee for each statement
  execute function bump_content_version();

create trigger service_fee_change_append_only before delete or update or truncate on service_fee_change
  for each statement execute function service_fee_change_is_append_only();

create trigger account_is_there before insert on refund_settlement for each row
  execute function refuse_erased_account('settled_by');

create trigger receipt_append_only before delete or update on receipt for each statement
  execute function receipt_is_append_only();

create trigger ledger_tx_append_only before delete or update on ledger_tx for each statement
  execute function ledger_is_append_only();
create trigger ledger_day_again after insert on ledger_tx for each row when (new.at < banyan_now())
  execute function ledger_day_again();
create trigger partner_commission_again after insert on ledger_tx
  for each row when (new.booking_id is not null and new.kind not like 'partner%')
  execute function partner_commission_again();

create constraint trigger ledger_balances after insert on ledger_entry deferrable initially deferred for each row
  execute function ledger_must_balance();
create trigger ledger_entry_append_only before delete or update on ledger_entry for each statement
  execute function ledger_is_append_only();

create trigger account_is_there before insert on payout_detail for each row
  execute function refuse_erased_account('host_id');

create trigger account_is_there before insert on distributor_key for each row
  execute function refuse_erased_account('user_id');

create trigger account_is_there before insert on ambassador_application for each row
  execute function refuse_erased_account('user_id');

create trigger account_is_there before insert on partner for each row
  execute function refuse_erased_account('user_id');

create trigger message_moves after insert on message for each row execute function message_moves_thread();
create trigger account_is_there before insert on message for each row
  execute function refuse_erased_account('author_id');

create trigger message_picture_goes after delete on message_picture for each row
  execute function message_picture_goes();

create trigger account_is_there before insert on message_report for each row
  execute function refuse_erased_account('actor_id');

create trigger account_is_there before insert on saved_reply for each row
  execute function refuse_erased_account('host_id');

create trigger account_is_there before insert on notice_choice for each row
  execute function refuse_erased_account('user_id');

create trigger account_is_there before insert on host_link for each row
  execute function refuse_erased_account('sent_to');

create trigger review_added after insert on review referencing new table as new_rows for each statement
  execute function count_reviews();
create trigger review_removed after delete on review referencing old table as old_rows for each statement
  execute function count_reviews();
create trigger review_changed after update on review referencing old table as old_rows new table as new_rows
  for each statement execute function count_reviews();
create trigger account_is_there before insert on review for each row
  execute function refuse_erased_account('author_id');

create trigger review_photo_added after insert on review_photo referencing new table as new_rows for each statement
  execute function count_review_photos();
create trigger review_photo_removed after delete on review_photo referencing old table as old_rows for each statement
  execute function count_review_photos();

create trigger review_log_rows_stay before delete or update on review_log for each row
  execute function review_log_stays();
create trigger review_log_stays before truncate on review_log for each statement execute function review_log_stays();
create trigger review_log_follows before insert on review_log for each row execute function review_log_follows();

create trigger review_log_day_rows_stay before delete or update on review_log_day for each row
  execute function review_log_stays();
create trigger review_log_day_stays before truncate on review_log_day for each statement
  execute function review_log_stays();

create trigger account_is_there before insert on feedback for each row
  execute function refuse_erased_account('user_id');

create trigger account_is_there before insert on wish for each row execute function refuse_erased_account('user_id');

create trigger account_is_there before insert on trip_calendar for each row
  execute function refuse_erased_account('user_id');

create trigger account_is_there before insert on wish_alert for each row
  execute function refuse_erased_account('user_id');

create trigger account_is_there before insert on wish_link for each row
  execute function refuse_erased_account('user_id');

create trigger content_changes_pages after insert or delete or update on content_page for each statement
  execute function bump_content_version();
create trigger content_page_is_counted after insert or delete or update on content_page for each statement
  execute function content_shown_counts();
create trigger content_page_keeps_text after insert or update of title, summary, body on content_page for each row
  execute function content_page_keeps_text();

create trigger content_text_stays before delete or update of slug, locale, version, title, summary, body, made_at,
  made_by or truncate on content_text for each statement execute function content_text_stays();
create trigger content_text_changes_pages after update of is_live on content_text for each statement
  execute function bump_content_version();

create trigger listing_counts_insert after insert on course_listing referencing new table as new_rows
  for each statement execute function count_listing();
create trigger listing_counts_update after update
  on course_listing referencing old table as old_rows new table as new_rows for each statement
  execute function count_listing();
create trigger listing_counts_delete after delete on course_listing referencing old table as old_rows
  for each statement execute function count_listing();
create trigger listing_bits_added after insert or delete on course_listing for each row
  execute function bits_are_due();
create trigger listing_bits_changed after update of words on course_listing
  for each row when (old.words is distinct from new.words) execute function bits_are_due();

create trigger synonym_is_known after insert or update on search_synonym for each row
  execute function learn_synonym();
create trigger synonym_changes_lexicon after insert or delete or update on search_synonym for each statement
  execute function bump_search_lexicon();

create trigger account_is_there before insert on staff_note for each row
  execute function refuse_erased_account('user_id');
create trigger guest_is_there before insert on staff_note for each row execute function refuse_erased_guest();

create trigger guest_is_there before insert on problem_report for each row execute function refuse_erased_guest();

-- ==== Rows that every installation has =================================================================================
-- Counters, and the words that search knows from the start (docs/domain/search.md). Operators add words of their own.

insert into installation default values;
insert into content_version default values;
insert into content_shown default values;
insert into receipt_counter default values;
insert into payout_counter default values;
insert into ledger_days_kept default values;
insert into search_lexicon default values;
insert into catalogue_facet values (true, 0);

-- Other names of a city or a country: former and short ones, other spellings, other scripts, a region for its city.
insert into search_synonym (kind, means, term)
select 'place', means, unnest(string_to_array(terms, ', ')) from (values
  ('ayutthaya', 'ayuthaya, アユタヤ, 大城, 아유타야'), ('bagan', 'pagan, ပုဂံ, バガン, 蒲甘, 바간'), ('bandung', 'java, バンドン, 万隆, 반둥'),
  ('bangalore', 'bengaluru'), ('bangkok', 'bkk, krung thep, krungthep, กรุงเทพ, กรุงเทพมหานคร, バンコク, 曼谷, 방콕'),
  ('battambang', 'バッタンバン, 马德望, 바탐방'), ('beijing', 'peking'), ('bengaluru', 'bangalore'),
  ('bhaktapur', 'バクタプル, 巴克塔普尔, 박타푸르'), ('bombay', 'mumbai'), ('calcutta', 'kolkata'),
  ('cambodia', 'kampuchea, កម្ពុជា'), ('canggu', 'bali'), ('chennai', 'madras'),
  ('chiang mai', 'chiangmai, เชียงใหม่, チェンマイ, 清迈, 清邁, 치앙마이'), ('cochin', 'kochi'), ('da lat', 'dalat'),
  ('da nang', 'danang'), ('dalat', 'da lat'), ('danang', 'da nang'), ('darjeeling', 'ダージリン, 大吉岭, 다르질링'),
  ('delhi', 'new delhi, old delhi, दिल्ली'), ('denpasar', 'bali'), ('el nido', 'palawan, エルニド, 爱妮岛, 엘니도'),
  ('george town', 'georgetown, penang, ジョージタウン, ペナン, 乔治市, 槟城, 檳城, 페낭'), ('ha long', 'halong, halong bay'),
  ('ha noi', 'hanoi'), ('halong', 'ha long'), ('hanoi', 'ha noi, ハノイ, 河內, 河内, 하노이'),
  ('ho chi minh', 'hcmc, sai gon, saigon'),
  ('ho chi minh city', 'hcmc, ho chi minh, sai gon, saigon, ホーチミン, 胡志明市, 호치민'),
  ('hoi an', 'faifo, hoian, ホイアン, 会安, 會安, 호이안'), ('hue', 'フエ, 順化, 顺化, 후에'), ('india', 'भारत'),
  ('jaipur', 'pink city, rajasthan, जयपुर, ジャイプル, 斋浦尔, 자이푸르'), ('jakarta', 'batavia'), ('jodhpur', 'blue city'),
  ('kampot', 'カンポット, 贡布, 캄포트'), ('kathmandu', 'katmandu, काठमाडौं, काठमाण्डू, カトマンズ, 加德满都, 카트만두'),
  ('kk', 'kota kinabalu'), ('kochi', 'cochin, kerala, コーチ, 科钦, 코치'), ('kolkata', 'calcutta, कोलकाता, কলকাতা, হাওড়া'),
  ('kota kinabalu', 'kk'), ('krabi', 'クラビ, 甲米, 끄라비'), ('kuala lumpur', 'kl, kualalumpur'),
  ('kuching', 'sarawak, クチン, 古晋, 쿠칭'), ('lalitpur', 'patan'), ('laos', 'ລາວ'),
  ('luang prabang', 'luang phabang, luangprabang, ຫຼວງພະບາງ, ルアンパバーン, 琅勃拉邦, 루앙프라방'), ('madras', 'chennai'),
  ('makassar', 'ujung pandang'), ('malacca', 'melaka, マラッカ, 馬六甲, 马六甲, 말라카'), ('malaysia', 'malaya'),
  ('mandalay', 'မန္တလေး, マンダレー, 曼德勒, 만달레이'), ('manila', 'metro manila, マニラ, 馬尼拉, 马尼拉, 마닐라'),
  ('mawlamyine', 'moulmein'), ('melaka', 'malacca'), ('mumbai', 'bombay, मुंबई'), ('myanmar', 'burma, မြန်မာ'),
  ('mysore', 'mysuru'), ('mysuru', 'mysore'), ('nepal', 'नेपाल'), ('nha trang', 'nhatrang'),
  ('pakse', 'パクセー, 巴色, 팍세'), ('palawan', 'el nido'), ('patan', 'lalitpur'), ('penang', 'george town'),
  ('philippines', 'pilipinas'), ('phnom penh', 'phnompenh, ភ្នំពេញ'), ('phu quoc', 'phuquoc'),
  ('pokhara', 'पोखरा, ポカラ, 博卡拉, 포카라'), ('pondicherry', 'puducherry'), ('puducherry', 'pondicherry'),
  ('puerto princesa', 'palawan'), ('pune', 'poona'), ('rangoon', 'yangon'), ('sa pa', 'sapa, サパ, 沙坝, 沙垻, 사파'),
  ('saigon', 'ho chi minh city'), ('sanur', 'bali'), ('sapa', 'sa pa'), ('sauraha', 'chitwan'), ('seminyak', 'bali'),
  ('shimla', 'simla'), ('siem reap', 'siemreap, សៀមរាប, シェムリアップ, 暹粒, 씨엠립'), ('solo', 'surakarta'),
  ('surakarta', 'java, スラカルタ, 梭罗, 수라카르타'), ('thailand', 'siam, ประเทศไทย, ไทย'), ('thiruvananthapuram', 'trivandrum'),
  ('ubud', 'bali, ウブド, バリ, バリ島, 乌布, 峇里島, 巴厘岛, 烏布, 발리, 우붓'), ('udaipur', 'lake city'), ('ujung pandang', 'makassar'),
  ('vadodara', 'baroda'), ('vang vieng', 'vang viang'),
  ('varanasi', 'banaras, benares, kashi, वाराणसी, バラナシ, 瓦拉纳西, 바라나시'),
  ('vientiane', 'viangchan, vieng chan, ວຽງຈັນ, ビエンチャン, 万象, 萬象, 비엔티안'), ('vietnam', 'viet nam'),
  ('vigan', 'ilocos, ビガン, 维甘, 비간'), ('yangon', 'rangoon, ရန်ကုန်, ヤンゴン, 仰光, 양곤'),
  ('yogyakarta', 'djokja, java, jogja, jogjakarta, yogya, ジョグジャカルタ, 日惹, 족자카르타')
) as known (means, terms);

-- Sights, islands and peoples that are better known than the city or the country in which a guest finds them.
insert into search_synonym (kind, means, term)
select 'landmark', means, unnest(string_to_array(terms, ', ')) from (values
  ('ayutthaya', 'bang pa in, wat chaiwatthanaram, wat mahathat, wat phra si sanphet'),
  ('bagan', 'ananda temple, mount popa, nyaung u, old bagan, salay, shwezigon'),
  ('bandung', 'braga, ciwidey, kawah putih, pangalengan, saung udjo, tangkuban parahu, tangkuban perahu'),
  ('bangkok', 'amphawa, asiatique, bang krachao, chao phraya, chatuchak, chinatown, damnoen saduak, emerald buddha, '
    'floating market, grand palace, jim thompson, khao san, khaosan, koh kret, lumphini, lumpini, '
    'maeklong, pak khlong talat, silom, sukhumvit, talat noi, taling chan, thonburi, wat arun, wat pho, '
    'wat phra kaew, yaowarat'),
  ('battambang', 'bamboo train, banan, ek phnom, phare ponleu selpak, phnom sampeau, wat kor'),
  ('bhaktapur', 'changu narayan, dattatreya, nyatapola, pottery square, taumadhi'),
  ('cambodia', 'cambodian, khmer'),
  ('chiang mai', 'bo sang, doi inthanon, doi pui, doi suthep, mae rim, mon jam, nimman, san kamphaeng, '
    'sunday walking street, tha phae, warorot, wat chedi luang'),
  ('darjeeling', 'batasia loop, ghoom, ghum, himalayan railway, kanchenjunga, kurseong, mirik, sandakphu, singalila, '
    'tiger hill, toy train'),
  ('el nido', 'bacuit bay, big lagoon, cadlao, corong corong, helicopter island, las cabanas, matinloc, nacpan, '
    'secret lagoon, small lagoon, snake island'),
  ('george town', 'air itam, armenian street, balik pulau, batu ferringhi, chew jetty, clan jetties, gurney drive, '
    'kek lok si, kek lok si temple, khoo kongsi, penang hill, penang national park'),
  ('hanoi', 'ba vi, bat trang, dong xuan, ha long, ha long bay, halong, halong bay, ho chi minh mausoleum, '
    'hoa lo, hoan kiem, lan ha bay, long bien bridge, old quarter, perfume pagoda, '
    'tam coc, temple of literature, train street, trang an, west lake, west lake hanoi'),
  ('ho chi minh city', 'ben thanh, ben tre, bui vien, cai rang, can tho, cao dai, cho lon, cu chi, cu chi tunnels, '
    'mekong delta, notre dame saigon, reunification palace, tay ninh, thao dien, '
    'war remnants museum'),
  ('hoi an', 'an bang, ba na hills, cam thanh, cham islands, cua dai, golden bridge, hai van pass, japanese bridge, '
    'marble mountains, my son, my son sanctuary, my son temples, thanh ha, tra que'),
  ('hue', 'citadel, dong ba, imperial city, khai dinh, minh mang, perfume river, thien mu, tu duc, vinh moc'),
  ('india', 'bengali, himalayas, indian, keralan, rajasthani'),
  ('indonesia', 'balinese, indonesian, javanese, sundanese'),
  ('jaipur', 'abhaneri, amber fort, amer, amer fort, bagru, bapu bazaar, chand baori, galta, hawa mahal, jal mahal, '
    'jantar mantar, johari bazaar, nahargarh, palace of winds, sanganer'),
  ('kampot', 'bokor, bokor mountain, kep, koh tonsay, rabbit island'),
  ('kathmandu', 'asan, bodhnath, bouddhanath, boudha, boudhanath, bungamati, chandragiri, dhulikhel, durbar square, '
    'everest, garden of dreams, hanuman dhoka, kirtipur, kopan, monkey temple, mount everest, nagarkot, '
    'namo buddha, pashupati, pashupatinath, patan, shivapuri, swayambhu, swayambhunath, thamel'),
  ('kochi', 'alleppey, athirappilly, backwaters, cherai, chinese fishing nets, fort cochin, fort kochi, '
    'jew town, kerala backwaters, kumarakom, kumbalangi, marari, mattancherry, munnar, vembanad'),
  ('krabi', 'ao nang, emerald pool, four islands, hong islands, klong muang, koh lanta, koh phi phi, maya bay, '
    'phi phi, phra nang, railay, tiger cave temple, tonsai'),
  ('kuching', 'annah rais, bako, bako national park, damai, gunung gading, kubah, santubong, '
    'sarawak cultural village, semenggoh, semenggoh wildlife centre'),
  ('laos', 'lao, laotian'),
  ('luang prabang', 'ban xang khong, kuang si, kuangsi, mount phousi, pak ou, pak ou caves, '
    'phousi, wat xieng thong'),
  ('malacca', 'a famosa, christ church malacca, dutch square, jonker street, jonker walk, kampung morten, '
    'portuguese settlement, stadthuys'),
  ('malaysia', 'borneo, malay, malaysian, nyonya, peranakan'),
  ('mandalay', 'amarapura, hsinbyume, inwa, kuthodaw, mahamuni, mandalay hill, mingun, '
    'sagaing, u bein'),
  ('manila', 'binondo, corregidor, divisoria, escolta, fort santiago, intramuros, makati, poblacion, quiapo, '
    'rizal park, san agustin church, taal, taal volcano, tagaytay'),
  ('myanmar', 'burmese, shan'),
  ('nepal', 'himalaya, himalayas, langtang, mustang, nepalese, nepali, newari, sherpa'),
  ('pakse', '4000 islands, bolaven, bolaven plateau, champasak, don det, don khong, khone phapheng, paksong, '
    'si phan don, tad fane, vat phou, vat phu, wat phou, wat phu'),
  ('philippines', 'filipino, ilocano, luzon, philippine, pinoy'),
  ('pokhara', 'annapurna, annapurna base camp, begnas, davis falls, dhampus, fewa, fewa lake, ghandruk, '
    'machhapuchhre, mardi himal, peace pagoda, phewa, phewa lake, poon hill, sarangkot, '
    'world peace pagoda'),
  ('sa pa', 'bac ha, cat cat, fansipan, lao chai, muong hoa, o quy ho, ta phin, ta van'),
  ('sauraha', 'rapti river'),
  ('siem reap', 'angkor, angkor thom, angkor wat, banteay srei, bayon, beng mealea, floating village, kampong phluk, '
    'koh ker, kompong phluk, kulen, phare, phare circus, phnom kulen, preah khan, pub street, ta prohm, '
    'tonle sap'),
  ('surakarta', 'candi cetho, candi sukuh, laweyan, mangkunegaran, mount lawu, pasar gede, sangiran, tawangmangu'),
  ('thailand', 'isan, lanna, thai'),
  ('ubud', 'batur, bedugul, besakih, campuhan, celuk, gates of heaven, goa gajah, gunung batur, '
    'gunung kawi, jatiluwih, kintamani, lempuyang, monkey forest, mount agung, mount batur, munduk, '
    'pejeng, penglipuran, sidemen, tanah lot, tegalalang, tegallalang, tirta empul, '
    'tirta gangga, uluwatu'),
  ('varanasi', 'assi ghat, dashashwamedh, dashashwamedh ghat, ganga, ganga aarti, ganges, ghats, kashi vishwanath, '
    'manikarnika, ramnagar, sarnath'),
  ('vientiane', 'buddha park, patuxai, pha that luang, that luang, xieng khuan'),
  ('vietnam', 'viet, vietnamese'),
  ('vigan', 'bantay, calle crisologo, crisologo, pagburnayan, paoay, syquia'),
  ('yangon', 'bogyoke, circular train, dala, golden rock, inya lake, kandawgyi, kyaiktiyo, shwedagon, '
    'shwedagon pagoda, sule, sule pagoda, thanlyin'),
  ('yogyakarta', 'borobudur, dieng, imogiri, jomblang, kaliurang, kasongan, kotagede, kraton, malioboro, mendut, '
    'merapi, mount merapi, parangtritis, prambanan, ratu boko, taman sari, water castle')
) as known (means, terms);

-- What people call a kind of experience, by the slug of its category.
insert into search_synonym (kind, means, term)
select 'category', means, unnest(string_to_array(terms, ', ')) from (values
  ('boats and water', 'boat, boating, cruise, island hopping, rowing, sailing'),
  ('craft workshops', 'artisan, bad weather, indoor, indoors, rain, raining, rainy, rainy afternoon, rainy day, arts and crafts, craft, diy, handicraft'),
  ('cycling and rides', 'bicycle, bike, biking, cycle, cycling'),
  ('evenings out', 'evening out, night life, night out, nightlife'),
  ('farms and gardens', 'agriculture, farm, farming, garden, gardening, plantation'),
  ('food and cooking', 'bad weather, indoor, indoors, rain, raining, rainy, rainy afternoon, rainy day, chef, cook, cookery, cooking, cuisine, culinary, food, gastronomy, kitchen, recipe'),
  ('markets and street food', 'bazaar, eat, eating, food, foodie, hawker, market, street food'),
  ('music and dance', 'bad weather, indoor, indoors, rain, raining, rainy, rainy afternoon, rainy day, concert, dance, dancing, music, musician'),
  ('tea and coffee', 'bad weather, indoor, indoors, rain, raining, rainy, rainy afternoon, rainy day, barista, cafe, chai, coffee, tea'),
  ('temples and traditions', 'ceremony, cultural, culture, pagoda, religion, religious, ritual, spiritual, temple, '
    'tradition'),
  ('textiles and dyeing', 'cloth, dyeing, fabric, textile, weaving'),
  ('walks and nature', 'animals, hike, hiking, nature, outdoor, outdoors, stroll, trail, trek, trekking, walk, walking')
) as known (means, terms);

-- For whom it is: solo, family, couples, child-friendly, big-groups.
insert into search_synonym (kind, means, term)
select 'attribute', means, unnest(string_to_array(terms, ', ')) from (values
  ('big groups', 'bachelor party, bachelorette, big group, birthday, birthday party, colleagues, company, corporate, coworkers, '
    'farewell party, friends, hen party, stag party, group, groups, large group, school group, team, team building'),
  ('child friendly', 'babies, baby, boy, boys, child, child friendly, children, daughter, families, family, family friendly, kid, '
    'girl, girls, kid friendly, kiddo, kids, kids friendly, son, toddler, toddler friendly, toddlers'),
  ('couples', 'anniversary, boyfriend, fiance, fiancee, honeymooners, partner, proposal, propose, valentine, valentines, valentines day, wedding anniversary, couple, couples, date, date night, girlfriend, honeymoon, husband, romance, '
    'romantic, wife'),
  ('family', 'children, dad, elderly, families, family, family friendly, father, grandad, grandma, grandmother, grandparents, '
    'granny, kid, kids, mom, mother, mum, parents, senior, seniors, teen, teenager, teenagers, teens'),
  ('solo', 'alone, female solo, traveling solo, travelling solo, solo female, by myself, on my own, single, solo, solo travel, solo traveler, solo traveller')
) as known (means, terms);

-- What guests need, as marks: access, diets, a private experience, and the language of the host.
insert into search_synonym (kind, means, term)
select 'need', means, unnest(string_to_array(terms, ', ')) from (values
  ('step free', 'accessible, barrier free, disabled access, no stairs, no steps, step free, stepfree, stroller, trouble with stairs, '
    'walking difficulties, wheelchair, wheelchair accessible, wheelchair friendly, wheelchairs, without stairs, without steps'),
  ('hearing', 'deaf, deaf friendly, hard of hearing, hearing impaired, hearing loss, sign language'),
  ('sight', 'blind, blind friendly, low vision, partially sighted, visually impaired'),
  ('vegetarian', 'meat free, meatless, no meat, vegetarian, vegetarians, veggie, without meat'),
  ('vegan', 'dairy free, plant based, vegan, vegans'),
  ('halal', 'halal, muslim friendly, no pork, pork free, without pork'),
  ('gluten free', 'celiac, coeliac, gluten free, glutenfree, no gluten, without gluten'),
  ('private', 'just us, only us, own group, private, private class, private group, private tour, privately')
) as known (means, terms);
insert into search_synonym (kind, means, term)
select 'need', 'speaks ' || code, replace(term, '*', language)
from (values ('en', 'english'), ('fr', 'french'), ('de', 'german'), ('es', 'spanish'), ('it', 'italian'), ('pt', 'portuguese'),
    ('ja', 'japanese'), ('zh', 'chinese'), ('ko', 'korean')) known(code, language),
  unnest(array['* speaking', '* speaking guide', '* speaking host', 'in *', 'speak *', 'speaks *', '* guide', '* language']) term
where language <> 'english' or term <> 'in *';

-- When it starts: morning, afternoon, evening.
insert into search_synonym (kind, means, term)
select 'time', means, unnest(string_to_array(terms, ', ')) from (values
  ('afternoon', 'after lunch, afternoon, afternoons'),
  ('evening', 'after dark, after work, at night, evening, evenings, night, nighttime, tonight'),
  ('morning', 'breakfast, early morning, morning, mornings, sunrise')
) as known (means, terms);

-- Words that choose the order of the best matches.
insert into search_synonym (kind, means, term)
select 'order', means, unnest(string_to_array(terms, ', ')) from (values
  ('price', 'affordable, budget, budget friendly, cheap, cheaper, cheapest, economical, inexpensive, low budget, low cost, '
    'low price, lowest price, not expensive, not too expensive, not very expensive, on a budget'),
  ('rating', 'best rated, best reviewed, best reviews, highest rated, highly rated, top rated'),
  ('newest', 'brand new, just added, latest, newest, newly added, recently added'),
  ('popularity', 'best selling, bestseller, bestsellers, most booked, most popular')
) as known (means, terms);

-- Words that are looked for in place of the one typed: "wellness" has the stem "well".
insert into search_synonym (kind, means, term)
select 'instead', means, unnest(string_to_array(terms, ', ')) from (values
  ('bath', 'wellness'), ('herbal', 'wellness'), ('massage', 'wellness')
) as known (means, terms);

-- Words that people use for each other.
insert into search_synonym (kind, means, term)
select 'words', means, unnest(string_to_array(terms, ', ')) from (values
  ('alms', 'monk'), ('animals', 'wildlife'), ('architect', 'architecture'),
  ('auto rickshaw', 'cyclo, rickshaw, trishaw, tuk tuk'), ('banh mi', 'bread, sandwich'),
  ('barbecue', 'bbq, charcoal, grill'), ('basket', 'basket weaving, basketry'),
  ('basket weaving', 'basket, basketry'), ('basketry', 'basket, basket weaving'), ('bath', 'massage, spa'),
  ('bbq', 'barbecue, charcoal, grill'), ('bhaktapur', 'bhadgaon'), ('bicycle', 'bike, biking, cycling'),
  ('bike', 'bicycle, biking, cycling'), ('biking', 'bicycle, bike, cycling'),
  ('bird', 'bird watching, birding, birdwatching'), ('bird watching', 'bird, birding, birdwatching'),
  ('birding', 'bird, bird watching, birdwatching'), ('birdwatching', 'bird, bird watching, birding'),
  ('boat', 'cruise, sail, sailing'), ('cake', 'dessert, sweet'), ('camera', 'photo, photography'),
  ('canoe', 'kayak, kayaking'), ('carve', 'carver, carving, wood carving, woodcarving'),
  ('carver', 'carve, carving, wood carving, woodcarving'), ('carving', 'carve, carver, wood carving, woodcarving'),
  ('ceramic', 'ceramics, clay, kiln, potter, pottery'), ('ceramics', 'ceramic, clay, kiln, potter, pottery'),
  ('charcoal', 'barbecue, bbq, grill'), ('children', 'kids'), ('clay', 'ceramic, ceramics, kiln, potter, pottery'),
  ('cooking', 'cook, cookery'), ('countryside', 'village'), ('crab', 'prawn, seafood, shrimp'),
  ('craft', 'artisan, handicraft'), ('cruise', 'boat'), ('curry paste', 'curry'),
  ('cycling', 'bicycle, bike, biking'), ('cyclo', 'auto rickshaw, rickshaw, trishaw, tuk tuk'),
  ('dance', 'dancer, dancing'), ('dancer', 'dance, dancing'), ('dancing', 'dance, dancer'),
  ('dawn', 'daybreak, first light, sunrise'), ('daybreak', 'dawn, first light, sunrise'), ('dessert', 'cake, sweet'),
  ('dim sum', 'dumpling, momo'), ('draw', 'drawing, sketching'), ('drawing', 'draw, sketching'),
  ('drum', 'drumming, percussion'), ('drumming', 'drum, percussion'), ('dumpling', 'dim sum, dumplings, momo'),
  ('dusk', 'last light, sunset'), ('dye', 'dyeing, indigo, tie dye'), ('dyeing', 'dye'), ('falls', 'waterfall'),
  ('family', 'homestay'), ('farm', 'farmer'), ('farmer', 'farm'), ('farming', 'farm'),
  ('first light', 'dawn, daybreak, sunrise'), ('fish', 'fisherman, fishing, net'),
  ('fisherman', 'fish, fishing, net'), ('fishing', 'fish, fisherman, net'), ('flower', 'garland, lotus'),
  ('food', 'cuisine, culinary, eat, eating, foodie, gastronomy, street food'), ('forest', 'jungle, rainforest'),
  ('garland', 'flower, lotus'), ('grill', 'barbecue, bbq, charcoal'), ('hike', 'hiking, trek, trekking, walk'),
  ('hiking', 'hike, trek, trekking, walk'), ('hill', 'mountain'), ('himalaya', 'himalayas'),
  ('historical', 'history'), ('island', 'beach, snorkeling, snorkelling'),
  ('jewellery', 'jewelry, silver, silversmith'), ('jewelry', 'jewellery, silver, silversmith'),
  ('jungle', 'forest, rainforest'), ('kalesa', 'horse'), ('kayak', 'canoe, kayaking'), ('kayaking', 'canoe, kayak'),
  ('kiln', 'ceramic, ceramics, clay, potter, pottery'), ('kite', 'kite making'), ('kite making', 'kite'),
  ('lagoon', 'diving, snorkel, snorkeling, snorkelling, swimming'), ('lamp', 'lantern'), ('lantern', 'lamp'),
  ('last light', 'dusk, sunset'), ('loom', 'weave, weaver, weaving'), ('lotus', 'flower, garland'),
  ('marionette', 'puppet, puppetry, puppets'), ('masala', 'pepper, spice'), ('massage', 'bath, spa'),
  ('meditation', 'yoga'), ('momo', 'dim sum, dumpling'), ('monastery', 'pagoda, shrine, stupa, temple, wat'),
  ('monk', 'alms, meditation'), ('monkeys', 'wildlife'), ('mountain', 'himalaya'), ('music', 'concert'),
  ('muslim', 'islamic, mosque'), ('net', 'fish, fisherman, fishing'), ('no meat', 'vegan, vegetarian'),
  ('noodle', 'soup'), ('paddy', 'rice field, rice terrace'), ('pagoda', 'monastery, shrine, stupa, temple, wat'),
  ('paint', 'painter, painting'), ('painter', 'paint, painting'), ('painting', 'paint, painter'),
  ('palace', 'architecture, history, museum'), ('paper making', 'papermaking'), ('papermaking', 'paper making'),
  ('pashmina', 'scarf, shawl'), ('pepper', 'masala, spice'), ('percussion', 'drum, drumming'),
  ('pho', 'noodle soup, noodles'), ('photo', 'camera, photography'), ('photography', 'camera, photo, photos'),
  ('potter', 'ceramic, ceramics, clay, kiln, pottery'), ('pottery', 'ceramic, ceramics, clay, kiln, potter'),
  ('prawn', 'crab, seafood, shrimp'), ('puppet', 'marionette, puppetry, puppets, theatre'),
  ('puppetry', 'marionette, puppet, puppets'), ('puppets', 'marionette, puppet, puppetry'),
  ('rainforest', 'forest, jungle'), ('rice field', 'paddy, rice terrace'), ('rice terrace', 'paddy, rice field'),
  ('rice wine', 'wine'), ('rickshaw', 'auto rickshaw, cyclo, trishaw, tuk tuk, tuktuk'),
  ('ridge', 'mountain, mountains'), ('sail', 'boat, sailing'), ('sailing', 'boat, sail'), ('sandbank', 'beach'),
  ('saree', 'sari'), ('sari', 'saree'), ('scarf', 'pashmina, shawl'), ('scooter', 'moped, motorbike, vespa'),
  ('seafood', 'crab, prawn, shrimp'), ('sew', 'tailor'), ('shawl', 'pashmina, scarf'),
  ('shrimp', 'crab, prawn, seafood'), ('shrine', 'monastery, pagoda, stupa, temple, wat'),
  ('silver', 'jewellery, jewelry, silversmith'), ('silversmith', 'jewellery, jewelry, silver'),
  ('singer', 'singing, song'), ('singing', 'singer, song'), ('sketching', 'draw, drawing'), ('snack', 'street food'),
  ('song', 'singer, singing'), ('spa', 'bath, massage'), ('spice', 'masala, pepper'), ('street food', 'snack'),
  ('stupa', 'monastery, pagoda, shrine, temple, wat'), ('sunrise', 'dawn, daybreak, first light'),
  ('sunset', 'dusk, last light'), ('sweet', 'cake, dessert'), ('tailor', 'sewing'),
  ('temple', 'buddhism, buddhist, hindu, monastery, pagoda, shrine, stupa, wat'), ('theatre', 'theater'),
  ('trek', 'hike, hiking, trekking, walk'), ('trekking', 'hike, hiking, trek, walk'),
  ('trishaw', 'auto rickshaw, cyclo, rickshaw, tuk tuk'), ('tuk tuk', 'auto rickshaw, cyclo, rickshaw, trishaw'),
  ('village', 'countryside, homestay'),
  ('walk', 'hike, hiking, sightseeing, stroll, trek, trekking, walking tour'),
  ('wat', 'monastery, pagoda, shrine, stupa, temple'), ('waterfall', 'falls'), ('wax', 'batik'),
  ('weave', 'loom, weaver, weaving'), ('weaver', 'loom, weave, weaving'),
  ('weaving', 'loom, silk, textile, weave, weaver'), ('wildlife', 'animals, safari'), ('wine', 'beer, rice wine'),
  ('wood carving', 'carve, carver, carving, woodcarving'), ('woodcarving', 'carve, carver, carving, wood carving')
) as known (means, terms);

-- Kinds of experience, sights and dishes in the languages of guests and of the ten countries: a term means what its English
-- phrase means. Folded.
insert into search_synonym (kind, means, term)
select distinct 'same', search_fold(means), search_fold(term) from (values
  ('cooking class', 'atelier de cuisine, aula de culinaria, belajar memasak, clase de cocina, cocinar, corso di cucina, '
    'cours de cuisine, cuisine, cuisiner, curso de cocina, kelas masak, kelas memasak, kochen, '
    'kochen lernen, kochkurs, kochkurse, kookcursus, kursus memasak, lop hoc nau an, lop nau an, magluto, '
    'memasak, nau an, pagluluto, кулинария, кулинарный класс, खाना पकाउने, खाना पकाना, खाना बनाना, रन्ना, '
    'คอร์สทำอาหาร, ทำอาหาร, เรียนทำอาหาร, ຮຽນເຮັດອາຫານ, ເຮັດອາຫານ, ဟင်းချက်, ဟင်းချက်သင်တန်း, ចម្អិនម្ហូប, '
    'រៀនចម្អិន, クッキングクラス, 做菜, 厨艺课, 料理, 料理体験, 料理教室, 烹飪, 烹飪課, 烹饪, 烹饪课, 요리, 요리 교실, 요리 수업, 쿠킹 클래스, 쿠킹클래스'),
  ('street food', 'am thuc duong pho, cibo di strada, comida callejera, cuisine de rue, do an duong pho, jajanan, '
    'kuliner, makanan jalanan, nourriture de rue, strassenessen, strassenkuche, streetfood, สตรีทฟู้ด, '
    'อาหารริมทาง, ម្ហូបតាមផ្លូវ, ストリートフード, 小吃, 屋台, 屋台料理, 街头小吃, 街頭小吃, 길거리 음식'),
  ('food tour', 'am thuc, essenstour, food touren, kulinarische tour, tour am thuc, tour gastronomique, '
    'visite gastronomique, wisata kuliner, フードツアー, 美食, 美食之旅, 美食游, 음식 투어, 푸드 투어'),
  ('night market', 'cho dem, marche de nuit, marche nocturne, mercado nocturno, nachtmarkt, pasar malam, ตลาดกลางคืน, '
    'ตลาดโต้รุ่ง, ຕະຫຼາດກາງຄືນ, ညဈေး, ផ្សាររាត្រី, ナイトマーケット, 夜市, 야시장'),
  ('market', 'cho, marche, markt, mercado, mercato, palengke, pasar, बजार, बाज़ार, ตลาด, ຕະຫຼາດ, ဈေး, ផ្សារ, マーケット, '
    '市场, 市場, 시장'),
  ('bike tour', 'balade a velo, bersepeda, bicicleta, bisikleta, dap xe, fahrrad, fahrradtour, radtour, sepeda, '
    'tour en bicicleta, tur sepeda, velo, visite a velo, xe dap, साइकिल, จักรยาน, ปั่นจักรยาน, ຂີ່ລົດຖີບ, '
    'စက်ဘီး, ជិះកង់, サイクリング, 單車, 自行车, 自転車, 骑行, 자전거, 자전거 투어'),
  ('boat', 'balade en bateau, bangka, barca, barco, bateau, boot, bootsfahrt, bootstour, croisiere, di thuyen, '
    'du thuyen, naik perahu, paseo en barco, perahu, promenade en bateau, thuyen, tour en bateau, नाव, '
    'नौका विहार, ล่องเรือ, เรือ, ລ່ອງເຮືອ, ເຮືອ, လှေ, ដំណើរទូក, ទូក, クルーズ, ボート, 乘船, 游船, 船, 遊船, 遊覧船, 보트, '
    '보트 투어, 유람선'),
  ('kayak', 'cheo thuyen kayak, kajak, kajakfahren, kajaktour, คายัค, พายเรือคายัค, カヤック, 独木舟, 皮划艇, 카약'),
  ('hike', 'bergwanderung, caminata, di bo duong dai, escursione, leo nui, marche en montagne, mendaki, '
    'pendakian, randonnee, randonnees, senderismo, trekking, wandern, wandertour, wanderung, ट्रेकिंग, '
    'पदयात्रा, पैदल यात्रा, เดินป่า, ຍ່າງປ່າ, ដើរព្រៃ, トレッキング, ハイキング, 健行, 徒步, 登山, 远足, 등산, 트레킹, 하이킹'),
  ('walking tour', 'balade a pied, di bo, jalan kaki, recorrido a pie, rundgang, stadtfuhrung, stadtrundgang, '
    'visite a pied, visite guidee, เดินเที่ยว, ウォーキングツアー, 徒步游, 散歩, 步行游, 街歩き, 도보 여행, 워킹 투어'),
  ('pottery', 'alfareria, atelier poterie, ceramica, ceramique, gerabah, gom, keramik, lam gom, palayok, poterie, '
    'tembikar, topferei, topferkurs, topfern, मिट्टी के बर्तन, ปั้นดินเผา, เครื่องปั้นดินเผา, '
    'ເຄື່ອງປັ້ນດິນເຜົາ, အိုးလုပ်ငန်း, ស្មូន, 陶器, 陶艺, 陶芸, 陶藝, 도자기'),
  ('weaving', 'det, det vai, menenun, paghahabi, tejido, tenun, tessitura, tissage, weben, weberei, webkurs, बुनाई, '
    'ทอผ้า, ຕໍ່າແຜ່ນ, ທໍຜ້າ, ရက်ကန်း, តម្បាញ, 機織り, 編織, 織物, 织布, 编织, 베틀, 직조'),
  ('batik', 'membatik, บาติก, バティック, 蜡染, 蠟染, 바틱'),
  ('silk', 'lua, seda, seide, seta, soie, sutra, to tam, रेशम, ผ้าไหม, ໄໝ, ပိုး, សូត្រ, シルク, 丝绸, 絲綢, 絹, 비단, 실크'),
  ('lantern', 'den long, farol, lampion, lanterne, lanternes, laterne, laternen, โคม, โคมไฟ, កន្ទេលភ្លើង, ランタン, 提灯, '
    '灯笼, 燈籠, 등불, 랜턴'),
  ('puppet', 'marionetten, marionnettes, mua roi, puppentheater, roi nuoc, theatre d ombres, titeres, wayang, '
    'कठपुतली, หนังตะลุง, หุ่นกระบอก, ရုပ်သေး, ល្ខោនស្បែក, 人形劇, 影絵, 木偶, 皮影, 인형극'),
  ('dance', 'baile, cours de danse, danse, danza, menari, mua, nhay, sayaw, tanz, tanzen, tanzkurs, tarian, नृत्य, '
    'รำ, เต้นรำ, ຟ້ອນ, အက, របាំ, ダンス, 舞蹈, 跳舞, 踊り, 댄스, 춤'),
  ('music', 'am nhac, musica, musik, musika, musique, nhac, संगीत, ดนตรี, ດົນຕີ, ဂီတ, តន្ត្រី, 音乐, 音楽, 音樂, 음악'),
  ('temple', 'candi, chua, den, kuil, pura, tempel, tempio, temples, templo, मंदिर, मन्दिर, วัด, ວັດ, ဘုရား, '
    'ប្រាសាទ, វត្ត, お寺, 寺, 寺庙, 寺廟, 寺院, 사원, 절'),
  ('coffee', 'ca phe, cafe, kaffee, kaffeeplantage, kape, kopi, कॉफी, กาแฟ, ກາເຟ, ကော်ဖီ, កាហ្វេ, カフェ, コーヒー, 咖啡, '
    '커피'),
  ('coffee farm', 'kaffeefarm, kaffeeplantage, kebun kopi, plantation de cafe, vuon ca phe, ไร่กาแฟ, コーヒー農園, 咖啡园, 咖啡庄园, '
    '咖啡莊園, 커피 농장'),
  ('tea', 'che, degustation de the, te, tee, teeplantage, teeverkostung, teh, the, tra, tsaa, चाय, चिया, ชา, ຊາ, '
    'လက်ဖက်ရည်, តែ, お茶, 品茶, 紅茶, 茶, 茶园, 녹차, 차'),
  ('rice farm', 'arrozales, reisfeld, reisterrassen, riziere, rizieres, ruong bac thang, sawah, trong lua, धान, ทำนา, '
    'ນາ, လယ်, ស្រែ, 梯田, 棚田, 水稻, 田んぼ, 稻田, 논'),
  ('farm', 'bauernhof, fattoria, ferme, granja, kebun, nong trai, खेत, पशुपालन, ฟาร์ม, កសិដ្ឋាន, 农场, 農場, 농장'),
  ('cave', 'cueva, grotta, grotte, gua, hang dong, hohle, kuweba, गुफा, ถ้ำ, ຖ້ຳ, ဂူ, ល្អាង, 洞穴, 洞窟, 동굴'),
  ('waterfall', 'air terjun, cascada, cascade, cascades, cascata, talon, thac, thac nuoc, wasserfall, wasserfalle, '
    'झरना, น้ำตก, ຕາດ, ນ້ຳຕົກ, ရေတံခွန်, ទឹកជ្រោះ, 滝, 瀑布, 폭포'),
  ('island', 'dao, ile, iles, insel, inseln, isla, isola, pulau, द्वीप, เกาะ, ດອນ, ကျွန်း, កោះ, 岛, 島, 海岛, 섬'),
  ('beach', 'bai bien, pantai, plage, playa, spiaggia, strand, समुद्र तट, ชายหาด, หาด, ဆိပ်ကမ်း, ឆ្នេរ, ビーチ, 沙滩, '
    '海滩, 해변'),
  ('fishing', 'angeln, cau ca, fischen, memancing, pangingisda, peche, pesca, मछली पकड़ना, ตกปลา, ຫາປາ, ငါးဖမ်း, '
    'នេសាទ, 捕鱼, 釣り, 钓鱼, 낚시'),
  ('painting', 'malen, malkurs, melukis, peinture, pintura, ve tranh, चित्रकला, วาดภาพ, ပန်းချီ, គំនូរ, 畫畫, 絵付け, 絵画, '
    '绘画, 그림'),
  ('wood carving', 'holzschnitzen, khac go, schnitzkurs, sculpture sur bois, talla de madera, ukir kayu, '
    'लकड़ी की नक्काशी, แกะสลักไม้, ចម្លាក់ឈើ, 木彫り, 木雕, 목각'),
  ('silversmith', 'bijoux en argent, orfevre, perak, platero, silberschmied, silberschmuck, tho bac, चांदी, เครื่องเงิน, '
    'ປະດັບເງິນ, ជាងប្រាក់, 銀細工, 銀飾, 银饰, 은세공'),
  ('workshop', 'atelier, corso, cours, kurs, lokakarya, lop hoc, stage, taller, werkstatt, कार्यशाला, เวิร์กช็อป, '
    'សិក្ខាសាលា, ワークショップ, 体験, 体验课, 工作坊, 教室, 원데이 클래스, 체험, 클래스'),
  ('sunset', 'atardecer, coucher de soleil, coucher du soleil, hoang hon, matahari terbenam, sonnenuntergang, '
    'tramonto, सूर्यास्त, พระอาทิตย์ตก, ថ្ងៃលិច, サンセット, 夕日, 夕阳, 日落, 노을, 일몰'),
  ('sunrise', 'alba, amanecer, binh minh, lever de soleil, lever du soleil, matahari terbit, sonnenaufgang, '
    'सूर्योदय, พระอาทิตย์ขึ้น, ថ្ងៃរះ, 日の出, 日出, 朝日, 일출'),
  ('wildlife', 'animales, animaux, dong vat hoang da, faune, satwa liar, tierbeobachtung, wildtiere, वन्यजीव, '
    'สัตว์ป่า, 动物, 野生动物, 野生動物, 야생동물'),
  ('vegetarian', 'an chay, chay, sayuran, vegetariana, vegetariano, vegetarien, vegetarienne, vegetarier, vegetarisch, '
    'शाकाहारी, มังสวิรัติ, อาหารเจ, သက်သတ်လွတ်, បួស, ベジタリアン, 精進料理, 素食, 채식'),
  ('family', 'famiglia, familia, familie, famille, gia dinh, keluarga, pamilya, परिवार, ครอบครัว, ຄອບຄົວ, မိသားစု, '
    'គ្រួសារ, 家庭, 家族, 가족'),
  ('kids', 'anak, anak anak, avec enfants, bambini, bata, enfant, enfants, kind, kinder, mit kindern, ninos, '
    'tre em, बच्चे, เด็ก, ເດັກນ້ອຍ, ကလေး, កូនក្មេង, 亲子, 子ども, 子供, 孩子, 小孩, 아이'),
  ('romantic', 'lang man, romantico, romantique, romantis, romantisch, โรแมนติก, ロマンチック, 浪漫, 로맨틱'),
  ('evening', 'abend, abends, buoi toi, malam hari, sera, soir, soiree, tarde, ตอนเย็น, 夜, 夜の, 晚上, 저녁'),
  ('morning', 'buoi sang, manana, matin, mattina, morgens, pagi, vormittag, ตอนเช้า, 早上, 朝, 아침'),
  ('noodles', 'bun, fideos, mi, mie, nouilles, nudeln, pansit, नूडल्स, ก๋วยเตี๋ยว, ເຝີ, ခေါက်ဆွဲ, មី, ラーメン, 面条, 麵, '
    '麺, 국수'),
  ('angkor wat', 'นครวัด, អង្គរ, អង្គរវត្ត, アンコール, アンコールワット, 吳哥窟, 吴哥, 吴哥窟, 앙코르와트'),
  ('halong bay', 'baie d halong, halong bucht, vinh ha long, ハロン湾, 下龍灣, 下龙湾, 하롱베이'),
  ('mekong delta', 'delta du mekong, mekongdelta, mien tay, メコンデルタ, 湄公河三角洲, 메콩델타'),
  ('mekong', 'song mekong, แม่น้ำโขง, ແມ່ນ້ຳຂອງ, ទន្លេមេគង្គ, メコン川, 湄公河, 메콩강'),
  ('borobudur', 'ボロブドゥール, 婆罗浮屠, 보로부두르'),
  ('pad thai', 'ผัดไทย, パッタイ, 泰式炒河粉, 팟타이'),
  ('massage', 'pijat, นวด, マッサージ, 按摩, 마사지'),
  ('things to do', 'activites, aktivitaten, attivita, ausflug, ausfluge, choi gi, choses a faire, cosa fare, '
    'cosas que hacer, du lich, que faire, que hacer, sehenswurdigkeiten, unternehmungen, wisata, '
    'घूमने की जगह, ที่เที่ยว, ទេសចរណ៍, 体験ツアー, 好玩的, 旅游, 景点, 観光, 가볼만한 곳, 할 거리')
) as known (means, terms), unnest(string_to_array(terms, ', ')) term where search_fold(term) <> '';

-- Words that say nothing by themselves.
insert into search_synonym (kind, means, term)
select 'filler', term, term from unnest(array[
  'activities', 'activity', 'adventure', 'amazing', 'anything', 'around', 'attraction',
  'attractions', 'authentic', 'beautiful', 'beginner', 'beginners', 'best', 'book', 'booking', 'city', 'class', 'classes', 'close', 'cool', 'course', 'courses', 'day', 'days', 'easy', 'enjoy', 'excursion', 'excursions', 'experience', 'experiences', 'famous', 'find', 'free',
  'fun', 'genuine', 'get', 'go', 'going', 'good', 'great', 'guide', 'guided', 'hidden gem', 'hidden gems',
  'holiday', 'hour', 'hours', 'idea', 'ideas', 'interesting', 'learn', 'learn to', 'learning',
  'lesson', 'lessons', 'like', 'live', 'local', 'locals', 'look', 'looking', 'make', 'making',
  'manage', 'me', 'must do', 'must see', 'my', 'near', 'near me', 'nearby', 'need', 'new', 'nice', 'old', 'our',
  'people', 'person', 'place', 'places', 'places to see', 'places to visit', 'please', 'popular', 'price',
  'prices', 'quick', 'real', 'recommended', 'retreat', 'ride', 'rides', 'see', 'session', 'short',
  'slow', 'small group', 'something', 'something to do', 'special', 'spend', 'stay', 'stuff', 'take', 'tasting',
  'thing to do', 'things', 'things to do', 'time', 'top', 'tour', 'tours', 'town', 'traditional', 'travel',
  'trip', 'trips', 'try', 'typical', 'unique', 'unusual', 'us', 'vacation', 'view', 'views', 'visit', 'visiting',
  'wanna', 'want', 'we', 'what to do', 'what to see', 'where to go', 'workshop', 'workshops', 'would',
  'able', 'also', 'any', 'anyone', 'available', 'away', 'back', 'bit', 'both', 'can', 'check', 'come', 'could', 'do', 'especially', 'ever', 'everyone', 'excellent', 'far', 'first', 'found', 'from scratch', 'full of tourists', 'give', 'group tour', 'hands on', 'happy', 'heard', 'hello', 'help', 'hi', 'home', 'hope', 'ideally', 'include', 'includes', 'including', 'instead', 'just', 'kind', 'know', 'let', 'little', 'lot', 'love', 'lovely', 'low key', 'maybe', 'might', 'money', 'most', 'much', 'nearest', 'next', 'nicely', 'off the beaten path', 'only', 'open', 'option', 'options', 'other', 'own', 'part', 'perfect', 'perhaps', 'plan', 'planning', 'possible', 'prefer', 'preferably', 'pretty', 'proper', 'quality', 'ready', 'really', 'recommend', 'recommendation', 'recommendations', 'room', 'same', 'say', 'show', 'small', 'some', 'somebody', 'someone', 'somewhere', 'sort', 'start', 'still', 'suggest', 'suggestion', 'suggestions', 'tell', 'thank', 'thanks', 'then', 'thinking', 'together', 'told', 'trouble', 'type', 'using', 'various', 'way', 'well', 'while', 'wish', 'wonderful', 'would like', 'would love', 'yourself', 'ourselves', 'myself', 'hour long', 'in town', 'ones', 's', 'm', 'll', 're', 've', 'd', 't',
  'guest', 'guests', 'visitor', 'visitors', 'traveller', 'travellers', 'traveler', 'travelers', 'tourist', 'tourists'
]) term;

-- PostgreSQL takes a table that was never analysed for ten pages, and plans the first readers of a new installation badly.
analyze city, course, availability_rule, availability_exception, departure, booking, ledger_entry, search_synonym;
