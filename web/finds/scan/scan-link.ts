// What leads to the scanner. It must be a load of the page: only then may the page use the camera.

/** The Found Rock page with the scanner open. */
export const scanPath = '/nfc-scan?scan=1';
