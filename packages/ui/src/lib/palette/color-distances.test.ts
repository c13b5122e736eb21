import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { colorDistance } from './color-distances';

type Three = readonly [number, number, number];

const times = (rows: readonly Three[], [x, y, z]: Three) =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as [number, number, number]; // of three rows

/** From OKLCH to linear sRGB (Ottosson, 2020). */
function linear([lightness, chroma, hue]: Three): Three {
  const [a, b] = [Math.cos((hue * Math.PI) / 180), Math.sin((hue * Math.PI) / 180)];
  const lab = [lightness, chroma * a, chroma * b] as const;
  const cones = times(
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ],
    lab,
  );
  const [l, m, s] = cones;
  return inGamut(
    times(
      [
        [4.0767416621, -3.3077115913, 0.2309699292],
        [-1.2684380046, 2.6097574011, -0.3413193965],
        [-0.0041960863, -0.7034186147, 1.707614701],
      ],
      [l ** 3, m ** 3, s ** 3],
    ),
  );
}

const inGamut = (color: Three) =>
  color.map((part) => Math.min(1, Math.max(0, part))) as [number, number, number]; // of three

/** From linear sRGB to CIELAB, for D65. */
function toLab(rgb: Three): Three {
  const xyz = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    rgb,
  );
  const white = [0.95047, 1, 1.08883];
  const [x = 0, y = 0, z = 0] = xyz.map((part, at) => {
    const share = part / (white[at] ?? 1);
    return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const rad = Math.PI / 180;
const hueOf = (a: number, b: number) => (Math.atan2(b, a) / rad + 360) % 360;

/** CIEDE2000 (Sharma, Wu and Dalal, 2005). */
function ciede2000([l1, a1, b1]: Three, [l2, a2, b2]: Three): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const gray = 1.5 - 0.5 * Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7));
  const [c1, c2] = [Math.hypot(a1 * gray, b1), Math.hypot(a2 * gray, b2)];
  const [h1, h2] = [hueOf(a1 * gray, b1), hueOf(a2 * gray, b2)];
  const isFar = Math.abs(h2 - h1) > 180;
  const turn = h2 - h1 - (isFar ? Math.sign(h2 - h1) * 360 : 0);
  const [lightness, chroma] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const hue = (h1 + h2 + (isFar ? (h1 + h2 < 360 ? 360 : -360) : 0)) / 2;
  const across = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * rad);
  const t =
    1 -
    0.17 * Math.cos((hue - 30) * rad) +
    0.24 * Math.cos(2 * hue * rad) +
    0.32 * Math.cos((3 * hue + 6) * rad) -
    0.2 * Math.cos((4 * hue - 63) * rad);
  const away = (lightness - 50) ** 2;
  const dl = (l2 - l1) / (1 + (0.015 * away) / Math.sqrt(20 + away));
  const dc = (c2 - c1) / (1 + 0.045 * chroma);
  const dh = across / (1 + 0.015 * chroma * t);
  const rotation =
    -2 *
    Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)) *
    Math.sin(60 * rad * Math.exp(-(((hue - 275) / 25) ** 2)));
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh);
}

// Machado, Oliveira and Fernandes (2009), at full strength
const redBlind: readonly Three[] = [
  [0.152286, 1.052583, -0.204868],
  [0.114503, 0.786281, 0.099216],
  [-0.003882, -0.048116, 1.051998],
];
const greenBlind: readonly Three[] = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
];

// pairs of the paper's table 1
test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
] as const)('CIEDE2000 of %j and %j is %d', (one, other, distance) => {
  expect(ciede2000(one, other)).toBeCloseTo(distance, 4);
});

test('the distances are those of the colors of the theme, in both of its forms', async () => {
  const css = await readFile(join(import.meta.dirname, '../../styles/theme.css'), 'utf8');
  const found = [...css.matchAll(/--c\d+: oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g)].map(
    ([, l, c, h]): Three => [Number(l), Number(c), Number(h)],
  );
  expect(found).toHaveLength(24);
  const colors = found.map(linear);
  const between = (one: number, other: number, eye?: readonly Three[]) => {
    const seen = (at: number) => {
      const color = colors[at] ?? [0, 0, 0];
      return toLab(eye ? inGamut(times(eye, color)) : color);
    };
    return Math.min(ciede2000(seen(one), seen(other)), ciede2000(seen(one + 12), seen(other + 12)));
  };
  for (let one = 0; one < 12; one += 1)
    for (let other = one + 1; other < 12; other += 1) {
      const blind = Math.min(between(one, other, redBlind), between(one, other, greenBlind));
      const distance = Math.floor(Math.min(between(one, other), 4 * blind));
      expect([one, other, colorDistance(one, other)]).toEqual([one, other, distance]);
      expect(colorDistance(other, one)).toBe(distance);
      // the whole palette, for those who see all colors
      expect(between(one, other)).toBeGreaterThan(14.5);
    }
});
