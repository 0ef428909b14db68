// Texts are compiled as they are asked for, as on the server: no bundle has done it before.
import '#src/texts/languages.ts';
