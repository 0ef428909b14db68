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

-- Pictures carry their width and height from here on; all that were stored before are 1600 by 1000.
create function sized_pictures(pictures jsonb) returns jsonb language sql immutable as $$
  select jsonb_agg('{"width": 1600, "height": 1000}'::jsonb || picture order by place)
  from jsonb_array_elements(pictures) with ordinality as listed (picture, place)
$$;
update course set images = sized_pictures(images);
update city set image = '{"width": 1600, "height": 1000}'::jsonb || image;
update installation set home_image = '{"width": 1600, "height": 1000}'::jsonb || home_image;
drop function sized_pictures;

-- The operator's own names for what they import: loading a catalogue again changes rows and doubles none. Cities and
-- categories are known by their slugs.
alter table host add column external_key text unique check (external_key ~ '^[a-zA-Z0-9][a-zA-Z0-9._-]{0,79}$');
alter table course add column external_key text check (external_key ~ '^[a-zA-Z0-9][a-zA-Z0-9._-]{0,79}$');
create unique index course_external_key on course (external_key) where external_key is not null;
alter table addon add column external_key text check (external_key ~ '^[a-zA-Z0-9][a-zA-Z0-9._-]{0,79}$');
create unique index addon_external_key on addon (course_id, external_key) where external_key is not null;
