// How far an import is.

/** Told often: `listings`, 3,000 of 10,000. The last step is what search keeps of them. */
export type OnProgress = (what: 'pictures' | 'listings' | 'search', done: number, total: number) => void;
