// `npm run push-keys`: makes a key pair for push messages, and says where it goes.
import { newPushKeys } from './app/push-keys.ts';

const { publicKey, privateKey } = newPushKeys();
console.log(`A new key pair for push messages. It is stored nowhere.

1. In wrangler.toml:
   PUSH_PUBLIC_KEY = "${publicKey}"
2. Deploy, then set the secret that belongs to it, and enter this number:
   npx wrangler secret put PUSH_PRIVATE_KEY
   ${privateKey}

Messages lead to PUBLIC_ORIGIN, so set that too. Browsers subscribe to one key: with another pair, those that have
subscribed hear nothing until they open the site again. See "Push messages" in docs/operations.md.`);
