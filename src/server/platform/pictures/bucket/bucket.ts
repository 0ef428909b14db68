/** Throws when the store fails. Keys have no leading slash. */
export interface Bucket {
  /** Null: no such object. */
  get(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  /** Atomic, with checksum. `type` is a media type. */
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** By prefix. */
  list(prefix: string): Promise<string[]>;
  /** Idempotent. */
  remove(key: string): Promise<void>;
}

export interface Buckets {
  /** Public. */
  readonly shown: Bucket;
  /** Photos of messages and problem reports. */
  readonly private: Bucket;
}
