/** Where a device keeps pieces: pages write it there, the service worker reads it. */
export const CACHE = 'music';
