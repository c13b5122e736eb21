import type { Locator } from 'playwright-core';

/** The number of drawn pixels. */
export const inkOf = (surface: Locator) =>
  surface.evaluate((element) => {
    const canvas = element.querySelector('canvas');
    const context = canvas?.getContext('2d');
    if (!canvas || !context || canvas.width === 0) return 0;
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    for (let at = 3; at < data.length; at += 4) if (data[at]) count++;
    return count;
  });

/** The drawn chart as a data URL, to compare two of them. */
export const pictureOf = (surface: Locator) =>
  surface.evaluate((element) => element.querySelector('canvas')?.toDataURL() ?? '');
