-- What a host learns: views of the pages of listings by day, and medians of cities (docs/domain/insights.md).

-- Nothing says who: a number for a listing and a day of its city.
create table course_view (
  course_id integer not null references course (id) on delete cascade,
  day date not null,
  views integer not null check (views > 0),
  primary key (course_id, day)
);
create index course_view_day on course_view (day);

-- Of each city the last period that is over; null where too few hosts count, or one has too large a part.
create table city_median (
  city_id integer not null references city (id) on delete cascade,
  weeks smallint not null check (weeks > 0),
  until date not null check (extract(isodow from until) = 1),
  earned_cents bigint,
  seats integer,
  booked_rate double precision,
  primary key (city_id, weeks)
);
