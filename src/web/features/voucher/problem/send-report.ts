// problem/report is the one call here that carries files: the same answer as any call, another way there.
import type { CallInput } from '#src/contract/types.ts';
import { createApi, type ApiAnswer } from '#src/web/api/api.ts';
import { csrfToken } from '#src/web/api/browser-transport.ts';

/** The form that travels: fields by name, each photo under `photo`. */
export function reportForm(input: CallInput<'problem/report'>, photos: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) if (value !== undefined) form.append(name, value);
  for (const photo of photos) form.append('photo', photo, photo.name);
  return form;
}

/** Reports a problem with its photos. Never throws. */
export function sendReport(
  input: CallInput<'problem/report'>,
  photos: readonly File[],
): Promise<ApiAnswer<'problem/report'>> {
  const api = createApi(async (name) => {
    const token = csrfToken(document.cookie);
    const response = await fetch(`/api/${name}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...(token !== null && { 'x-csrf-token': token }) },
      body: reportForm(input, photos),
    });
    return response.json();
  });
  return api('problem/report', input);
}
