import { createElement, Fragment, type ReactNode, useEffect, useReducer } from 'react';
import { Avatar } from '../../base/avatar';
import { Dot } from '../../base/badge';
import { ProgressBar } from '../../base/progress-bar';
import { StrokeIcon } from '../../base/stroke-icon';
import { exactTime } from '../../lib/duration';
import { useTimeZone } from '../../lib/time-zone';
import { cn } from '../../lib/utils';
import { displayText } from '../../lib/visible-controls';
import { boxOf, type LivePiece, type Piece, type StillPiece } from './pieces';

type Content = string | readonly Piece[];

/**
 * Draws the content of a cell as elements; `picture/painter.ts` paints the same pieces. A function
 * rather than a component: a long list has a dozen cells in each row.
 */
export function drawContent(content: Content): ReactNode {
  if (typeof content === 'string') return content;
  return createElement(Fragment, null, ...content.map(draw));
}

function draw(piece: Piece): ReactNode {
  if (piece.kind === 'live') return <Live piece={piece} />;
  const place = piece.grows ? 'flex-1' : '';
  switch (piece.kind) {
    case 'text':
      return drawText(piece, place);
    case 'tag': {
      const className = cn('inline-block shrink-0', boxOf(piece).className, place);
      const text = displayText(piece.text);
      const title = piece.title && displayText(piece.title);
      if (piece.wrap) return piece.wrap({ title, className, children: text });
      return (
        <span title={title} className={className}>
          {text}
        </span>
      );
    }
    case 'icon': {
      const { strokes, style, wrap, className } = piece;
      const icon = (
        <StrokeIcon
          strokes={strokes}
          style={style}
          className={cn('inline shrink-0', className, place)}
        />
      );
      return wrap ? wrap({ children: icon }) : icon;
    }
    case 'bar': {
      const { share, tone, label, className } = piece;
      return (
        <ProgressBar share={share} tone={tone} label={label} className={cn(className, place)} />
      );
    }
    case 'avatar':
      return <Avatar name={piece.name} className={cn(piece.className, place)} />;
    case 'dot':
      return <Dot color={piece.color} className={cn(piece.className, place)} />;
  }
}

function drawText(piece: StillPiece & { kind: 'text' }, place: string): ReactNode {
  const { dateTime, wrap } = piece;
  const text = displayText(piece.text);
  const title = piece.title && displayText(piece.title);
  const className = cn(piece.className, place) || undefined;
  if (wrap) return wrap({ title, className, children: text });
  if (dateTime !== undefined)
    return (
      <Time dateTime={dateTime} className={className}>
        {text}
      </Time>
    );
  // a text with neither needs no element: rows have to be cheap
  if (className === undefined && title === undefined) return text;
  return (
    <span title={title} className={className}>
      {text}
    </span>
  );
}

type TimeProps = { dateTime: string; className: string | undefined; children: string };

const Time = ({ dateTime, className, children }: TimeProps) => (
  <time
    dateTime={dateTime}
    title={exactTime(dateTime, useTimeZone('local'))}
    className={cn('whitespace-nowrap', className)}
  >
    {children}
  </time>
);

function Live({ piece }: { piece: LivePiece }) {
  const [, onChange] = useReducer((changes: number) => changes + 1, 0);
  useEffect(() => piece.subscribe(onChange), [piece]);
  return draw(piece.read());
}
