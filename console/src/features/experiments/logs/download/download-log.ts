/** characters per file, so that nothing has to hold a text of a gigabyte */
const partLength = 128 * 1024 * 1024;

/** A file that is being written. */
export type PartFile = {
  write(text: string): Promise<void>;
  close(): Promise<void>;
  abort(): Promise<void>;
};

/** Where files go: a folder of this computer, or the browser's downloads. */
export type Target = { open(name: string): Promise<PartFile> };

export type Progress = { lines: number; characters: number; parts: number; at: number };

type Line = { text: string; at: number };

/** Whole lines as they are in a file, in groups. */
export type LogLines = AsyncIterable<readonly Line[]>;

type Options = {
  lines: LogLines;
  /** without an ending */
  name: string;
  target: Target;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
  /** characters per file */
  length?: number;
};

/**
 * Writes a log as text while it is read, split between lines into files of limited size. Holds only
 * one batch of lines in memory. Deletes incomplete files when it is stopped.
 */
export async function saveLog({
  lines,
  name,
  target,
  signal,
  onProgress,
  length = partLength,
}: Options) {
  const progress: Progress = { lines: 0, characters: 0, parts: 0, at: 0 };
  let file: PartFile | undefined;
  let filled = 0;
  const begin = async () => {
    await file?.close();
    progress.parts += 1;
    filled = 0;
    file = await target.open(`${name}${progress.parts === 1 ? '' : `_${progress.parts}`}.txt`);
    return file;
  };
  try {
    let current = await begin();
    for await (const batch of lines) {
      signal.throwIfAborted();
      for (const piece of pieces(batch, { room: length - filled, length })) {
        if (piece.isNewFile) current = await begin();
        await current.write(piece.text);
        filled += piece.text.length;
        progress.characters += piece.text.length;
      }
      progress.lines += batch.length;
      progress.at = batch.at(-1)?.at ?? progress.at;
      onProgress({ ...progress });
    }
    signal.throwIfAborted();
    await current.close();
    return progress;
  } catch (error) {
    await file?.abort();
    throw error;
  }
}

type Piece = { text: string; isNewFile: boolean };

/**
 * The texts of a batch, each for one file. A line that is longer than the maximum gets a file of
 * its own.
 */
function pieces(
  batch: readonly Line[],
  { room, length }: { room: number; length: number },
): Piece[] {
  const allPieces: Piece[] = [];
  let texts: string[] = [];
  let size = 0;
  let remaining = room;
  let isNewFile = false;
  const flush = () => {
    if (texts.length > 0) allPieces.push({ text: texts.join(''), isNewFile });
    texts = [];
  };
  for (const { text } of batch) {
    const isFirstOfFile = size === 0 && remaining === length;
    if (size + text.length > remaining && !isFirstOfFile) {
      flush();
      isNewFile = true;
      size = 0;
      remaining = length;
    }
    texts.push(text);
    size += text.length;
  }
  flush();
  return allPieces;
}

type Folder = {
  getFileHandle(
    name: string,
    options: { create: true },
  ): Promise<{ createWritable(): Promise<PartFile> }>;
};
type Picker = (options: { mode: 'readwrite'; id: string }) => Promise<Folder>;

/** The browser's own question for a folder, where it has one. */
export function folderPicker(): Picker | undefined {
  const picker: unknown = Reflect.get(globalThis, 'showDirectoryPicker');
  return typeof picker === 'function' ? (options) => picker.call(globalThis, options) : undefined;
}

/** Straight to disk: each part is a file of a folder a person chose. */
export const folderTarget = (folder: Folder): Target => ({
  open: async (name) => (await folder.getFileHandle(name, { create: true })).createWritable(),
});

/** pieces of a part are handed to the browser at this size: it keeps blobs out of the page's memory */
const blobLength = 4 * 1024 * 1024;

/** Downloads each part separately, for browsers in which a page cannot write files. */
export const downloadTarget = (save: (blob: Blob, name: string) => void = saveBlob): Target => ({
  open: async (name) => {
    let blobs: Blob[] = [];
    let texts: string[] = [];
    let size = 0;
    const startDownload = () => {
      blobs.push(new Blob(texts));
      texts = [];
      size = 0;
    };
    return {
      write: async (text) => {
        texts.push(text);
        size += text.length;
        if (size > blobLength) startDownload();
      },
      close: async () => {
        startDownload();
        save(new Blob(blobs, { type: 'text/plain' }), name);
        blobs = [];
      },
      abort: async () => {
        blobs = [];
        texts = [];
      },
    };
  },
});

function saveBlob(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // the browser may read it after this turn
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
