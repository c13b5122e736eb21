import { symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtConsole, script } from '../../test/built-console';
import { requestRaw, startServer } from '../../test/http';
import { createFetchBackend } from '../fetch-backend';
import { contentSecurityPolicy } from './policy';
import { createStaticSite } from './static-files';

const backend = createFetchBackend({ fetch: async () => new Response('from the master') });
const browser = { accept: 'text/html,application/xhtml+xml', 'accept-encoding': 'gzip, br' };

async function serveConsole(basePath = '/', masters: string[] = [], sourceMaps?: boolean) {
  const directory = await builtConsole();
  await writeFile(join(directory, 'assets/index-a1b2.js.map'), '{"version":3}');
  const site = createStaticSite({ directory, basePath, masters, sourceMaps });
  return { directory, url: await startServer({ backend, site, basePath }) };
}

test('a page has the exact policy, and is revalidated every time', async () => {
  const { url } = await serveConsole();
  const { status, headers } = await requestRaw(url, '/', { headers: browser });
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; img-src 'self' data: blob:; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types trainyard",
  );
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('same-origin');
  expect(headers['cache-control']).toBe('no-cache');
});

test('scripts have the policy for workers; pictures and data do not', async () => {
  const { url } = await serveConsole();
  const policyOf = async (path: string) =>
    (await requestRaw(url, path)).headers['content-security-policy'];
  expect(await policyOf('/assets/index-a1b2.js')).toBe(contentSecurityPolicy());
  expect(await policyOf('/favicon.svg')).toBeUndefined();
  expect(await policyOf('/build.json')).toBeUndefined();
});

test.each(['/api/v1/me', '/proxy/5f0c/lab', '/docs/', '/experiments/7/model_def'])(
  '%s carries no policy of ours',
  async (path) => {
    const { url } = await serveConsole();
    const { headers, body } = await requestRaw(url, path, { headers: { accept: 'text/html' } });
    expect(body.toString()).toBe('from the master');
    expect(headers['content-security-policy']).toBeUndefined();
    expect(headers['referrer-policy']).toBeUndefined();
  },
);

test('source maps are sent, and named to the browser, only where the operator asks for it', async () => {
  const maps = async (sourceMaps?: boolean) => {
    const { url } = await serveConsole('/', [], sourceMaps);
    const script = await requestRaw(url, '/assets/index-a1b2.js');
    const map = await requestRaw(url, '/assets/index-a1b2.js.map', { headers: browser });
    const page = await requestRaw(url, '/', { headers: browser });
    return [script.headers.sourcemap, map.status, page.headers.sourcemap];
  };
  expect(await maps()).toEqual([undefined, 404, undefined]);
  expect(await maps(true)).toEqual(['index-a1b2.js.map', 200, undefined]);
});

