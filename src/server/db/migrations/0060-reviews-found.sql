-- outside a transaction
-- What the back office looks for among all reviews (docs/back-office.md#reviews). Stars have an index each, because one of all stars
-- would be taken for the reviews of one listing in the order of their stars.
create index concurrently if not exists review_made on review (created_at desc, id desc);
create index concurrently if not exists review_stars_1 on review (created_at desc, id desc) where rating = 1;
create index concurrently if not exists review_stars_2 on review (created_at desc, id desc) where rating = 2;
create index concurrently if not exists review_stars_3 on review (created_at desc, id desc) where rating = 3;
create index concurrently if not exists review_stars_4 on review (created_at desc, id desc) where rating = 4;
create index concurrently if not exists review_stars_5 on review (created_at desc, id desc) where rating = 5;
create index concurrently if not exists review_course_made on review (course_id, created_at desc, id desc);
create index concurrently if not exists review_removed_made on review (created_at desc, id desc) where removed_at is not null;
create index concurrently if not exists review_photo_made on review (created_at desc, id desc) where photo_total > 0;
create index concurrently if not exists review_name on review (lower(guest_name) text_pattern_ops);
create index concurrently if not exists review_words on review using gin (to_tsvector('simple', body));
