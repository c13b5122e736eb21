/** Excel reads a CSV file as UTF-8 only after this mark; other readers leave it out. */
const byteOrderMark = '\u{feff}';

/** Downloads a file through the browser; a CSV file starts with a byte order mark. */
export function saveFile(content: BlobPart, name: string, type = 'text/plain'): void {
  const parts = type.startsWith('text/csv') ? [byteOrderMark, content] : [content];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(parts, { type }));
  link.download = name;
  link.click();
  // the browser has read the bytes by then
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Reads a file as a data URL: `data:image/png;base64,…`. @throws DOMException of the browser */
export const readDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
