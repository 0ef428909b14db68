// Writes .env.example and the page of all settings from their tables.
import { writeFileSync } from 'node:fs';
import { renderExample, renderReference } from '#src/server/platform/config/env-file.ts';

writeFileSync(new URL('../.env.example', import.meta.url), renderExample());
writeFileSync(new URL('../docs/settings.md', import.meta.url), renderReference());
