// The screens of the app, for walks through all of them.

/** For everybody. */
export const screens = [
  '/',
  '/explore-map',
  '/community',
  '/contact',
  '/getting-started',
  '/subscribe',
  '/nfc-scan',
  '/nfc-scan?rockId=nobody-has-this-one',
  '/shop',
  '/shop?category=qr-labels',
  '/qr-code-signup',
  '/qr-code-generator',
  '/admin',
  '/admin/members/nobody',
  '/nowhere',
  '/rocks/aaaaaaaaaaaaaaaa',
  '/adopt/unknown',
  '/privacy',
] as const;

/** Those that differ for members. The first four redirect visitors to the login. */
export const memberScreens = [
  '/register-rock',
  '/my-rocks',
  '/pro',
  '/notifications',
  '/',
  '/community',
  '/subscribe',
  '/shop',
] as const;
