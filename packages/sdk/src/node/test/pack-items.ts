import { packTar, type TarHeader } from 'modern-tar';

/** An entry of an archive; `text` is the content of a file. */
export type ArchiveItem = Partial<TarHeader> & { name: string; text?: string };

/** Packs entries into an archive, all with one time. */
export async function packItems(items: readonly ArchiveItem[]): Promise<Buffer> {
  const entries = items.map(({ text = '', ...header }) => ({
    header: { mtime: new Date(1.6e12), size: Buffer.byteLength(text), ...header },
    body: text,
  }));
  return Buffer.from(await packTar(entries));
}
