import type { Clip, Mark, Move, PathStep, Recording, TextMark } from './recording-context';
import { toWinAnsi } from './win-ansi';

/** A text as a picture of one bit per pixel, most significant bit first, rows padded to bytes. */
export type Stencil = {
  bits: Uint8Array<ArrayBuffer>;
  /** pixels of the stencil */
  width: number;
  height: number;
  /** the same in pixels of the drawing, and how far its first row is above the baseline */
  extent: { width: number; height: number; ascent: number };
};

type Options = {
  /** draws a text that the standard fonts of PDF cannot write, such as Chinese */
  stencilOf?: (text: TextMark) => Stencil | undefined;
};

const number = (value: number) => String(Math.round(value * 1000) / 1000);
const numbers = (...values: number[]) => values.map(number).join(' ');

/** A PDF counts in points, 72 to an inch; a pixel of CSS is a 96th of an inch. */
const pointsPerPixel = 72 / 96;

/** Reads `rgba(…)`, `rgb(…)` and `#rrggbb`; any other color is black. */
function readColor(color: string) {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  const [red = 0, green = 0, blue = 0, alpha = 1] = hex
    ? hex.slice(1).map((part) => Number.parseInt(part, 16))
    : (color
        .match(/^rgba?\((.+)\)$/)?.[1]
        ?.split(/[\s,/]+/)
        .map(Number) ?? []);
  return { rgb: numbers(red / 255, green / 255, blue / 255), alpha };
}

/** Bézier curves of an arc, at most a quarter of a circle each. */
function arcOps({ x, y, radius, from, until }: PathStep & { to: 'arc' }): string {
  const count = Math.max(1, Math.ceil(Math.abs(until - from) / (Math.PI / 2) - 1e-9));
  const step = (until - from) / count;
  // the distance of the control points along the tangents that meets the arc in its middle
  const reach = (4 / 3) * Math.tan(step / 4) * radius;
  const at = (angle: number) =>
    [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  const ops = [`${numbers(...at(from))} m`];
  for (let index = 0; index < count; index += 1) {
    const [begin, end] = [from + step * index, from + step * (index + 1)];
    const [[ax, ay], [bx, by]] = [at(begin), at(end)];
    ops.push(
      `${numbers(
        ax - reach * Math.sin(begin),
        ay + reach * Math.cos(begin),
        bx + reach * Math.sin(end),
        by - reach * Math.cos(end),
        bx,
        by,
      )} c`,
    );
  }
  if (Math.abs(until - from) >= 2 * Math.PI - 1e-6) ops.push('h');
  return ops.join('\n');
}

function stepOps(step: PathStep): string {
  switch (step.to) {
    case 'move':
      return `${numbers(step.x, step.y)} m`;
    case 'line':
      return `${numbers(step.x, step.y)} l`;
    case 'curve':
      return `${numbers(...step.points)} c`;
    case 'rect':
      return `${numbers(step.x, step.y, step.width, step.height)} re`;
    case 'arc':
      return arcOps(step);
    case 'close':
      return 'h';
  }
}

const pathOps = (path: readonly PathStep[]) => path.map(stepOps).join('\n');

function moveOps(move: Move): string {
  if (move.by === 'translate') return `1 0 0 1 ${numbers(move.x, move.y)} cm`;
  if (move.by === 'scale') return `${numbers(move.factor, 0, 0, move.factor)} 0 0 cm`;
  const angle = (move.degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return `${numbers(cos, sin, -sin, cos)} 0 0 cm`;
}

const clipOps = ({ path, moves }: Clip): string => {
  // undoes the moves by saved inverses, because a restored state would drop the clip too
  const inverses = moves.toReversed().map(inverse);
  return [...moves.map(moveOps), pathOps(path), 'W n', ...inverses.map(moveOps)].join('\n');
};

function inverse(move: Move): Move {
  if (move.by === 'translate') return { by: 'translate', x: -move.x, y: -move.y };
  if (move.by === 'rotate') return { by: 'rotate', degrees: -move.degrees };
  return { by: 'scale', factor: 1 / move.factor };
}

const joins: Record<string, number> = { round: 1, bevel: 2 };

const isBold = (weight: string | undefined) => weight === 'bold' || Number(weight ?? 400) >= 600;

/** how far the baseline is below the given y, as a share of the font size */
const drops: Record<string, number> = { top: 0.8, hanging: 0.8, middle: 0.35 };

const shifts: Record<string, number> = { center: 0.5, right: 1, end: 1 };

/** Writes the marks; collects what the page has to declare: opacities and stencils. */
class PageWriter {
  readonly alphas: number[] = [];
  readonly stencils: Stencil[] = [];
  readonly ops: string[] = [];
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  write(mark: Mark, clip: Clip | undefined) {
    this.ops.push('q');
    if (clip) this.ops.push(clipOps(clip));
    this.ops.push(...mark.moves.map(moveOps));
    if (mark.kind === 'text') this.#text(mark);
    else {
      const path =
        mark.kind === 'path'
          ? pathOps(mark.path)
          : `${numbers(mark.x, mark.y, mark.width, mark.height)} re`;
      if (mark.fill) this.#fill(path, mark.fill, mark.opacity);
      if (mark.stroke) {
        const { color, width, join, dash } = mark.stroke;
        const { rgb, alpha } = readColor(color);
        this.#alpha(alpha * mark.opacity);
        this.ops.push(
          `${rgb} RG ${number(width)} w ${joins[join] ?? 0} j [${numbers(...dash)}] 0 d`,
          path,
          'S',
        );
      }
    }
    this.ops.push('Q');
  }

  #fill(path: string, color: string, opacity: number) {
    const { rgb, alpha } = readColor(color);
    this.#alpha(alpha * opacity);
    this.ops.push(`${rgb} rg`, path, 'f');
  }

  #alpha(alpha: number) {
    if (alpha >= 1) return;
    const index = this.alphas.indexOf(alpha);
    if (index < 0) this.alphas.push(alpha);
    this.ops.push(`/A${index < 0 ? this.alphas.length : index + 1} gs`);
  }

  #text(mark: Mark & TextMark) {
    const { rgb, alpha } = readColor(mark.color);
    this.#alpha(alpha * mark.opacity);
    const left = mark.x - mark.width * (shifts[mark.align] ?? 0);
    const baseline = mark.y + mark.size * (drops[mark.baseline] ?? 0);
    const { text, isComplete } = toWinAnsi(mark.text);
    const stencil = isComplete ? undefined : this.#options.stencilOf?.(mark);
    if (stencil) {
      this.stencils.push(stencil);
      const { width, height, ascent } = stencil.extent;
      // an image has its first row on top, and the page of this drawing counts downwards
      const place = numbers(width, 0, 0, -height, left, baseline - ascent + height);
      this.ops.push(`${rgb} rg`, `${place} cm`, `/S${this.stencils.length} Do`);
      return;
    }
    const font = isBold(mark.weight) ? '/F2' : '/F1';
    this.ops.push(
      `${rgb} rg`,
      `BT ${font} ${number(mark.size)} Tf 1 0 0 -1 ${numbers(left, baseline)} Tm (${text}) Tj ET`,
    );
  }
}

