// Every runtime package has a documented reason (ADR 110).

export function findUnexplained(page: string, packages: readonly string[]): string[] {
  const rows = [...page.matchAll(/^\| `([^`]+)`/gm)].map((match) => match[1] ?? '');
  const explained = (name: string) =>
    rows.some((row) => row === name || (row.endsWith('*') && name.startsWith(row.slice(0, -1))));
  const used = (row: string) =>
    packages.some((name) => row === name || (row.endsWith('*') && name.startsWith(row.slice(0, -1))));
  return [
    ...packages.filter((name) => !explained(name)).map((name) => `docs/dependencies.md: no row for ${name}`),
    ...rows.filter((row) => !used(row)).map((row) => `docs/dependencies.md: ${row} is no dependency`),
  ];
}
