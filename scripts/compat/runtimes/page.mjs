import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { launchChromium } from '../../lib/chromium.mjs';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript' };

/**
 * Returns the readings of the page and its worker as JSON. Serves the page from `folder`, with the
 * master at the same origin.
 *
 * @param {{ folder: string, url: string }} input
 */
export async function readInPage({ folder, url }) {
  const server = createServer((request, response) => {
    answer(request, response, { folder, url }).catch((error) => response.destroy(error));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    await page.goto(`http://127.0.0.1:${port}/page.html`);
    /** @type {unknown[]} */
    const answers = await page.evaluate('globalThis.answers');
    return answers.map((each) => JSON.stringify(each));
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ folder: string, url: string }} input
 */
async function answer(request, response, { folder, url }) {
  const path = new URL(request.url ?? '/', url).pathname;
  if (!path.startsWith('/api/')) {
    const type = types[/** @type {keyof typeof types} */ (extname(path))] ?? 'text/plain';
    response.setHeader('Content-Type', type);
    response.end(await readFile(join(folder, path)));
    return;
  }
  const { authorization } = request.headers;
  const forwarded = await fetch(url + request.url, {
    method: request.method ?? 'GET',
    headers: authorization ? { authorization } : {},
    ...(request.method === 'GET' ? {} : { body: Buffer.concat(await request.toArray()) }),
  });
  response.statusCode = forwarded.status;
  if (forwarded.body) for await (const chunk of forwarded.body) response.write(chunk);
  response.end();
}