const encoder = new TextEncoder();

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const { writable, readable } = new CompressionStream('deflate');
  const writer = writable.getWriter();
  const [packed] = await Promise.all([
    new Response(readable).arrayBuffer(),
    writer.write(bytes),
    writer.close(),
  ]);
  return new Uint8Array(packed);
}

type PdfObject = { dictionary: string; stream?: Uint8Array<ArrayBuffer> };

async function streamObject(entries: string, bytes: Uint8Array<ArrayBuffer>): Promise<PdfObject> {
  const stream = await deflate(bytes);
  return {
    dictionary: `<<${entries}/Filter/FlateDecode/Length ${stream.length}>>`,
    stream,
  };
}

/** Puts numbered objects into a file with its table of offsets (ISO 32000-1, 7.5). */
function fileOf(objects: readonly PdfObject[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const add = (part: string | Uint8Array<ArrayBuffer>) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  add('%PDF-1.4\n');
  const offsets: number[] = [];
  for (const [index, { dictionary, stream }] of objects.entries()) {
    offsets.push(length);
    add(`${index + 1} 0 obj\n${dictionary}\n`);
    if (stream) {
      add('stream\n');
      add(stream);
      add('\nendstream\n');
    }
    add('endobj\n');
  }
  const table = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`);
  add(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`);
  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

const helvetica = (name: string): PdfObject => ({
  dictionary: `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`,
});

/**
 * Writes a recorded drawing as a PDF of one page (ISO 32000-1), as large as the drawing. Lines stay
 * lines and texts stay texts in Helvetica, which every reader has; `stencilOf` draws other texts.
 */
export async function pdfOf(
  { size, marks, clips }: Recording,
  options: Options = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = new PageWriter(options);
  for (const mark of marks)
    writer.write(mark, mark.clip === undefined ? undefined : clips[mark.clip]);
  const [width, height] = [size.width * pointsPerPixel, size.height * pointsPerPixel];
  // drawings count from the top, a page from the bottom
  const content = `${numbers(pointsPerPixel, 0, 0, -pointsPerPixel, 0, height)} cm\n${writer.ops.join('\n')}\n`;
  const firstStencil = 7;
  const states = writer.alphas.map((alpha, at) => `/A${at + 1}<</ca ${alpha}/CA ${alpha}>>`);
  const images = writer.stencils.map((_, at) => `/S${at + 1} ${firstStencil + at} 0 R`);
  const resources = `<</Font<</F1 5 0 R/F2 6 0 R>>/ExtGState<<${states.join('')}>>/XObject<<${images.join('')}>>>>`;
  return fileOf([
    { dictionary: '<</Type/Catalog/Pages 2 0 R>>' },
    { dictionary: '<</Type/Pages/Kids[3 0 R]/Count 1>>' },
    {
      dictionary: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${numbers(width, height)}]/Contents 4 0 R/Resources${resources}>>`,
    },
    await streamObject('', encoder.encode(content)),
    helvetica('Helvetica'),
    helvetica('Helvetica-Bold'),
    ...(await Promise.all(
      writer.stencils.map((stencil) =>
        streamObject(
          `/Type/XObject/Subtype/Image/ImageMask true/BitsPerComponent 1/Decode[1 0]/Width ${stencil.width}/Height ${stencil.height}`,
          stencil.bits,
        ),
      ),
    )),
  ]);
}
