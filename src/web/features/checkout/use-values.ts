import { useEffect, useState } from 'react';
import { checkForm, emptyValues } from './checkout-form.ts';
import type { CheckoutField, CheckoutValues, FieldErrors, FormShape } from './checkout-form.ts';
import { readDraft, writeDraft } from './draft.ts';

/** The fields of the form with their errors: checked on leaving a field and on submit, never while first typing. */
export function useValues(shape: FormShape) {
  const [values, setValues] = useState<CheckoutValues>(emptyValues);
  const [errors, setErrors] = useState<FieldErrors>({});
  // After hydration: the server does not know what this browser keeps.
  useEffect(() => setValues((now) => ({ ...now, ...readDraft(sessionStorage) })), []);

  const change = (field: CheckoutField, value: string): void => {
    const next = { ...values, [field]: value };
    setValues(next);
    writeDraft(next, sessionStorage);
    // A text that was wrong is looked at again with each letter, so that it stops being wrong at once.
    if (errors[field] !== undefined) setErrors({ ...errors, [field]: checkForm(next, shape)[field] });
  };
  const leave = (field: CheckoutField): void => {
    if (values[field] === '' && errors[field] === undefined) return;
    setErrors({ ...errors, [field]: checkForm(values, shape)[field] });
  };
  const check = (): boolean => {
    const found = checkForm(values, shape);
    setErrors(found);
    return Object.values(found).every((text) => text === undefined);
  };
  const fieldOf = (field: CheckoutField) => ({
    name: field,
    value: values[field],
    error: errors[field],
    onChange: (event: { readonly target: { readonly value: string } }) => change(field, event.target.value),
    onBlur: () => leave(field),
  });
  return { values, errors, setErrors, change, check, fieldOf };
}

/** What `useValues` gives to the sections of the form. */
export type FormFields = ReturnType<typeof useValues>;
