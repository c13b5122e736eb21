import type { BuiltConsole } from '../built-console';
import type { Row } from '../measure';
import { firstPaintRow } from './first-paint';

const months = 36;

/** The first frame with bars of usage over 36 months. */
export async function usageRows(built: BuiltConsole): Promise<Row[]> {
  const now = new Date();
  const before = now.toISOString().slice(0, 7);
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 1));
  const after = first.toISOString().slice(0, 7);
  const period = 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_MONTHLY';
  return [
    await firstPaintRow(built, {
      what: 'platform: usage of 36 months',
      path: `clusters/historical-usage?groupBy=month&after=${after}&before=${before}`,
      isDrawn: hasInk,
      answers: [
        `resources/allocation/aggregated?startDate=${after}&endDate=${before}&period=${period}`,
      ],
      goalMs: 1_000,
    }),
  ];
}

const hasInk = `(() => {
  const canvas = document.querySelector('figure canvas');
  if (!canvas || !canvas.width || !canvas.height) return false;
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value) => value);
})()`;
