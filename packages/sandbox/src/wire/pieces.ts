import type { Chunks, Reply } from './reply';

const pieceLength = 256 * 1024;

/** Texts as a body: in one piece where they are short, else bit by bit as they are read. */
export function bodyOfTexts(texts: Iterable<string>): Reply['body'] {
  const pieces = inPieces(texts);
  const first = pieces.next();
  if (first.done) return '';
  const second = pieces.next();
  return second.done ? first.value : chunksOf([first.value, second.value], pieces);
}

function* inPieces(texts: Iterable<string>): Generator<string, undefined> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

async function* chunksOf(first: string[], rest: Iterable<string>): Chunks {
  const encoder = new TextEncoder();
  for (const piece of first) yield encoder.encode(piece);
  for (const piece of rest) yield encoder.encode(piece);
}
