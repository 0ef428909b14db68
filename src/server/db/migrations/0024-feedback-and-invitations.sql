-- What people write to the operator: a word about anything, or an application as ambassador (docs/content.md#write-to-the-operator).

create table feedback (
  id uuid primary key default gen_random_uuid(),
  topic text not null check (length(topic) between 1 and 80),
  message text not null check (length(message) between 10 and 1000),
  -- Where an answer goes.
  email citext not null check (length(email::text) between 3 and 254),
  user_id uuid references user_account on delete set null,
  -- The path of the page that it was written on.
  page text not null default '' check (length(page) <= 300),
  created_at timestamptz not null default banyan_now()
);
create index feedback_newest on feedback (created_at desc);
-- The same word sent twice is found by its address.
create index feedback_sender on feedback (email, created_at desc);

create table ambassador_application (
  id uuid primary key default gen_random_uuid(),
  email citext not null check (length(email::text) between 3 and 254),
  first_name text not null check (length(first_name) between 1 and 80),
  last_name text not null check (length(last_name) between 1 and 80),
  city text not null check (length(city) between 1 and 80),
  -- How people find the applicant: a guest house, a school, a page.
  audience text not null check (length(audience) between 1 and 300),
  message text not null default '' check (length(message) <= 1000),
  user_id uuid references user_account on delete set null,
  created_at timestamptz not null default banyan_now(),
  decided_at timestamptz,
  decided_by uuid references user_account
);
-- One that waits for an answer is not sent again.
create unique index ambassador_application_open on ambassador_application (email) where decided_at is null;

alter table staff_task drop constraint staff_task_kind_check;
alter table staff_task add constraint staff_task_kind_check check (kind in ('refund_failed', 'payment_mismatch', 'payment_stuck',
  'orphan_payment', 'dispute', 'problem_report', 'rates_stale', 'feedback', 'ambassador_application'));

-- ── Invitations (docs/invites.md) ───────────────────────────────────────────────────────────────────────────────────

-- The link of an account. It names who invites, and opens nothing.
create table invite_link (
  user_id uuid primary key references user_account on delete cascade,
  hash text not null unique check (hash ~ '^[a-z]{12}$'),
  created_at timestamptz not null default banyan_now()
);

-- A gift that a friend took: one for each browser, whoever invited.
create table invitation (
  id uuid primary key default gen_random_uuid(),
  inviter_id uuid not null references user_account on delete cascade,
  -- Where the link stood: a campaign or a listing, as the link says.
  campaign text not null default '' check (length(campaign) <= 80),
  visitor_id text not null unique,
  coupon_id uuid not null unique references coupon,
  state text not null default 'taken' check (state in ('taken', 'earned', 'nothing')),
  reason text check (reason in ('same-person', 'same-device', 'same-card', 'limit')) check ((state = 'nothing') = (reason is not null)),
  booking_id uuid unique references booking on delete set null,
  -- The code of who invited.
  thanks_id uuid unique references coupon check ((state = 'earned') = (thanks_id is not null)),
  created_at timestamptz not null default banyan_now(),
  decided_at timestamptz
);
create index invitation_inviter on invitation (inviter_id, created_at desc);
create index invitation_open on invitation (coupon_id) where state = 'taken';
