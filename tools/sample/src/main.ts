/** A small application of the platform: it signs people in, lists their organizations and receives webhooks. */
import { sampleServer } from './sample-server.js';
import { readSettings } from './config.js';

const settings = readSettings();
const server = await sampleServer(settings);
server.listen(settings.port, '127.0.0.1', () => console.log(`The sample app: http://127.0.0.1:${settings.port}`));
