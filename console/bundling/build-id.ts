import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

async function ownVersion(): Promise<string> {
  const file = new URL('../package.json', import.meta.url);
  const { version } = JSON.parse(await readFile(file, 'utf8'));
  return String(version);
}

/** Names each build by its files: build.json tells a page that is open for days that a newer one exists. */
export function buildId(): Plugin {
  let id = '';
  return {
    name: 'trainyard-build-id',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (_html, { bundle }) => {
        const names = Object.keys(bundle ?? {}).sort();
        id = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
        return [
          { tag: 'meta', attrs: { name: 'build', content: id }, injectTo: 'head' },
          {
            tag: 'meta',
            attrs: { name: 'version', content: await ownVersion() },
            injectTo: 'head',
          },
        ];
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        const text = JSON.stringify({ build: id });
        this.emitFile({ type: 'asset', fileName: 'build.json', source: text });
      },
    },
  };
}
