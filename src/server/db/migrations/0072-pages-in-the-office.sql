-- Pages of text are written in the back office, version by version (docs/back-office.md#pages-of-text).

alter table content_page
  -- Guests are not shown it.
  add column is_hidden boolean not null default false,
  -- An operator has published an own text, which no release replaces.
  add column is_own boolean not null default false;
update content_page set is_own = true where text_hash is distinct from shipped_hash;

-- Every text that a page had, has or may get, in each language; which of them guests are shown may change, and nothing else.
create table content_text (
  slug text not null check (slug ~ '^[a-z][a-z0-9-]*$'),
  locale text not null check (locale ~ '^[a-z]{2,3}_[A-Z]{2}$'),
  version integer not null check (version > 0),
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

insert into content_text (slug, locale, version, title, summary, body, made_at, published_at, is_live)
select slug, 'en_US', 1, title, summary, body, updated_at, updated_at, true from content_page;

create function content_text_stays() returns trigger language plpgsql as $$
begin
  raise exception 'versions of texts stay as they are: % on %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger content_text_stays before update of slug, locale, version, title, summary, body, made_at, made_by or delete or truncate on content_text
  for each statement execute function content_text_stays();
create trigger content_text_changes_pages after update of is_live on content_text
  for each statement execute function bump_content_version();

-- One row: counts what was done to the pages that guests are shown. Whoever changes a text locks it first.
create table content_shown (
  is_only boolean primary key default true check (is_only),
  version integer not null default 0
);
insert into content_shown default values;

create function content_shown_counts() returns trigger language plpgsql as $$
begin
  update content_shown set version = version + 1;
  return null;
end $$;
create trigger content_page_is_counted after insert or update or delete on content_page
  for each statement execute function content_shown_counts();

-- What a page is given otherwise than by a version of its own, such as by a release, becomes the newest version.
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
create trigger content_page_keeps_text after insert or update of title, summary, body on content_page
  for each row execute function content_page_keeps_text();
