import { formatBytes } from '../../lib/format';
import { readDataUrl } from '../../lib/read-data-url';
import type { Picture } from '../markdown/pictures';

const types = ['image/png', 'image/webp'];
/** The size of a picture, and of all pictures of a text: the master sends them with each answer. */
const mostBytes = 500_000;
const mostTogether = 2_000_000;

/** The picture of a paste or a drop; undefined where it holds none, or text as well. */
export function pictureFileOf(data: DataTransfer): File | undefined {
  if (data.getData('text/plain') !== '') return undefined;
  return [...data.files].find(({ type }) => type.startsWith('image/'));
}

/**
 * Reads a picture under a name that the others do not have.
 *
 * @returns a sentence where the picture cannot be part of a text
 */
export async function readPicture(
  file: File,
  others: readonly Picture[],
): Promise<Picture | { problem: string }> {
  if (!types.includes(file.type)) return { problem: 'Only PNG and WebP pictures can be pasted.' };
  if (file.size > mostBytes) {
    const [size, most] = [formatBytes(file.size), formatBytes(mostBytes)];
    return { problem: `This picture has ${size}. A picture can have at most ${most}.` };
  }
  const address = await readDataUrl(file);
  const together = others.reduce((sum, other) => sum + other.address.length, address.length);
  // four characters of base64 are three bytes
  if ((together * 3) / 4 > mostTogether) {
    const most = formatBytes(mostTogether);
    return { problem: `The pictures of a text can have at most ${most} together.` };
  }
  const numbers = others.map(({ name }) => Number(name.replace('picture-', '')));
  return { name: `picture-${Math.max(0, ...numbers) + 1}`, address };
}