test('hashed files are cached forever, others are revalidated by ETag', async () => {
  const { url } = await serveConsole();
  const asset = await requestRaw(url, '/assets/index-a1b2.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
  const build = await requestRaw(url, '/build.json');
  expect(build.headers['cache-control']).toBe('no-cache');
  expect(build.headers['content-type']).toBe('application/json');
  const again = await requestRaw(url, '/build.json', {
    headers: { 'if-none-match': String(build.headers.etag) },
  });
  expect(again.status).toBe(304);
  expect(again.body.byteLength).toBe(0);
});

test('scripts are compressed in an encoding the browser accepts', async () => {
  const { url } = await serveConsole();
  const get = (encoding: string) =>
    requestRaw(url, '/assets/index-a1b2.js', { headers: { 'accept-encoding': encoding } });
  const br = await get('gzip, br');
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toBe(script);
  const gzip = await get('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(script);
  const plain = await get('identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.vary).toBe('Accept-Encoding');
  expect(plain.body.toString()).toBe(script);
});

test('precompressed files are sent unchanged, unless their file is newer', async () => {
  const { url, directory } = await serveConsole();
  const file = join(directory, 'assets/index-a1b2.js');
  await writeFile(`${file}.br`, brotliCompressSync('pressed by the build'));
  await writeFile(`${file}.gz`, gzipSync('of an older file'));
  await utimes(`${file}.gz`, 1, 1);
  const get = (encoding: string) =>
    requestRaw(url, '/assets/index-a1b2.js', { headers: { 'accept-encoding': encoding } });
  const br = await get('br');
  expect(br.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(brotliDecompressSync(br.body).toString()).toBe('pressed by the build');
  expect(gunzipSync((await get('gzip')).body).toString()).toBe(script);
});

test('a page is compressed after it was adapted to the base path', async () => {
  const { url, directory } = await serveConsole('/det/');
  await writeFile(join(directory, 'index.html.br'), brotliCompressSync('for no base path'));
  const page = await requestRaw(url, '/det/', { headers: browser });
  expect(brotliOrPlain(page)).toContain('<meta name="base-path" content="/det/" />');
});

test('other masters that pages may call are listed in the policy', async () => {
  const { url } = await serveConsole('/', ['https://other.example:8443', 'http://third']);
  const policy = (await requestRaw(url, '/', { headers: browser })).headers[
    'content-security-policy'
  ];
  expect(policy).toContain("; connect-src 'self' https://other.example:8443 http://third; ");
});

test('a file that changed on disk is served again', async () => {
  const { url, directory } = await serveConsole();
  expect((await requestRaw(url, '/build.json')).body.toString()).toBe('{"build":"a1b2"}');
  const file = join(directory, 'build.json');
  await writeFile(file, '{"build":"c3d4"}');
  await utimes(file, 1, 1);
  expect((await requestRaw(url, '/build.json')).body.toString()).toBe('{"build":"c3d4"}');
});

test('unknown pages are rendered by the console; missing files are 404', async () => {
  const { url } = await serveConsole();
  const page = await requestRaw(url, '/experiments/7/logs', { headers: browser });
  expect(page.status).toBe(200);
  expect(brotliOrPlain(page)).toContain('src="/assets/index-a1b2.js"');
  const plain = await requestRaw(url, '/experiments/7/logs');
  expect(plain.headers['content-type']).toBe('text/html; charset=utf-8');
  expect((await requestRaw(url, '/gone.js')).status).toBe(404);
  const script = { 'sec-fetch-mode': 'no-cors', accept: '*/*' };
  expect((await requestRaw(url, '/experiments/7', { headers: script })).status).toBe(404);
  expect((await requestRaw(url, '/assets/gone-9.js', { headers: browser })).status).toBe(404);
});

test('HEAD answers the headers of the GET without its body', async () => {
  const { url } = await serveConsole();
  const head = await requestRaw(url, '/assets/index-a1b2.js', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers['content-length']).toBe(String(script.length));
  expect(head.body.byteLength).toBe(0);
});

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/assets/%00/../../secret.txt',
  '/.vite/manifest.json',
  '/%zz',
  '/link.txt',
])('%s leads nowhere', async (path) => {
  const { url, directory } = await serveConsole();
  await symlink('../secret.txt', join(directory, 'link.txt'));
  const { status, body } = await requestRaw(url, path);
  expect(status).toBe(404);
  expect(body.toString()).not.toContain('secret');
});

test('under a base path the console, its files and the API are found there', async () => {
  const { url } = await serveConsole('/det/');
  const page = await requestRaw(url, '/det/projects/1/experiments', { headers: browser });
  expect(brotliOrPlain(page)).toContain('<meta name="base-path" content="/det/" />');
  expect((await requestRaw(url, '/det/assets/index-a1b2.js')).status).toBe(200);
  expect((await requestRaw(url, '/det/api/v1/me')).body.toString()).toBe('from the master');
  expect((await requestRaw(url, '/api/v1/me')).body.toString()).toBe('from the master');
  expect((await requestRaw(url, '/proxy/5f0c/')).body.toString()).toBe('from the master');
});

test('outside its base path the console answers with its location', async () => {
  const { url } = await serveConsole('/det/');
  for (const path of ['/', '/det']) {
    const { status, headers } = await requestRaw(url, path, { headers: browser });
    expect([status, headers.location]).toEqual([302, '/det/']);
  }
  const elsewhere = await requestRaw(url, '/dashboard', { headers: browser });
  expect(elsewhere.status).toBe(404);
  expect(elsewhere.body.toString()).toContain('/det/');
});

function brotliOrPlain({ headers, body }: Awaited<ReturnType<typeof requestRaw>>): string {
  const isBrotli = headers['content-encoding'] === 'br';
  return (isBrotli ? brotliDecompressSync(body) : body).toString();
}
