import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { basePathMeta } from '../serve/site/base-path';

export const indexHtml = `<!doctype html><html><head>${basePathMeta}
<link rel="icon" href="./favicon.svg" /><script type="module" src="./assets/index-a1b2.js"></script>
</head><body><a href="https://example.org/./x">away</a></body></html>`;

export const script = `export const words = '${'train '.repeat(500)}';`;

const files: Record<string, string> = {
  'index.html': indexHtml,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'build.json': '{"build":"a1b2"}',
  'assets/index-a1b2.js': script,
  '.vite/manifest.json': '{}',
};

/**
 * A folder like the console's build, next to a file that must never be served; deleted after the
 * test.
 */
export async function builtConsole(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'trainyard-console-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  await writeFile(join(parent, 'secret.txt'), 'secret');
  const directory = join(parent, 'dist');
  for (const [name, text] of Object.entries(files)) {
    const file = join(directory, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return directory;
}
