type IconColors = { tile: string; track: string };

const plain: IconColors = { tile: '#2a2622', track: '#faf9f7' };
const inverted: IconColors = { tile: '#faf9f7', track: '#2a2622' };

type Load = {
  /** share of the cluster's slots in use, 0 to 1 */
  share: number;
  isInverted: boolean;
};

/** Returns the tab's icon while slots are in use: the logo above a bar with the share in use. */
export function clusterLoadIcon({ share, isInverted }: Load): string {
  const { tile, track } = isInverted ? inverted : plain;
  const width = Math.max(2, Math.round(24 * Math.min(1, share)));
  const picture = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="7" fill="${tile}"/>`,
    `<path d="M10 4v16M22 4v3C22 15 10 13 10 19" fill="none" stroke="${track}" stroke-width="3" stroke-linecap="round"/>`,
    `<rect x="4" y="24" width="24" height="4" rx="2" fill="${track}" opacity=".25"/>`,
    `<rect x="4" y="24" width="${width}" height="4" rx="2" fill="#3a8fd9"/>`,
    '</svg>',
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
