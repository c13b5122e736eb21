/** Charts of a block at most. */
export const maxCharts = 6;

/** px of a chart with its legend and the gap below it, and of a row of a table */
const chartHeight = 262;
const rowHeight = 34;
/** px of the choice of a metric, where the link names none */
const choiceHeight = 36;
/** px of the head and the padding of a block */
const frameHeight = 61;

const countIn = (text: string, part: RegExp) => text.match(part)?.length ?? 0;

/**
 * The expected height of a block in px while it loads, computed from its text, so that the text
 * below does not move when the content arrives.
 */
export const contentHeight = {
  view: () => 11 * rowHeight,
  chart: (text: string) => {
    const metricCount = countIn(text, /[?&]metric=/g);
    return metricCount > 0
      ? Math.min(metricCount, maxCharts) * chartHeight
      : choiceHeight + chartHeight;
  },
  table: (text: string) => (1 + Math.max(1, countIn(text, /[?&]id=/g))) * rowHeight,
};

/** The height of a block with its frame. */
export const blockHeight = (kind: keyof typeof contentHeight) => (text: string) =>
  contentHeight[kind](text) + frameHeight;
