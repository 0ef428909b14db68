// `npm run reference`: writes docs/reference and .env.example from contract, routes, settings and tables.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { referencePages } from './reference/pages.ts';
import { projectRoot } from './tree/source-files.ts';
import { renderExample } from '#src/server/platform/config/env-file.ts';

for (const [path, render] of Object.entries({ ...referencePages, '.env.example': renderExample }))
  writeFileSync(join(projectRoot, path), render());
