// Serves a built app as a child process, and ends with its parent.
import '../app/local.ts';
import { serveApp, type Serving } from '../app/serve.ts';

// The argument comes from startApp.
const app = await serveApp(JSON.parse(process.argv[2] ?? '') as Serving);
process.on('disconnect', () => void app.stop().then(() => process.exit(0)));
process.send?.('ready');
