import { consoleServer } from './server/console-server.js';
import { loadReference } from './server/reference-files.js';
import { serve } from './server/serve.js';
import { loadFiles } from './server/static-files.js';

const pages = new URL('./public/', import.meta.url);
const reference = new URL('./documents/', import.meta.url);

await serve(async (config) =>
  consoleServer(new Map([...(await loadFiles(pages)), ...(await loadReference(reference, config))]), config),
);
