/** Hands a file to the browser, which keeps it where downloads go. */
export function saveFile(content: BlobPart, name: string, type = 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // the browser has taken the bytes by then
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
