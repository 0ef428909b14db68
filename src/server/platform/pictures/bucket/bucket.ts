// A bucket of an object store, as far as files need one.

/** Every call throws where the store cannot be asked or refuses. Keys are paths without a slash at the beginning. */
export interface Bucket {
  /** Null: no such object. */
  get(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  /** There whole or not at all; the store compares a checksum. `type` is a media type. */
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** All keys that begin so. */
  list(prefix: string): Promise<string[]>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
}

/** The buckets of this installation. */
export interface Buckets {
  /** What guests see. */
  readonly shown: Bucket;
  /** What only some may see: pictures in messages and in reports of problems. */
  readonly private: Bucket;
}
