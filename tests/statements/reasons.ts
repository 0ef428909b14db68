// Why columns are never null, or one of a few texts, where neither the schema nor the plan shows it.

const hasCategory = 'the row that it looks up by a foreign key exists';
const ofCard = {
  country_name: hasCategory,
  category_name: hasCategory,
  activity: hasCategory,
  is_today: 'every branch ends in a comparison of numbers, a constant or course_opens, which answers true or false',
  is_tomorrow: 'as is_today',
};
const clockOfCity = 'local_time answers for every zone of a city, which has a clock';
const alwaysAnswers = 'exists answers true or false';
const terms_hash = 'offer_stamp hashes a text that is never null';

const reasons: Record<string, Record<string, string>> = {
  'booking-texts/mailed-thread-queries.ts': {
    reader: 'guest or host, as the program gives it',
    email: 'a conversation has a booking or a question',
    locale: 'as email',
    first_name: 'as email',
  },
  'booking-texts/subject-queries.ts': { account: 'the texts stand in the statement' },
  'platform/backup/table-queries.ts': { '*': 'the catalogue of the server names everything, and a table has columns' },
  'catalogue-import/existing-queries.ts': { id: 'a sequence always has a next value', name: 'as given' },
  'catalogue-import/load-details-queries.ts': { external_key: 'the statement asks only for those with a key' },
  'platform/db/bulk/half-restored.ts': { is_there: alwaysAnswers },
  'platform/db/zone-clocks.ts': { is_there: 'a comparison with null answers true or false' },
  'features/availability/calendar/queries.ts': { time: 'a time that is never null' },
  'features/partner/invite-queries.ts': { is_same_person: 'addresses and ids that are never null' },
  'features/staff-log/staff-mail-queries.ts': {
    oldest: 'a group has a row, and its text is never null',
  },
  'features/admin/waiting-queries.ts': { hasTerms: 'counts are compared', isBackedUp: alwaysAnswers },
  'features/admin/notes-queries.ts': {
    audited: 'a note is about one of the four',
  },
  'features/admin/places-queries.ts': {
    today: clockOfCity,
    version: 'the hash of a row that is there',
    former_slugs: 'an empty list where there are none',
    is_slug_taken: alwaysAnswers,
    is_name_taken: alwaysAnswers,
    is_zone: alwaysAnswers,
    is_country: alwaysAnswers,
  },
  'features/admin/content-queries.ts': {
    has_draft: alwaysAnswers,
    changed_at: 'a page has a text in English at least',
    languages: 'a page has a text in English at least',
    id: 'one of the ids that were asked for',
  },
  'features/admin/person-acts-queries.ts': {
    areas: 'an invitation without a host has some',
    actor_areas: 'the array of a query, empty where it finds nothing',
    hosts: 'the texts stand in the statement',
  },
  'platform/http/identity-queries.ts': { areas: 'the array of a query, or an empty one' },
  'features/admin/codes-queries.ts': {
    cities: 'the array of a query, empty where it finds nothing',
    courses: 'as cities',
  },
  'features/partner/partner-queries.ts': {
    amount: 'of columns that are never null',
    taken_back: 'as amount',
    made_at: 'as amount',
  },
  'features/partner/mine-queries.ts': {
    months: 'the array of a query, empty where it finds nothing',
    has_begun: 'a month that was asked for, next to now',
  },
  'features/admin/search-words-queries.ts': { is_there: alwaysAnswers },
  'features/admin/ledger-queries.ts': {
    group: 'a column of the one part, and of an account in the other, which has a value in both',
    kind: 'a column of both parts',
    currency: 'as kind',
  },
  'features/admin/messages-queries.ts': {
    at: 'of a task or of a message, each of which has one',
    id: 'as at',
    channel: 'mail, or the column of a message to a phone, which has a check',
  },
  'features/account/identity-queries.ts': { has_second: alwaysAnswers, is_email_known: alwaysAnswers },
  'platform/settings/setting-queries.ts': { is_priced: alwaysAnswers },
  'features/admin/rates-queries.ts': {
    version: 'the hash of a row that is there',
  },
  'features/admin/partners-queries.ts': {
    bookings: 'a count',
    cancelled: 'a count',
    is_cut: 'a count against a number',
  },
  'features/changes/alternatives-queries.ts': ofCard,
  'features/availability/course-terms-queries.ts': { terms_hash },
  'features/booking/detail-queries.ts': { history: 'a booking is written together with the first line of its history' },
  'features/checkout/claim-queries.ts': { terms_hash, holds: 'live_holds builds an object for whatever it is asked' },
  'features/trip/dashboard-queries.ts': {
    is_host: alwaysAnswers,
    has_trip_calendar: alwaysAnswers,
    host_guests: 'a sum, of nothing 0',
  },
  'features/catalogue/course-queries.ts': { ...ofCard, currency: hasCategory, has_licence: alwaysAnswers },
  'features/catalogue/in-city-queries.ts': { cheapest: 'a category is read only in a city that has its courses' },
  'features/saved/alert-queries.ts': {
    ...ofCard,
    course_id: 'the statements ask only for alerts with a course, which have a day and a party',
    date: 'as course_id',
    pax: 'as course_id',
  },
  'features/host-day/day-queries.ts': {
    is_closed: 'made of what answers true or false',
    today: clockOfCity,
    starts_at: 'a departure has one, and a planned one is a date and a time that are never null',
    ends_at: 'as starts_at',
    role: 'insertEndings alone writes it, of who acts',
  },
  'features/host-day/no-show-queries.ts': { by_host: 'a count' },
  'features/host-reach/link/link-queries.ts': {
    team_role: 'the column has a check, which the plan of a subquery hides',
  },
  'phone/incoming-queries.ts': {
    number: 'the table has a check: only one that is done is without',
    body: 'as number',
  },
  'features/listing/history-queries.ts': {
    part: 'a change is of a part, and the statement asks only for changes',
  },
  'features/listing/listing-queries.ts': {
    city: 'is null, or exists, answer true or false',
    category: 'as city',
    status: 'of a course, or of a draft, whose columns have a check each',
    content: 'of a draft, or made of the columns of a course',
  },
  'features/admin/listings-queries.ts': {
    date: 'of columns that are never null, or asked for so',
    time: 'as date',
    id: 'as listing_id',
    status: 'as listing_id',
    made_at: 'as listing_id',
    changed_at: 'as listing_id',
  },
  'features/listing/review/review-queries.ts': {
    changes: 'a list that stands in the statement, or of a group, which has a row',
    at: 'a group has a row, and its time is never null',
  },
  'features/host-day/today/day-queries.ts': {
    guests: 'a group has a booking',
    request_until: 'a request has one, and the statement asks only for requests',
  },
  'features/message/thread-queries.ts': {
    id: 'of a thread, through a union',
    role: 'guest or host, which each half of the union says as a constant',
    last_at: 'the statement asks only for threads that have one',
  },
  'features/earnings/payout-run-queries.ts': { host_id: 'the rest of an account name that begins so' },
  'features/message/message-queries.ts': {
    median_seconds: 'a group has a row, and its seconds are never null',
  },
  'features/user/queries.ts': { is_deleted: alwaysAnswers },
  'features/message/saved-queries.ts': { date: 'the statement asks only for those with a day' },
  'features/insights/figure-queries.ts': {
    host_id: 'a listing has a host in each of the three parts',
    today: clockOfCity,
  },
  'features/credentials/credential-queries.ts': {
    expires_on: 'the statement asks only for those with one',
    is_id_verified: 'a host is an account, and the join is no outer one',
  },
  'features/insights/report-queries.ts': {
    side: 'the column has a check, which the union hides',
    email: 'a conversation has a booking or a question',
    locale: 'as email',
  },
  'features/insights/task-queries.ts': {
    kind: 'the statement asks only for these three',
    about: 'a part of a text is a text',
    action: 'as about',
  },
  'features/changes/request-queries.ts': {
    kind: 'request or question, which each half of the union says as a constant',
    until: 'a group has a row of the history; a request and a question that wait have a time',
  },
  'features/review/host-list-queries.ts': { is_own: alwaysAnswers },
  'phone/reach-queries.ts': {
    of: 'the texts stand in the statement',
    id: 'a row is of a host, an account or a booking',
  },
  'features/team/queries.ts': {
    has: alwaysAnswers,
    is_there: alwaysAnswers,
    role: 'an invitation of a host names one',
    has_stopped_feed: alwaysAnswers,
    what: 'logTeam alone writes such an action, and takes these six',
    from_role: 'logTeam alone writes it, and takes a role',
    to_role: 'as from_role',
  },
  'features/payment/capture-queries.ts': { state: 'the texts stand in the statement, whose case has an else' },
  'features/payment/decision-queries.ts': { confirmation: 'instant, or the column, which has a check' },
  'features/payment/events/event-queries.ts': {
    provider: 'storeEvent alone writes it, and takes these two',
    is_ended: 'a comparison of a column that is never null',
    id: 'an element of a list of texts that the program makes',
  },
  'features/payment/invariant-queries.ts': { line: 'a sentence of constants and keys' },
  'features/payment/methods/alipay/alipay-queries.ts': {
    fx_rate: 'a charge of Alipay is not in dollars, and then payment_rate demands it',
    fx_rate_at: 'as fx_rate',
    provider_ref: 'the statement asks only for those with one',
    token_hash: 'as provider_ref',
    n: 'a payment is written together with its first attempt',
  },
  'features/payment/refunds/refund-queries.ts': {
    payment_ref: 'what is refunded was captured, and so has been at its provider',
    was_sent: 'a comparison of a column that is never null',
  },
  'features/pricing/price-queries.ts': { has: alwaysAnswers, facts: 'of a code that the statement has found' },
  'features/trip/documents-queries.ts': { is_due: alwaysAnswers },
  'features/booking/refund-queries.ts': { hasOpenRefund: alwaysAnswers },
  'features/review/after-queries.ts': {
    removed_at: 'the statement asks only for those that were removed',
    is_wanted: 'comparisons of columns that are never null, and exists',
  },
  'features/review/queries.ts': { photos: 'reviews with photos have some to gather' },
  'features/saved/wishlist-queries.ts': { ...ofCard, total: 'a count of rows' },
  'platform/jobs/seal-queries.ts': { n: 'a sum of counts' },
  'features/pricing/rates-queries.ts': {
    is_waiting: alwaysAnswers,
  },
  'platform/limits/limit-queries.ts': {
    wait_seconds: 'greatest is never null next to a constant',
    is_real: 'a comparison with what the program gives',
  },
  'pages/sitemap-queries.ts': { part: 'the walk ends at the first part that is null' },
  'search/words/lexicon-queries.ts': {
    names: 'search_fold answers a text for a text, and names are never null',
    country_names: 'as names',
    word: 'an element of a list of words that the program makes',
  },
  'search/words/keyword-queries.ts': {
    word: 'an element of a list of words that the statement makes',
    known: 'the texts stand in the statement, whose case has an else',
    near: 'both branches have a constant to fall back on',
  },
  // An empty page is one row of nulls next to the total; the search skips rows without `listed_id`.
  'search/listing-queries.ts': { '*': 'rows without a course are left out by postgres-search.ts' },
  'seed/demo-marks-queries.ts': { demo: alwaysAnswers, fixture: alwaysAnswers, trial: alwaysAnswers },
  'seed/stories-queries.ts': {
    hour: clockOfCity,
    start_time: 'a time of a city, whose zone is known',
    local_date: 'made of the clock and a number',
    starts_at: 'made of the clock and a time that is never null',
    ends_at: 'made of the clock and a time that is never null',
    amount_cents: 'a fixed code has an amount, by coupon_check',
  },
};

