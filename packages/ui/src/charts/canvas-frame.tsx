import { type ReactNode, Suspense } from 'react';
import type { Size } from '../hooks/use-size';

type Props = { size: Size; children: ReactNode };

/** Where the drawing of a chart lies, once its size is known; it comes with what it draws by. */
export const CanvasFrame = ({ size, children }: Props) =>
  size.width > 0 ? (
    <Suspense>
      <div className="absolute inset-0">{children}</div>
    </Suspense>
  ) : null;
