import type { Nodes, Root } from 'hast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { putPictures, takePictures } from './pictures';

/** Why a text is shown as it was typed. */
export type PlainReason = 'time' | 'length' | 'depth' | 'failure';

/** A tree of safe HTML elements, or the reason why there is none. */
export type ParsedMarkdown = { tree: Root } | { reason: PlainReason };

const longestText = 500_000;
// drawing this many takes less than 100 ms, see scripts/bench/notes.ts
const mostNodes = 40_000;
const deepest = 100;

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  // HTML in the text is shown as it was typed
  .use(remarkRehype, {
    handlers: { html: (_state, node) => ({ type: 'text', value: node.value }) },
  })
  // the step above has prefixed the ids of footnotes already
  .use(rehypeSanitize, {
    ...defaultSchema,
    clobberPrefix: '',
    protocols: { ...defaultSchema.protocols, src: ['http', 'https', 'text-picture'] },
  });

/**
 * Parses GitHub's dialect of Markdown. Hostile text can take minutes, so a page calls this in a
 * worker; see format-markdown.ts. Pictures that the text holds as data do not count as its length.
 */
export function parseMarkdown(whole: string): ParsedMarkdown {
  const { text, pictures } = takePictures(whole);
  if (text.length > longestText) return { reason: 'length' };
  try {
    const tree = processor.runSync(processor.parse(text));
    return trim(tree, pictures) ?? { tree };
  } catch {
    // the parser overflows the stack on what is nested thousands of levels deep
    return { reason: 'failure' };
  }
}

/** Removes the positions, which nobody reads, adds pictures and measures the tree on the way. */
function trim(tree: Root, pictures: readonly string[]): { reason: PlainReason } | undefined {
  let count = 0;
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length;
    if (depth > deepest) return { reason: 'depth' };
    if (count > mostNodes) return { reason: 'length' };
    for (const node of level) {
      delete node.position;
      putPictures(node, pictures);
    }
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return undefined;
}
