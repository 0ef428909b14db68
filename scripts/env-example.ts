// Writes .env.example from the schema of the settings.
import { writeFileSync } from 'node:fs';
import { renderExample } from '#src/server/config/env-file.ts';

writeFileSync(new URL('../.env.example', import.meta.url), renderExample());
