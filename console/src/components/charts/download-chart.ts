import { resolveColor } from '~/lib/colors';
import { saveFile } from '~/lib/save-file';

const captionHeight = 32;

/** the canvas on its background, with its title above, as a file */
export async function downloadChart(
  figure: HTMLElement,
  { title, fileName }: { title: string; fileName: string },
) {
  const source = figure.querySelector('canvas');
  if (!source || source.width === 0) return;
  const scale = devicePixelRatio;
  const canvas = document.createElement('canvas');
  canvas.width = source.width;
  canvas.height = source.height + captionHeight * scale;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = resolveColor('--bg');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = resolveColor('--text');
  context.font = `600 ${12 * scale}px 'Inter Variable', system-ui, sans-serif`;
  context.fillText(title, 8 * scale, 20 * scale);
  context.drawImage(source, 0, captionHeight * scale);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (blob) saveFile(blob, fileName, blob.type);
}
