// The titles of pages: of the browser's tab, and of a link to the page where it is posted.

export const titles = {
  home: (productName: string) => `${productName}: hide a painted rock, follow its journey`,
  /** @param title of the page */
  titled: (title: string, productName: string) => `${title} · ${productName}`,
  /** By path, as the router names it. */
  of: {
    '/register-rock': 'Register Rock',
    '/my-rocks': 'My Rocks',
    '/pro': 'Your Rock Hunter Pro',
    '/notifications': 'Notifications',
    '/nfc-scan': 'Found Rock',
    '/rocks/$id': 'Painted Rock',
    '/worn-off': 'Worn-off ID',
    '/adopt/$token': 'A Rock for You',
    '/explore-map': 'Explore Map',
    '/community': 'Community',
    '/contact': 'Contact Us',
    '/getting-started': 'Getting Started',
    '/subscribe': 'Subscribe',
    '/shop': 'Shop',
    '/qr-code-signup': 'Become a Founding Rock Ambassador',
    '/qr-code-generator': 'QR Code Generator',
    '/privacy': 'Privacy',
    '/admin': 'Admin Dashboard',
    '/admin/members/$id': 'A Member',
    /** Any other path. */
    $: '404 Page Not Found',
  },
};
