-- Accounts that their owner has deleted: the row stays, because bookings, money and conversations name it, and is empty
-- (ADR 080, docs/accounts.md#deleting-an-account).

alter table user_account add column erased_at timestamptz;
alter table user_account add constraint user_account_erased_is_empty check (erased_at is null or (password_hash is null
  and verified_at is null and phone = '' and last_name = '' and image is null and email like '%@erased.invalid'));

-- The link with which an owner confirms it is of the account, as that of a new address is.
alter table account_request drop constraint account_request_purpose_check, drop constraint account_request_check;
alter table account_request
  add constraint account_request_purpose_check check (purpose in ('sign-up', 'sign-in', 'reset', 'address', 'identity', 'identity-code', 'delete')),
  add constraint account_request_check check ((purpose in ('address', 'delete')) = (user_id is not null));

-- In whose name the receipts of a booking were issued. Receipts have to say so for as long as the law wants them, and the booking
-- says it no more.
create table receipt_payer (
  booking_id uuid primary key references booking,
  name text not null check (length(name) between 1 and 161),
  kept_since timestamptz not null default banyan_now()
);

-- Whatever a person does in another window while the account is deleted comes before, and is seen, or after, and is refused:
-- the row of the account is locked by who deletes it, and shared by who writes in its name.
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
create trigger account_is_there before insert on account_request for each row execute function refuse_erased_account('user_id');
create trigger account_is_there before insert on ambassador_application for each row execute function refuse_erased_account('user_id');
create trigger account_is_there before insert on api_token for each row execute function refuse_erased_account('user_id');
create trigger account_is_there before insert on booking for each row execute function refuse_erased_account('user_id');
create trigger account_is_there before insert on feedback for each row execute function refuse_erased_account('user_id');
create trigger account_is_there before insert on host for each row execute function refuse_erased_account('user_id');
create trigger account_is_there before insert on identity_flow for each row execute function refuse_erased_account('user_id');
create trigger account_is_there before insert on inquiry for each row execute function refuse_erased_account('user_id');
create trigger account_is_there before insert on invitation for each row execute function refuse_erased_account('inviter_id');
create trigger account_is_there before insert on invite_link for each row execute function refuse_erased_account('user_id');
create trigger account_is_there before insert on message for each row execute function refuse_erased_account('author_id');
create trigger account_is_there before insert on message_report for each row execute function refuse_erased_account('actor_id');
create trigger account_is_there before insert on notice_choice for each row execute function refuse_erased_account('user_id');
create trigger account_is_there before insert on passkey for each row execute function refuse_erased_account('user_id');
create trigger account_is_there before insert on passkey_challenge for each row execute function refuse_erased_account('user_id');
create trigger account_is_there before insert on pending_password for each row execute function refuse_erased_account('user_id');
create trigger account_is_there before insert on review for each row execute function refuse_erased_account('author_id');
create trigger account_is_there before insert on second_factor for each row execute function refuse_erased_account('user_id');
create trigger account_is_there before insert on session for each row execute function refuse_erased_account('user_id');
create trigger account_is_there before insert on upload for each row execute function refuse_erased_account('owner_id');
create trigger account_is_there before insert on user_identity for each row execute function refuse_erased_account('user_id');
create trigger account_is_there before insert on wish for each row execute function refuse_erased_account('user_id');
create trigger account_is_there before insert on wish_link for each row execute function refuse_erased_account('user_id');

-- What comes to a booking in the name of its guest has no account of its own.
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
create trigger guest_is_there before insert on companion for each row execute function refuse_erased_guest();
create trigger guest_is_there before insert on problem_report for each row execute function refuse_erased_guest();
create trigger guest_is_there before insert on visitor_booking for each row execute function refuse_erased_guest();

-- A deleted account stays as it is.
create function erased_account_stays() returns trigger language plpgsql as $$
begin
  if old.erased_at is not null then
    raise exception 'the account % is deleted', old.id using errcode = 'BY401';
  end if;
  return new;
end $$;
create trigger erased_stays before update on user_account for each row execute function erased_account_stays();

-- For deleting by account.
create index message_author on message (author_id) where author_id is not null;
create index feedback_user on feedback (user_id) where user_id is not null;
create index ambassador_application_user on ambassador_application (user_id) where user_id is not null;
create index upload_owner on upload (owner_id);
