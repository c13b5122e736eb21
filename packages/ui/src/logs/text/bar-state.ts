/** One state of a progress bar. */
export type BarState = {
  /** the text before the figures, with `#` for numbers: the same for all states of one bar */
  label: string;
  /** the text before the figures as it is */
  title: string;
  /** share that is done, 0 to 1; NaN where the bar has no total */
  share: number;
  /** number of steps that are done; NaN where only the share is known */
  done: number;
};

type Pattern = { shape: RegExp; stateOf: (match: string[]) => Pick<BarState, 'share' | 'done'> };

const ratio = (done: string | undefined, total: string | undefined) => ({
  share: Number(done) / Number(total),
  done: Number(done),
});

const percent = (text: string | undefined) => ({ share: Number(text) / 100, done: Number.NaN });

/** The bars of the programs that most training scripts use; each begins with a label. */
const patterns: readonly Pattern[] = [
  // tqdm: `Epoch 1:  42%|████▏     | 42/100 [00:04<00:06, 9.9it/s]`
  {
    shape: /^(.*?)(\d{1,3})%\|[^|]*\|/,
    stateOf: ([, , share]) => percent(share),
  },
  // tqdm without a total: `123it [00:01, 99.5it/s]`
  {
    shape: /^(.*?)(\d+)[A-Za-z]+ \[\d+:\d\d, [^\]]*\]/,
    stateOf: ([, , done]) => ({ share: Number.NaN, done: Number(done) }),
  },
  // Keras: ` 42/100 [===>......] - ETA: 3s - loss: 0.4`
  {
    shape: /^(.*?)(\d+)\/(\d+) \[[=>.\- #]{3,}\]/,
    stateOf: ([, , done, total]) => ratio(done, total),
  },
  // Keras 3: `42/100 ━━━━━━━━ 1s 20ms/step`; rich and pip: `━━━━━━━ 10.2/50.1 MB`
  {
    shape: /^(.*?)(\d+)\/(\d+) [━╸╺─█#]{5,}/,
    stateOf: ([, , done, total]) => ratio(done, total),
  },
  {
    shape: /^(.*?)[━╸╺─█▏▎▍▌▋▊▉░▒▓#=>]{5,}[ ━╸╺─]*\|? *(\d{1,3})%/,
    stateOf: ([, , share]) => percent(share),
  },
  {
    shape: /^(.*?)[━╸╺─█#=>]{5,}[ ━╸╺─]* ([\d.]+)\/([\d.]+)/,
    stateOf: ([, , done, total]) => ratio(done, total),
  },
];

// all patterns contain one of these characters
const hint = /[%[━█/]/;

/** longer texts are not states of a bar */
const maxLength = 1000;

/**
 * Reads a line as a state of a progress bar; undefined for other lines. The text has no control
 * sequences.
 */
export function readBarState(text: string): BarState | undefined {
  if (text.length > maxLength || !hint.test(text)) return undefined;
  for (const { shape, stateOf } of patterns) {
    const match = shape.exec(text);
    if (!match) continue;
    const title = (match[1] ?? '').trim();
    return { title, label: title.replace(/\d+(?:\.\d+)?/g, '#'), ...stateOf(match) };
  }
  return undefined;
}

/**
 * Returns true if a state follows another of the same bar: more is done, or the last state is
 * written again, as programs do when they close a bar. A bar that starts again is another one.
 */
export function isNextState(state: BarState, next: BarState): boolean {
  if (state.label !== next.label) return false;
  if (state.share >= 1) return next.share >= 1 && next.title === state.title;
  return !(next.share < state.share) && !(next.done < state.done);
}
