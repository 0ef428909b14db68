-- What kind of activity a course is, in plain words: titles may be literary. Without it the name of the category stands there.
alter table course
  add column activity text not null default '' check (activity = '' or char_length(activity) between 2 and 40);

-- In which language a review is written, and its words apart from ratings that have none (docs/reviews.md#reading).
alter table review add column language text not null default 'en' check (language ~ '^[a-z]{2,3}$');
create index review_course_written on review (course_id, created_at desc, id) where body <> '' or photo_total > 0;
