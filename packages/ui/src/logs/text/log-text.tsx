import { type CSSProperties, memo, useState } from 'react';
import { formatCount } from '../../lib/format';
import { withVisibleControls } from '../../lib/visible-controls';
import { type AnsiColor, hasControl, parseAnsi } from './ansi';
import { type Finder, type MarkedSpan, markSpans } from './mark-spans';

type Props = {
  /** id of its line */
  id: string;
  text: string;
  find: Finder | undefined;
};

/**
 * a line of megabytes must not block the page: only this much of it is rendered until the user
 * requests more
 */
const shownAtFirst = 4000;

/** Text of a line with terminal styles; markup in it stays text. A plain line is one text node. */
export function LogText({ id, text, find }: Props) {
  if (find === undefined && text.length <= shownAtFirst && !hasControl(text))
    return <span>{withVisibleControls(text)}</span>;
  // elements are reused for other lines, but the shown length belongs to one line
  return <StyledText key={id} text={text} find={find} />;
}

const StyledText = memo(function StyledText({ text, find }: Omit<Props, 'id'>) {
  const [visibleLength, setVisibleLength] = useState(shownAtFirst);
  const spans = markSpans(parseAnsi(withVisibleControls(text.slice(0, visibleLength))), find);
  const hidden = text.length - visibleLength;
  return (
    <span>
      {spans.map(drawSpan)}
      {hidden > 0 ? (
        <button
          type="button"
          className="pl-2 text-accent hover:underline"
          onClick={() => setVisibleLength(visibleLength * 10)}
        >
          {`… ${formatCount(hidden)} more characters`}
        </button>
      ) : null}
    </span>
  );
});

// an exact color keeps its hue; its lightness follows the theme, so that it stays readable
const cssColor = (color: AnsiColor) =>
  color.startsWith('#')
    ? `oklch(from ${color} clamp(var(--ansi-least), l, var(--ansi-most)) c h)`
    : `var(--ansi-${color})`;

function drawSpan(span: MarkedSpan, index: number) {
  if (!span.isMatch && Object.keys(span).length === 1) return span.text;
  const Tag = span.isMatch ? 'mark' : 'span';
  return (
    // spans of a line keep their positions
    <Tag key={index} style={styleOf(span)}>
      {span.text}
    </Tag>
  );
}

function styleOf(span: MarkedSpan): CSSProperties {
  const fore = span.color && cssColor(span.color);
  const back = span.background && cssColor(span.background);
  const lines = [span.isUnderlined && 'underline', span.isStruck && 'line-through'].filter(Boolean);
  const colors = span.isInverse
    ? { color: back ?? 'var(--sunken)', background: fore ?? 'var(--text)' }
    : {
        ...(fore ? { color: fore } : {}),
        ...(back ? { background: `color-mix(in oklch, ${back} 25%, transparent)` } : {}),
      };
  return {
    ...colors,
    ...(span.isBold ? { fontWeight: 600 } : {}),
    ...(span.isDim ? { opacity: 0.75 } : {}),
    ...(span.isItalic ? { fontStyle: 'italic' } : {}),
    ...(lines.length > 0 ? { textDecoration: lines.join(' ') } : {}),
  };
}
