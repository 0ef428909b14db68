/** Settings of the built-in server while it is filled: fewer checkpoints, no log for replicas. Commits stay safe. */
export const bulkFlags: readonly string[] = [
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=6GB',
  'checkpoint_timeout=30min',
  'shared_buffers=512MB',
].flatMap((setting) => ['-c', setting]);
