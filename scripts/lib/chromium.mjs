import { ensureDebian } from './debian.mjs';

/**
 * Sees to the browser that the end-to-end tests drive: Debian's, installed where that is possible.
 *
 * @param {string} [program] where Debian puts it
 */
export const ensureChromium = (program = '/usr/bin/chromium') =>
  ensureDebian({ name: 'chromium', program, wanted: 'The end-to-end tests' });
