-- outside a transaction
-- What the back office looks for among all listings (docs/back-office.md#listings).

create index concurrently if not exists course_made on course (created_at desc, id desc);
create index concurrently if not exists course_status_made on course (status, created_at desc, id desc);
create index concurrently if not exists course_city_made on course (city_id, created_at desc, id desc);
create index concurrently if not exists course_title_words on course using gin (to_tsvector('simple', title));
create index concurrently if not exists listing_draft_made on listing_draft (created_at desc, id desc) where course_id is null;
create index concurrently if not exists listing_draft_title_words on listing_draft
  using gin (to_tsvector('simple', coalesce(content -> 'kind' ->> 'title', ''))) where course_id is null;
create index concurrently if not exists host_begins on host (lower(display_name) text_pattern_ops);
create index concurrently if not exists listing_draft_state_made on listing_draft (state, created_at desc, id desc) where course_id is null;
create index concurrently if not exists listing_draft_city_made on listing_draft
  (((content -> 'place' ->> 'city_id')::integer), created_at desc, id desc) where course_id is null;
