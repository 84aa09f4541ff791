// Writes the types of the messages of every app: `npm run messages`.
import { writeFileSync } from 'node:fs';
import { messageTypes, typesFile } from './catalogue-types.js';
import { appsWithTexts } from './catalogues.js';

for (const app of appsWithTexts()) writeFileSync(typesFile(app), await messageTypes(app));
