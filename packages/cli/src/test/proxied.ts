import type { RequestListener } from 'node:http';
import { createMasterProxy } from '../serve/proxy/proxy';
import { startServer, startUpstream } from './http';

export const page = {
  answer: async () => ({ status: 200, headers: [], body: Buffer.from('a page') }),
};

export async function proxyTo(master: URL, basePath = '/') {
  const backend = createMasterProxy({ master, basePath });
  return startServer({ backend, site: page, basePath });
}

export async function proxied(listener: RequestListener, basePath = '/') {
  const { url, server } = await startUpstream(listener);
  return { url: await proxyTo(url, basePath), upstream: server, master: url };
}
