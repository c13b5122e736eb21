import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { launchChromium } from '../lib/chromium.mjs';
import type { Row } from './measure';

const root = resolve(import.meta.dirname, '../..');

/** milliseconds, as the page of `console/bench` returns them */
type Figures = { firstPaint: number; barePaint: number; hover: number[]; bareHover: number[] };

/** A thousand lines of a thousand points in Chromium: until they are drawn, and under a pointer. */
export async function benchCharts(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-charts-'));
  try {
    await build(folder);
    const served = await serve(folder);
    try {
      return toRows(await inBrowser(served.url));
    } finally {
      served.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function build(folder: string) {
  const child = spawn(
    process.execPath,
    [
      join(root, 'console/node_modules/vite/bin/vite.js'),
      ...['build', '--config', join(root, 'console/bench/vite.config.ts')],
      ...['--outDir', folder, '--logLevel', 'error'],
    ],
    { stdio: 'inherit', cwd: join(root, 'console') },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The page of the chart bench could not be built.');
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

async function serve(folder: string) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    const path = resolve(folder, pathname === '/' ? 'index.html' : `.${pathname}`);
    try {
      if (!path.startsWith(folder)) throw new Error('outside');
      const content = await readFile(path);
      response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

const rounds = 3;

/** The best of a few fresh pages, because other load on the machine only adds time. */
async function inBrowser(url: string): Promise<Figures> {
  const browser = await launchChromium();
  try {
    const all: Figures[] = [];
    for (let round = 0; round < rounds; round++) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.goto(url);
      all.push(await figuresOf(page));
      await page.close();
    }
    const best = all.toSorted((a, b) => a.firstPaint - b.firstPaint)[0];
    if (!best) throw new Error('The page of the chart bench answered nothing.');
    return { ...best, barePaint: Math.min(...all.map(({ barePaint }) => barePaint)) };
  } finally {
    await browser.close();
  }
}

async function figuresOf(page: Page): Promise<Figures> {
  await page.waitForFunction(() => 'chartFigures' in window);
  return page.evaluate(() => Reflect.get(window, 'chartFigures')());
}

function quantile(values: number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const ms = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;

function toRows({ firstPaint, barePaint, hover, bareHover }: Figures): Row[] {
  const [median, bareMedian] = [quantile(hover, 0.5), quantile(bareHover, 0.5)];
  return [
    {
      what: 'chart, 1,000 x 1,000: first paint',
      figure: ms(firstPaint),
      reference: `bare canvas ${ms(barePaint)}`,
      ratio: (firstPaint / barePaint).toFixed(2),
      goal: '< 500 ms',
    },
    {
      what: 'chart, 1,000 x 1,000: hover',
      figure: `${ms(median)}, p95 ${ms(quantile(hover, 0.95))}`,
      reference: `bare line ${ms(bareMedian)}`,
      ratio: (median / bareMedian).toFixed(2),
      goal: '< 16 ms',
    },
  ];
}
