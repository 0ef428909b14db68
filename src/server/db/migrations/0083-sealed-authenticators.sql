-- What an authenticator app holds was derived from a master key, so it ended with that key. From now on it is sealed and stored, and
-- sealed again under each new key. Factors from before keep nonce and hash until the program has sealed theirs.
alter table second_factor
  add column sealed bytea,
  alter column nonce drop not null,
  alter column secret_hash drop not null,
  add constraint second_factor_has_secret check (sealed is not null or (nonce is not null and secret_hash is not null));
