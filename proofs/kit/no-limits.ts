// All guests of a proof come from one address: what is limited by address would end it, and is proved elsewhere.

/** Makes counters of requests count to one and no further. */
export const noLimits = `
  create function count_nothing() returns trigger language plpgsql as $$ begin new.points := least(new.points, 1); return new; end $$;
  create trigger count_nothing before insert or update on rate_limit for each row execute function count_nothing()`;
