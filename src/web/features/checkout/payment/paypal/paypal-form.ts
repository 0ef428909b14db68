// PayPal's answer is a form in HTML (docs/domain/checkout.md#checking-out). It is read, never put into the page: one GET
// form, to one origin.

/** What is left of the form: where it leads and its hidden fields. */
export interface PaypalForm {
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** The part of a parsed document that is looked at. */
export interface ParsedHtml {
  readonly forms: ArrayLike<{
    readonly method: string;
    readonly getAttribute: (name: string) => string | null;
    readonly querySelectorAll: (selector: string) => Iterable<{ readonly name: string; readonly value: string }>;
  }>;
}

/** The form of a document, or null unless it is exactly one GET form to `origin`: anything else is not followed. */
export function paypalFormOf({ forms }: ParsedHtml, origin: string | null): PaypalForm | null {
  const [form, ...others] = Array.from(forms);
  if (form === undefined || others.length > 0 || form.method.toLowerCase() !== 'get') return null;
  const action = form.getAttribute('action') ?? '';
  if (origin === null || !URL.canParse(action) || new URL(action).origin !== origin) return null;
  const fields = Array.from(form.querySelectorAll('input'), ({ name, value }) => [name, value] as const);
  return { action, fields: fields.filter(([name]) => name !== '') };
}

/** Reads the html of an answer. A parsed document runs no script and loads nothing. */
export function readPaypal(html: string, origin: string | null): PaypalForm | null {
  return paypalFormOf(new DOMParser().parseFromString(html, 'text/html'), origin);
}

/** Leaves the page for PayPal with a form made anew from what was read. */
export function sendPaypal({ action, fields }: PaypalForm): void {
  const form = Object.assign(document.createElement('form'), { method: 'get', action, hidden: true });
  for (const [name, value] of fields) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
}
