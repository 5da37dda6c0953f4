// Serves a built app for the process that started this one, and ends with it.
import '../app/local.ts';
import { serveApp, type Serving } from '../app/serve.ts';

// What startApp gave it.
const app = await serveApp(JSON.parse(process.argv[2] ?? '') as Serving);
process.on('disconnect', () => void app.stop().then(() => process.exit(0)));
process.send?.('ready');
