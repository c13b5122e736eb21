import type { RefObject } from 'react';
import type { Size } from '../hooks/use-element';
import type { SvgContext } from './svg-context';

/** draws a chart once more, onto what makes a file of it */
export type Picture = (context: SvgContext, size: Size) => void | Promise<void>;

/** where a drawing leaves its picture for the tools of its figure */
export type PictureRef = RefObject<Picture | undefined>;
