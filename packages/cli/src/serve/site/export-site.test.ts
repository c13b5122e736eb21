import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtConsole, script } from '../../test/built-console';
import { exportSite } from './export-site';

test('another web server gets the console adapted to its path, and precompressed', async () => {
  const directory = await builtConsole();
  const target = join(directory, '../exported');
  await mkdir(join(target, 'assets'), { recursive: true });
  await writeFile(join(target, 'assets/index-old.js'), 'of the last build');
  await exportSite({ directory, target, basePath: '/det/' });

  const read = (name: string) => readFile(join(target, name));
  const page = String(await read('index.html'));
  expect(page).toContain('<meta name="base-path" content="/det/" />');
  expect(page).toContain('src="/det/assets/index-a1b2.js"');
  expect(String(brotliDecompressSync(await read('index.html.br')))).toBe(page);
  expect(String(gunzipSync(await read('index.html.gz')))).toBe(page);
  expect(String(await read('assets/index-a1b2.js'))).toBe(script);
  expect(String(await read('assets/index-old.js'))).toBe('of the last build');
});

test('source maps are exported only where the operator asks for it', async () => {
  const directory = await builtConsole();
  await writeFile(join(directory, 'assets/index-a1b2.js.map'), '{}');
  const exported = async (sourceMaps?: boolean) => {
    const target = join(directory, `../exported-${sourceMaps}`);
    await exportSite({ directory, target, basePath: '/', sourceMaps });
    return (await readdir(join(target, 'assets'))).sort();
  };
  expect(await exported()).toEqual(['index-a1b2.js']);
  expect(await exported(true)).toEqual(['index-a1b2.js', 'index-a1b2.js.map']);
});
