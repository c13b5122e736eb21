import type { Element, Root, RootContent } from 'hast';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { memo, type ReactNode, Suspense, startTransition, use, useEffect, useState } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { OptionalPart } from '../../base/optional-part';
import { Skeleton } from '../../base/skeleton';
import { formatMarkdown } from './format-markdown';
import { LiveBlocks, LiveLinks } from './live-blocks';
import type { ParsedMarkdown, PlainReason } from './parse-markdown';
import './markdown.css';

const isOutside = (address: string) =>
  !URL.canParse(address, location.href) ||
  new URL(address, location.href).origin !== location.origin;

/** A link to another site opens in a new tab and sends no referrer. */
function SafeLink({ address, children }: { address: string | undefined; children: ReactNode }) {
  // unsafe addresses were removed, and their text stays
  if (!address) return <span>{children}</span>;
  if (!isOutside(address)) return <InsideLink address={address}>{children}</InsideLink>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function InsideLink({ address, children }: { address: string; children: ReactNode }) {
  const Live = use(LiveLinks);
  const plain = <a href={address}>{children}</a>;
  // a footnote is on the same page
  if (!Live || address.startsWith('#')) return plain;
  return (
    <Suspense fallback={plain}>
      <Live address={address}>{children}</Live>
    </Suspense>
  );
}

/** The language of a fenced block and its text; undefined for other preformatted texts. */
function fencedBlock(node: Element | undefined): { name: string; text: string } | undefined {
  const [code] = node?.children ?? [];
  if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const { className } = code.properties;
  const [language] = [className ?? []].flat();
  const name = /^language-(.+)$/.exec(String(language))?.[1];
  const text = code.children.map((part) => (part.type === 'text' ? part.value : '')).join('');
  return name === undefined ? undefined : { name, text };
}

/** Code, or the page's component for a block of this name. */
function Preformatted({ node, children }: { node: Element | undefined; children: ReactNode }) {
  const blocks = use(LiveBlocks);
  const block = fencedBlock(node);
  const live = block && Object.hasOwn(blocks, block.name) ? blocks[block.name] : undefined;
  if (!block || !live) return <pre>{children}</pre>;
  const { Block: Live, height } = live;
  const place = (
    <div className="my-3" style={{ height: height(block.text) }}>
      <Skeleton className="size-full" />
    </div>
  );
  return (
    <OptionalPart fallback={place}>
      <Live text={block.text} />
    </OptionalPart>
  );
}

/**
 * A picture that the text contains as data; any other is a link, because loading it would reveal
 * the reader to its server.
 */
const Picture = ({ src, alt }: { src: string | undefined; alt: string }) =>
  src?.startsWith('data:') ? (
    <img src={src} alt={alt} />
  ) : (
    <SafeLink address={src}>{alt || src}</SafeLink>
  );

// the page has its own heading: those of the text are one level below it
const components: Partial<Components> = {
  h1: 'h2',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  h5: 'h6',
  a: ({ href, children }) => <SafeLink address={href}>{children}</SafeLink>,
  img: ({ src, alt }) => (
    <Picture src={typeof src === 'string' ? src : undefined} alt={alt ?? ''} />
  ),
  // the checkbox of a task: its text is next to it, and it is read-only here
  input: ({ checked }) => (
    <input type="checkbox" checked={checked} disabled aria-label={checked ? 'Done' : 'Not done'} />
  ),
  pre: ({ node, children }) => <Preformatted node={node}>{children}</Preformatted>,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable with the keyboard
    <section aria-label="Table" tabIndex={0} className="overflow-x-auto">
      <table>{children}</table>
    </section>
  ),
};

const reasons: Record<PlainReason, string> = {
  time: 'This text takes too long to format. It is shown as plain text.',
  length: 'This text is too long to format. It is shown as plain text.',
  depth: 'This text is nested too deeply to format. It is shown as plain text.',
  failure: 'This text could not be formatted. It is shown as plain text.',
};

/** Markdown as elements; plain text with the reason where parsing would take too long. */
export default function MarkdownBody({ text }: { text: string }) {
  const parsed = useParsed(text);
  if (!parsed)
    return (
      <div aria-busy="true">
        <Skeleton className="h-4 w-60" />
      </div>
    );
  if ('tree' in parsed) return <Tree tree={parsed.tree} />;
  return (
    <div className="markdown">
      <p role="status" className="text-muted">
        {reasons[parsed.reason]}
      </p>
      <div className="whitespace-pre-wrap">{text}</div>
    </div>
  );
}

/** The latest result, until a newer text is parsed. */
function useParsed(text: string): ParsedMarkdown | undefined {
  const [parsed, setParsed] = useState<ParsedMarkdown>();
  useEffect(() => {
    let isCurrent = true;
    void formatMarkdown(text).then((result) => {
      // renders block by block, so that the page can handle input in between
      if (isCurrent) startTransition(() => setParsed(result));
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return parsed;
}

const Tree = ({ tree }: { tree: Root }) => (
  <div className="markdown">
    {tree.children.map((node, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its position
      <Block key={index} node={node} />
    ))}
  </div>
);

/** Renders one block, so that React can handle input between blocks. */
const Block = memo(({ node }: { node: RootContent }) =>
  node.type === 'doctype'
    ? null
    : toJsxRuntime(node, { Fragment, jsx, jsxs, components, passNode: true }),
);
