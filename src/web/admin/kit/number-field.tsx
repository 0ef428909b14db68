import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import type { AnyField, FormField } from './fields.tsx';

interface NumberFieldOf extends AnyField {
  readonly value?: number | null | undefined;
  readonly min: number;
  readonly max: number;
  readonly decimals?: number;
  readonly isRequired?: boolean;
  readonly isFixed?: boolean;
}

export const numberField = (field: NumberFieldOf): FormField => {
  const { name, missing, value = null, decimals = 0, isRequired = false, isFixed = false, ...shared } = field;
  return {
    kind: 'own',
    name,
    ...(missing !== undefined && { missing }),
    render: (errorOf) => (
      <NumberField
        {...shared}
        name={name}
        value={value}
        decimals={decimals}
        required={isRequired}
        readOnly={isFixed}
        error={errorOf(name)}
      />
    ),
  };
};
