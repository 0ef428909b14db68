// Fields generated from the property table (docs/domain/listings.md#add-a-property, ADR 057).
import { type ReactNode, useState } from 'react';
import { type ListingPart, valueIn } from '#src/domain/listing/content.ts';
import {
  emptyValue,
  fieldOf,
  type NamesWith,
  type PropertyName,
  propertyRows,
  type PropertyRow,
} from '#src/domain/listing/properties.ts';
import { type ListingContent, special } from '#src/web/host/listing/content-rows.ts';
import { t } from '#src/web/host/listing/texts.ts';
import { t as shared } from '#src/web/host/listing/content-texts.ts';
import { NumberField } from '#src/web/ui/form/NumberField.tsx';
import { ChipToggle } from '#src/web/ui/form/ChipToggle.tsx';
import { TextField } from '#src/web/ui/form/Field.tsx';
import { TextArea } from '#src/web/ui/form/TextArea.tsx';

type Special = Exclude<(typeof special)[number], 'min_pax' | 'max_pax'>;

const isSpecial = (name: string): boolean =>
  (special as readonly string[]).includes(name) && name !== 'min_pax' && name !== 'max_pax';

// Choices have explicit fields, because their options need explaining; the compiler requires them above.
type FieldName =
  Exclude<NamesWith<{ kind: 'choice' | 'choices' }>, Special> extends never ? Exclude<PropertyName, Special> : never;
type FieldRow = Exclude<PropertyRow, { kind: 'choice' | 'choices' }>;
type FieldProperty = readonly [FieldName, FieldRow];

const fieldProperties = propertyRows.filter(([name]) => !isSpecial(name)) as unknown as readonly FieldProperty[];

/** A list is typed as lines. */
type Typed = string | number | boolean | null;

// A new listing takes single guests by default.
const firstValues: Partial<Record<FieldName, Typed>> = { min_pax: 1 };

function typedIn(content: ListingContent, [name, row]: FieldProperty): Typed {
  const value = valueIn(content, [name, row]);
  const first = content[row.part as ListingPart] === undefined ? firstValues[name] : undefined;
  const typed = value ?? first ?? emptyValue(row);
  return Array.isArray(typed) ? typed.join('\n') : (typed as Typed);
}

export function valueOf(row: FieldRow, typed: Typed): unknown {
  if (row.kind !== 'list') return typed;
  return String(typed)
    .split('\n')
    .map((line) => line.trim().slice(0, row.length.max))
    .filter((line) => line !== '')
    .slice(0, row.most);
}

interface PropertyFieldProps {
  readonly name: string;
  readonly label: string;
  readonly row: FieldRow;
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
}

export function PropertyField({ name, label, row, typed, onType }: PropertyFieldProps) {
  const [hint, placeholder] = [textIfAny(`hint.${name}`), textIfAny(`example.${name}`)];
  if (row.kind === 'flag')
    return (
      <ChipToggle type="checkbox" checked={typed === true} onChange={(event) => onType(event.currentTarget.checked)}>
        {label}
      </ChipToggle>
    );
  if (row.kind === 'number')
    return (
      <NumberField
        label={label}
        hint={hint}
        className="numbers max-w-40"
        min={row.min}
        max={row.max}
        value={typed as number | null}
        onNumber={onType}
      />
    );
  const text = { label, hint, placeholder, value: String(typed) };
  if (row.kind === 'line')
    return <TextField {...text} maxLength={row.length.max} onChange={(event) => onType(event.currentTarget.value)} />;
  const size = row.kind === 'list' ? { rows: 2 } : { rows: 4, maxLength: row.length.max };
  return <TextArea {...text} {...size} onChange={(event) => onType(event.currentTarget.value)} />;
}

// Optional catalogue texts of a property.
const textIfAny = (key: string): string | undefined => (t.has(key) ? (t as (key: string) => string)(key) : undefined);

const labelOf = (name: FieldName): string =>
  textIfAny(`field.${name}`) ?? shared(`row.${name as Exclude<FieldName, 'min_pax' | 'max_pax'>}`);

/** The fields of a part, and the values to save. */
export function usePropertyFields(part: ListingPart, content: ListingContent) {
  const properties = fieldProperties.filter(([, row]) => row.part === part);
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>(() =>
    Object.fromEntries(properties.map((property) => [property[0], typedIn(content, property)])),
  );
  const fields: ReactNode = properties.map(([name, row]) => (
    <PropertyField
      key={name}
      {...{ name, row, label: labelOf(name), typed: typed[name] ?? null }}
      onType={(value) => setTyped((before) => ({ ...before, [name]: value }))}
    />
  ));
  const values = Object.fromEntries(
    properties.map((property) => [fieldOf(property), valueOf(property[1], typed[property[0]] ?? null)]),
  );
  return { fields, values };
}
