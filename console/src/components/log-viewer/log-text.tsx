import { memo } from 'react';
import { parseAnsi } from './ansi';
import { type MarkedSpan, markSpans } from './mark-spans';

type Props = { text: string; find: string };

/** Text of a line in the terminal's looks; markup in it stays text. */
export const LogText = memo(function LogText({ text, find }: Props) {
  const spans = markSpans(parseAnsi(text), find);
  return <span>{spans.map(drawSpan)}</span>;
});

function drawSpan(span: MarkedSpan, index: number) {
  const style = {
    ...(span.color ? { color: `var(--ansi-${span.color})` } : {}),
    ...(span.background
      ? { background: `color-mix(in oklch, var(--ansi-${span.background}) 25%, transparent)` }
      : {}),
    ...(span.isBold ? { fontWeight: 600 } : {}),
    ...(span.isDim ? { opacity: 0.75 } : {}),
    ...(span.isItalic ? { fontStyle: 'italic' } : {}),
    ...(span.isUnderlined ? { textDecoration: 'underline' } : {}),
  };
  const Tag = span.isMatch ? 'mark' : 'span';
  return (
    // spans of a line never move
    <Tag key={index} style={style}>
      {span.text}
    </Tag>
  );
}