/** The reasons by '<path of the file> <column>'; a column '*' means all. */
export const sureFor: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(reasons).flatMap(([file, columns]) =>
    Object.entries(columns).map(([column, reason]) => [`src/server/${file} ${column}`, reason]),
  ),
);

/** Files with statements that are tested elsewhere, and where. */
export const elsewhere: Readonly<Record<string, string>> = {
  'src/server/platform/backup/back-up-queries.ts': 'asks while it answers a stream; backup.db.test.ts runs it',
  'src/server/platform/backup/export-queries.ts': 'asks while it answers a stream; export.db.test.ts runs it',
  'src/server/platform/db/bulk/shelved.ts': 'asks the catalogue of the server; backup.db.test.ts runs it',
  'src/server/platform/calls/own-queries.ts':
    'its rows depend on the kind of the subject; own-subject.db.test.ts runs it over each of them',
  'src/server/platform/db/backlog-queries.ts': 'asks inside of a gauge; backlog.db.test.ts reads each kind',
  'src/server/platform/db/lock-waits-queries.ts':
    'asks the catalogue of the server inside of a gauge; lock-trouble.db.test.ts reads it',
  'src/server/platform/db/migrate.ts':
    'asks the catalogue of the server, and reads its own table before there is a schema; migrate.db.test.ts and migrate-outside.db.test.ts run it',
  'src/server/platform/db/pgbouncer.ts': 'asks the catalogue of the server; pgbouncer.db.test.ts runs it',
  'src/server/platform/db/zone-clocks.ts': 'reads its tables before there may be a schema; zones.db.test.ts runs it',
  'src/server/platform/db/kysely.ts': 'passes on the row type of what it is given',
  'src/server/platform/jobs/stored-secrets-queries.ts':
    'its table is that of what is kept; retirement.db.test.ts runs it over them',
  'src/server/platform/jobs/seal-queries.ts':
    'its table is that of what is sealed; reseal.db.test.ts runs it over each of them',
  'src/server/search/choice-count-queries.ts':
    'its columns depend on the filters asked for; choice-counts.db.test.ts holds each number against the list itself',
  'src/server/search/postgres-search.ts': 'passes on the row type of choice-count-queries.ts',
  'src/server/search/run-queries.ts': 'passes on the row type of listing-queries.ts',
  'src/server/platform/start/database.ts': 'asks for the last migration before there may be a schema',
};
