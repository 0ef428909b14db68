export interface PhotoRules {
  readonly max: number;
  readonly bytesBelow: number;
}

export type PhotoFault = 'count' | 'size' | 'type';

export interface PhotoChoice {
  readonly files: readonly File[];
  readonly faults: readonly { readonly name: string; readonly fault: PhotoFault }[];
}

/** Adds images that are small enough, not duplicates, and at most `max`; reports the others. */
export function addPhotos(have: readonly File[], chosen: readonly File[], rules: PhotoRules): PhotoChoice {
  const files = [...have];
  const faults: { name: string; fault: PhotoFault }[] = [];
  for (const file of chosen) {
    const isThere = files.some(({ name, size, lastModified }) => {
      return name === file.name && size === file.size && lastModified === file.lastModified;
    });
    if (isThere) continue;
    if (!file.type.startsWith('image/')) faults.push({ name: file.name, fault: 'type' });
    else if (file.size >= rules.bytesBelow) faults.push({ name: file.name, fault: 'size' });
    else if (files.length >= rules.max) faults.push({ name: file.name, fault: 'count' });
    else files.push(file);
  }
  return { files, faults };
}

/** `340 KB`, `2.4 MB`. */
export function bytesText(bytes: number): string {
  const mega = bytes / 1_048_576;
  return mega < 0.1 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${mega.toFixed(1)} MB`;
}
