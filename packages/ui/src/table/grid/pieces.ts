import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { avatarClass, initials } from '../../base/avatar';
import { dotClass, type Tone, tagClass, toneClass } from '../../base/badge';
import { barClass } from '../../base/progress-bar';
import type { Strokes } from '../../base/stroke-icon';
import { colorOfName } from '../../lib/colors';
import { cn } from '../../lib/utils';
import { displayText } from '../../lib/visible-controls';

/** The styling of an element of the page: its classes and inline style. */
export type Styling = { className?: string | undefined; style?: CSSProperties | undefined };

/** Props for an element around a piece, such as a link. */
export type WrapperProps = {
  className?: string | undefined;
  title?: string | undefined;
  children: ReactNode;
};

type Common = {
  className?: string | undefined;
  /** takes the remaining width */
  grows?: true;
};

/** A part of a cell. Parts follow each other, with the gap of their cell. */
export type StillPiece = Common &
  (
    | {
        kind: 'text';
        text: string;
        /** tooltip */
        title?: string | undefined;
        /** marks the text as this time, in ISO format; the tooltip has it in full */
        dateTime?: string;
        /** a link around the text: a component that spreads its props over its element */
        wrap?: (props: WrapperProps) => ReactElement;
      }
    | {
        kind: 'tag';
        text: string;
        /** tooltip */
        title?: string;
        /** cut where a name beside it needs the space */
        isShort?: true;
        /** a link around the text */
        wrap?: (props: WrapperProps) => ReactElement;
      }
    | {
        kind: 'icon';
        strokes: Strokes;
        style?: CSSProperties;
        /** a button around the icon, with padding of its own outside of the space of the icon */
        wrap?: (props: WrapperProps) => ReactElement;
      }
    | {
        kind: 'bar';
        /** 0 to 1 */
        share: number;
        tone: Tone;
        /** names the progress for screen readers */
        label: string;
      }
    | { kind: 'avatar'; name: string }
    | { kind: 'dot'; color: string }
  );

/** A piece that changes while its row does not: a time that passes, a choice kept elsewhere. */
export type LivePiece = {
  kind: 'live';
  read: () => StillPiece;
  /** calls a function after each change, until the returned one is called */
  subscribe: (onChange: () => void) => () => void;
};

export type Piece = StillPiece | LivePiece;

/** The content of a cell: a text or pieces. Undefined and '' are shown as a dash, no pieces as nothing. */
export type CellContent = string | number | null | undefined | readonly Piece[];

/** A piece as a box with its text or lines, in the classes that both renderers share. */
export type PieceBox = Styling & {
  text?: string;
  strokes?: Strokes;
  grows?: true | undefined;
  /** the share of the box that is filled with its text color, 0 to 1 */
  share?: number;
};

/** Returns the box of a piece as it is at this moment. */
export function boxOf(piece: Piece): PieceBox {
  if (piece.kind === 'live') return boxOf(piece.read());
  const { className, grows } = piece;
  switch (piece.kind) {
    case 'text':
      return { grows, className, text: displayText(piece.text) };
    case 'tag':
      return {
        grows,
        className: cn(tagClass, piece.isShort ? 'max-w-20' : 'max-w-48', className),
        text: piece.text,
      };
    case 'icon':
      return { grows, className, style: piece.style, strokes: piece.strokes };
    case 'bar':
      return {
        grows,
        className: cn(barClass, toneClass(piece.tone), className),
        share: piece.share,
      };
    case 'avatar':
      return {
        grows,
        className: cn(avatarClass, className),
        style: { background: colorOfName(piece.name) },
        text: initials(piece.name),
      };
    case 'dot':
      return { grows, className: cn(dotClass, className), style: { background: piece.color } };
  }
}
