-- Photos of reviews, an index for each order of a review list, and since when a page is as it is.
alter table review
  add column photo_total smallint not null default 0 check (photo_total between 0 and 4),
  -- A review whose photo earned a code says so (product 8).
  add column is_rewarded boolean not null default false;

create table review_photo (
  review_id uuid not null references review on delete cascade,
  position smallint not null check (position between 1 and 4),
  picture_id text not null references picture,
  alt text not null default '',
  primary key (review_id, position)
);
create index review_photo_picture on review_photo (picture_id);

-- Figures follow from the rows, once for each statement and not for each row: whoever loads a thousand reviews of a
-- course changes it once.
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
create trigger review_photo_added after insert on review_photo
  referencing new table as new_rows for each statement execute function count_review_photos();
create trigger review_photo_removed after delete on review_photo
  referencing old table as old_rows for each statement execute function count_review_photos();

drop trigger review_counts on review;
drop function count_review();
create function count_reviews() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update course c set review_total = c.review_total + f.total, review_sum = c.review_sum + f.points
    from (select course_id, count(*) as total, sum(rating) as points from new_rows group by course_id) f
    where f.course_id = c.id;
  elsif tg_op = 'DELETE' then
    update course c set review_total = c.review_total - f.total, review_sum = c.review_sum - f.points
    from (select course_id, count(*) as total, sum(rating) as points from old_rows group by course_id) f
    where f.course_id = c.id;
  elsif exists (select course_id, rating, id from new_rows except select course_id, rating, id from old_rows) then
    update course c set review_total = c.review_total + f.total, review_sum = c.review_sum + f.points
    from (select course_id, sum(number) as total, sum(number * rating) as points
      from (select course_id, rating, 1 as number from new_rows union all select course_id, rating, -1 from old_rows) b
      group by course_id) f
    where f.course_id = c.id;
  end if;
  return null;
end $$;
create trigger review_added after insert on review
  referencing new table as new_rows for each statement execute function count_reviews();
create trigger review_removed after delete on review
  referencing old table as old_rows for each statement execute function count_reviews();
create trigger review_changed after update on review
  referencing new table as new_rows old table as old_rows for each statement execute function count_reviews();

-- Newest and oldest first read review_course_newest in its two directions. This one serves both orders by rating, and
-- counts the ratings without touching the table.
create index review_course_rating on review (course_id, rating desc, created_at desc, id);
create index review_course_photo on review (course_id, (photo_total > 0) desc, created_at desc, id);

-- What search engines are told: when the words, pictures or prices of a course last changed. Ranks, figures and the
-- number of reviews change daily and are no reason to come again.
alter table course add column updated_at timestamptz not null default banyan_now();
update course set updated_at = coalesce(published_at, created_at);

create function course_text_changed() returns trigger language plpgsql as $$
begin
  new.updated_at := banyan_now();
  return new;
end $$;
create trigger course_text_changes before update of city_id, category_id, slug, title, summary, description, steps,
  included, excluded, bring, requirements, price_cents, surcharge_cents, group_tiers, images, status on course
  for each row when (
    (old.city_id, old.category_id, old.slug, old.title, old.summary, old.description, old.steps, old.included,
      old.excluded, old.bring, old.requirements, old.price_cents, old.surcharge_cents, old.group_tiers, old.images,
      old.status)
    is distinct from
    (new.city_id, new.category_id, new.slug, new.title, new.summary, new.description, new.steps, new.included,
      new.excluded, new.bring, new.requirements, new.price_cents, new.surcharge_cents, new.group_tiers, new.images,
      new.status))
  execute function course_text_changed();
