import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';

type Point = { x: number; y: number };

/** The functions that `probe.mjs` adds to the page. */
type Probe = {
  /** returns the pixels that a box can be scrolled */
  rangeOf(box: string): number;
  watchFrames(what: Watched): () => Seen;
  painted(isThere: () => boolean): Promise<number>;
  watchSteps(): Array<{ step: number; at: number }>;
  /** returns true if a curve has been stroked on any canvas */
  hasInk(): boolean;
  /** returns true if a canvas has drawn the text of a row */
  hasRowText(): boolean;
  inputAt(): number;
};

type Watched = { box: string; kind: 'rows' | 'lines' | 'canvas' | 'none' };
type Seen = {
  /** milliseconds of each frame of the main thread */
  frames: number[];
  painted: number;
  passedPx: number;
  tasks: number[];
  /** wheel events that the page received: those that arrive within a frame are one */
  events: number;
};

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends the browser's own
  interface Window {
    felt: Probe;
  }
}

/** Adds the probe to a page before it is opened. */
export const addProbe = (page: Page) =>
  page.addInitScript({ path: join(import.meta.dirname, 'probe.mjs') });

type Turn = {
  at: Point;
  /** pixels per event */
  step: number;
  perSecond: number;
  forMs: number;
  /** events until the direction changes; it stays the same by default */
  eachWay?: number;
};

/**
 * Turns the wheel continuously, like a user. Events do not wait for the page, so a late page gets
 * several at once and has to scroll the same distance as a fast one.
 */
export async function turnWheel(
  session: CDPSession,
  { at, step, perSecond, forMs, eachWay = Number.POSITIVE_INFINITY }: Turn,
) {
  const startedAt = performance.now();
  const sent: Promise<unknown>[] = [];
  for (let turn = 0; turn < (forMs / 1000) * perSecond; turn++) {
    await wait(Math.max(0, startedAt + (turn * 1000) / perSecond - performance.now()));
    const deltaY = Math.floor(turn / eachWay) % 2 === 0 ? step : -step;
    const event = { type: 'mouseWheel', ...at, deltaX: 0, deltaY } as const;
    sent.push(session.send('Input.dispatchMouseEvent', event));
  }
  await Promise.all(sent);
}

export type Frames = Seen & {
  /** frames per second: by scripts and layout; by the compositor */
  main: number;
  compositor: number;
  /** milliseconds that 95 % of the frames of the main thread do not exceed */
  p95: number;
  /** the same of the frames that the compositor drew */
  compositorP95: number;
  /** frames that the compositor should have drawn and did not */
  dropped: number;
  longestTaskMs: number;
};

type Scroll = Watched & Turn & { browser: Browser; page: Page };

/** Turns the wheel over a page, and counts its frames on the main thread and in the compositor. */
export async function scrollByWheel({
  browser,
  page,
  box,
  kind,
  ...turn
}: Scroll): Promise<Frames> {
  await page.bringToFront();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...turn.at });
  const stop = await page.evaluateHandle((what) => window.felt.watchFrames(what), { box, kind });
  await browser.startTracing(page, { categories: ['-*', frameCategory] });
  await turnWheel(session, turn);
  const seen = await stop.evaluate((end) => end());
  const trace = await browser.stopTracing();
  await session.detach();
  const { drawnAt, dropped } = compositorFrames(trace);
  const gaps = drawnAt.slice(1).map((at, index) => at - (drawnAt[index] ?? at));
  const totalMs = seen.frames.reduce((sum, frame) => sum + frame, 0);
  return {
    ...seen,
    main: (seen.frames.length * 1000) / totalMs,
    compositor: (drawnAt.length * 1000) / totalMs,
    p95: percentile(seen.frames, 95),
    compositorP95: percentile(gaps, 95),
    dropped,
    longestTaskMs: Math.max(0, ...seen.tasks),
  };
}

const frameCategory = 'disabled-by-default-devtools.timeline.frame';

/** The name of a frame's state differs between versions of Chromium. */
type FrameState = { state?: string };
type TraceEvent = {
  name: string;
  /** in microseconds */
  ts: number;
  args?: { chrome_frame_reporter?: FrameState; frame_reporter?: FrameState };
};

/** Times of the frames that the compositor drew, in milliseconds, and the number of missed ones. */
function compositorFrames(trace: Buffer) {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const states = traceEvents.map(
    ({ args }) => (args?.frame_reporter ?? args?.chrome_frame_reporter)?.state,
  );
  return {
    drawnAt: traceEvents
      .flatMap(({ name, ts }) => (name === 'DrawFrame' ? ts / 1000 : []))
      .toSorted((a, b) => a - b),
    dropped: states.filter((state) => state === 'STATE_DROPPED').length,
  };
}

/** Where a page is opened: beside the server, 20 ms from it, or on a slow line and a slow computer. */
export const lines = ['loopback', '20 ms', 'slow line'] as const;
export type Line = (typeof lines)[number];

/** A latency in ms, bytes a second if they are limited, and how many times slower the computer is. */
type Conditions = { latency: number; down?: number; up?: number; cpu?: number };

const conditions: Record<Line, Conditions | undefined> = {
  loopback: undefined,
  '20 ms': { latency: 20 },
  'slow line': { latency: 150, down: 1_600_000 / 8, up: 750_000 / 8, cpu: 4 },
};

/** Simulates the connection and the computer of a line. */
export async function simulateLine(page: Page, line: Line) {
  const simulated = conditions[line];
  if (simulated === undefined) return;
  const { latency, down = -1, up = -1, cpu = 1 } = simulated;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down,
    uploadThroughput: up,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

const percentile = (values: readonly number[], percent: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length * percent) / 100)] ?? Number.NaN;

export const medianOf = (values: readonly number[]) => percentile(values, 50);

/** Formats frames as a figure of a row. */
export const framesText = (frames: Frames) =>
  `${frames.main.toFixed(1)}, p95 ${frames.p95.toFixed(0)} ms; compositor ${frames.compositor.toFixed(1)}, p95 ${frames.compositorP95.toFixed(0)} ms, ${frames.dropped} dropped; ${frames.events} events; longest task ${frames.longestTaskMs.toFixed(0)} ms`;
