// Compiles texts on first use, as on the server: no bundle has done it before.
import '#src/texts/languages.ts';
