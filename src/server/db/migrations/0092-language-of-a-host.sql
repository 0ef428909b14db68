-- In which language a host who begins wants our messages; kept with the application until the link of the mail is opened.
alter table host_application
  add column message_language text check (message_language in ('en', 'ne', 'hi', 'km', 'vi', 'lo', 'id', 'th', 'fil', 'ms', 'my'));
