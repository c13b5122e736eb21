import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pdfOf, type Stencil } from './pdf-file';
import { RecordingContext } from './recording-context';
import { toWinAnsi } from './win-ansi';

function recordingOf(draw: (context: CanvasRenderingContext2D) => void) {
  const recorder = new RecordingContext({ size: { width: 96, height: 48 } });
  draw(recorder.asContext);
  return recorder.recording;
}

/** The operators of the page. */
function contentOf(file: Uint8Array): string {
  const bytes = Buffer.from(file);
  const start = bytes.indexOf('stream\n', bytes.indexOf('4 0 obj')) + 'stream\n'.length;
  const [, length] = /\/Length (\d+)>>\nstream/.exec(bytes.toString('latin1', 0, start)) ?? [];
  return inflateSync(bytes.subarray(start, start + Number(length))).toString('latin1');
}

const textOf = (file: Uint8Array) => Buffer.from(file).toString('latin1');

test('a PDF has one page as large as the drawing, and a table of its objects', async () => {
  const file = await pdfOf(recordingOf((context) => context.fillRect(0, 0, 10, 10)));
  const text = textOf(file);
  expect(text.startsWith('%PDF-1.4\n')).toBe(true);
  expect(text).toContain('/MediaBox[0 0 72 36]');
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(table, table + 4)).toBe('xref');
  const offsets = [...text.matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
  for (const [index, offset] of offsets.entries())
    expect(text.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true);
});

test('lines stay lines, with color, width, dash and opacity', async () => {
  const file = await pdfOf(
    recordingOf((context) => {
      context.strokeStyle = 'rgba(255,0,0,0.5)';
      context.lineWidth = 1.5;
      context.setLineDash([6, 3]);
      context.beginPath();
      context.moveTo(0, 1);
      context.lineTo(10, 20);
      context.stroke();
    }),
  );
  const content = contentOf(file);
  expect(content).toContain('1 0 0 RG 1.5 w 0 j [6 3] 0 d');
  expect(content).toContain('0 1 m\n10 20 l\nS');
  expect(content).toContain('/A1 gs');
  expect(textOf(file)).toContain('/A1<</ca 0.5/CA 0.5>>');
});

test('texts stay texts, also with letters outside ASCII', async () => {
  const content = contentOf(
    await pdfOf(
      recordingOf((context) => {
        context.font = '600 12px sans-serif';
        context.textAlign = 'right';
        context.fillText('größe (1) – 5', 90, 20);
      }),
    ),
  );
  // thirteen characters of six pixels end at the given place
  expect(content).toContain('/F2 12 Tf 1 0 0 -1 12 20 Tm (gr\\366\\337e \\(1\\) \\226 5) Tj');
});

test('a text that Helvetica cannot write is drawn as a stencil in the color of the text', async () => {
  const stencil: Stencil = {
    bits: Uint8Array.of(0xff, 0x00),
    width: 8,
    height: 2,
    extent: { width: 4, height: 1, ascent: 0.75 },
  };
  const recording = recordingOf((context) => context.fillText('実験', 5, 20));
  const file = await pdfOf(recording, { stencilOf: () => stencil });
  expect(textOf(file)).toContain('/ImageMask true/BitsPerComponent 1/Decode[1 0]/Width 8/Height 2');
  expect(contentOf(file)).toContain('4 0 0 -1 5 20.25 cm\n/S1 Do');
});

test('a full circle is four curves around its middle', async () => {
  const content = contentOf(
    await pdfOf(
      recordingOf((context) => {
        context.beginPath();
        context.arc(10, 10, 3, 0, 2 * Math.PI);
        context.fill();
      }),
    ),
  );
  expect(content.match(/ c\n/g)).toHaveLength(4);
  expect(content).toContain('13 10 m\n13 11.657 11.657 13 10 13 c');
});

test.each([
  ['plain', 'plain', true],
  ['a\\b(c)', 'a\\\\b\\(c\\)', true],
  ['5 €', '5 \\200', true],
  ['α', '?', false],
])('winAnsi', (text, ansiText, isComplete) => {
  expect(toWinAnsi(text)).toEqual({ text: ansiText, isComplete });
});
