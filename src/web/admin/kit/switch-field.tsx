import { Checkbox } from '#src/web/ui/form/Checkbox.tsx';
import type { AnyField, FormField } from './fields.tsx';

interface SwitchFieldOf extends AnyField {
  readonly isOn: boolean;
}

export const switchField = ({ name, label, hint, isOn }: SwitchFieldOf): FormField => ({
  kind: 'own',
  name,
  render(errorOf) {
    const error = errorOf(name);
    const box = <Checkbox name={name} label={label} defaultChecked={isOn} {...(error !== undefined && { error })} />;
    if (hint === undefined) return box;
    return (
      <div>
        {box}
        <p className="text-small text-ink-2">{hint}</p>
      </div>
    );
  },
});
