// `npm run reference`: writes the pages of docs/reference and .env.example from the contract, the routes, the settings and the tables.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { referencePages } from './reference/pages.ts';
import { projectRoot } from './tree/source-files.ts';
import { renderExample } from '#src/server/platform/config/env-file.ts';

for (const [path, render] of Object.entries({ ...referencePages, '.env.example': renderExample }))
  writeFileSync(join(projectRoot, path), render());
