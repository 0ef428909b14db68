/** A bucket of an object store. Every call throws when the store fails. Keys have no leading slash. */
export interface Bucket {
  /** Null when there is no such object. */
  get(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  /** Atomic, with checksum. `type` is a media type. */
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  list(prefix: string): Promise<string[]>;
  /** Also succeeds when there is none. */
  remove(key: string): Promise<void>;
}

export interface Buckets {
  readonly shown: Bucket;
  /** Photos of messages and problem reports. */
  readonly private: Bucket;
}
