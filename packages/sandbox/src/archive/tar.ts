import { createTarPacker, type TarPackController } from 'modern-tar';
import type { ModelFile } from '../simulation/rows';

type Bytes = Uint8Array<ArrayBuffer>;

/** Base64 of bytes, padded. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  // a call has a limited number of arguments
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(text);
}

/** Bytes of base64. */
export const fromBase64 = (text: string): Bytes =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** A file whose content is created while it is read. */
export type TarEntry = Omit<ModelFile, 'content'> & { size: number; chunks: () => Iterable<Bytes> };

/** Creates a compressed tar archive of files and folders. */
export async function tarGzOf(files: readonly ModelFile[]): Promise<Bytes> {
  const entries = files.map(({ content, ...file }) => {
    const bytes = fromBase64(content);
    return { ...file, size: bytes.length, chunks: () => [bytes] };
  });
  return new Uint8Array(await new Response(tarGzStream(entries)).arrayBuffer());
}

/** A compressed tar archive that is never completely in memory. */
export function tarGzStream(entries: readonly TarEntry[]): ReadableStream<Bytes> {
  const { readable, controller } = createTarPacker();
  // an archive that is no longer read ends here
  addEntries(controller, entries).catch((error) => controller.error(error));
  return readable.pipeThrough(new CompressionStream('gzip'));
}

async function addEntries(controller: TarPackController, entries: readonly TarEntry[]) {
  for (const { path, type, size, chunks, mtime, mode, uid, gid } of entries) {
    const isFolder = type === 53;
    const name = isFolder && !path.endsWith('/') ? `${path}/` : path;
    const kind = isFolder ? 'directory' : 'file';
    const header = {
      name,
      type: kind,
      size,
      mtime: new Date(mtime * 1000),
      mode,
      uid,
      gid,
    } as const;
    const writer = controller.add(header).getWriter();
    for (const chunk of chunks()) await writer.write(chunk);
    await writer.close();
  }
  controller.finalize();
}
