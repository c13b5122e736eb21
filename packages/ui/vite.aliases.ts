import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

/**
 * Resolves a package that only other packages depend on, by the chain of packages that leads to it.
 */
const through = (...names: string[]) =>
  names.reduce((from, name) => createRequire(from).resolve(name), import.meta.url);

/** Resolves this package to its sources, in builds and tests. */
export const sourceAlias = { find: /^@trainyard\/ui\//, replacement: source('') };

/** Aliases for every build that contains these blocks. */
export const aliases = [
  sourceAlias,
  // its own build writes a <style> element, which violates the content security policy
  { find: 'react-style-singleton', replacement: source('lib/style-singleton.ts') },
  // its browser build parses HTML with the DOM, which Trusted Types reject
  {
    find: 'decode-named-character-reference',
    replacement: through(
      'remark-parse',
      'mdast-util-from-markdown',
      'decode-named-character-reference',
    ),
  },
];
