-- A limit of a code for each guest is one of a person, or of a browser where nobody is logged in. The first index has the expression of
-- the statement: mail goes to the same person with and without '+word', and at Gmail wherever dots stand.
create index user_account_person on user_account (regexp_replace(regexp_replace(lower(email::text), '\+[^@]*@', '@'),
  '\.(?=[^@]*@(gmail|googlemail)\.com$)', '', 'g'));
create index booking_coded_visitor on booking (visitor_id) where coupon_id is not null;
create index booking_made_visitor on booking (visitor_id) where status not in ('held', 'expired');
