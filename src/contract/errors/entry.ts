/** What a code means outside: the HTTP status of a refusal with it, and the text a person reads. */
export interface ErrorEntry {
  readonly http: number;
  readonly text: string;
}
