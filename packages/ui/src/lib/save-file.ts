/** Downloads a file through the browser. */
export function saveFile(content: BlobPart, name: string, type = 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // the browser has read the bytes by then
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
