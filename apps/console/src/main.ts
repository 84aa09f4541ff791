import { consoleServer } from './server/console-server.js';
import { serve } from './server/serve.js';
import { loadFiles } from './server/static-files.js';

const pages = new URL('./public/', import.meta.url);

await serve(async (config) => consoleServer(await loadFiles(pages), config));
