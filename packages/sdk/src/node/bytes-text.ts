const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];

/** A size for people, in powers of 1024: `1.5 MiB`. */
export function bytesText(bytes: number): string {
  const steps = bytes < 1024 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  return steps === 0 ? `${bytes} B` : `${(bytes / 1024 ** steps).toFixed(1)} ${units[steps]}`;
}
