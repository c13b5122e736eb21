import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

/** Resolves a package that only other packages depend on, by the chain of packages that leads to it. */
const through = (...names: string[]) =>
  names.reduce((from, name) => createRequire(from).resolve(name), import.meta.url);

/** Where builds and tests find this package: always its sources. */
export const sourceAlias = { find: /^@trainyard\/ui\//, replacement: source('') };

/** Aliases for every build that holds these blocks. */
export const aliases = [
  sourceAlias,
  // its own build writes a <style> element, which the content security policy refuses
  { find: 'react-style-singleton', replacement: source('lib/style-singleton.ts') },
  // its build for browsers has the browser parse HTML, which Trusted Types refuse
  {
    find: 'decode-named-character-reference',
    replacement: through(
      'remark-parse',
      'mdast-util-from-markdown',
      'decode-named-character-reference',
    ),
  },
];
