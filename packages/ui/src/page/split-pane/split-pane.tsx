import { type ReactNode, useState } from 'react';
import { useSize } from '../../hooks/use-element';
import { useMedia } from '../../hooks/use-media';
import { Divider, fitWidth } from './divider';

type Props = {
  /** names the divider: "Width of the file tree" */
  label: string;
  left: ReactNode;
  right: ReactNode;
  /** width of the left side, at first and after a double click */
  initialWidth?: number;
  className?: string;
};

/** Two sides and a divider between them. Stacked on a phone. */
export function SplitPane(props: Props) {
  const { label, left, right, initialWidth = 400, className = '' } = props;
  const isPhone = useMedia('(width <= 480px)');
  const [frame, { width: total }] = useSize();
  const [own, setOwn] = useState(initialWidth);
  const width = fitWidth(own, total);

  if (isPhone)
    return (
      <div className={`flex min-h-0 flex-col gap-3 ${className}`}>
        {/* of one height, so that rows that load do not push the right side */}
        <div className="h-1/3 shrink-0 overflow-auto">{left}</div>
        {right}
      </div>
    );
  return (
    <div ref={frame} className={`flex min-h-0 min-w-0 ${className}`}>
      <div className="min-h-0 shrink-0 overflow-auto" style={{ width }}>
        {left}
      </div>
      <Divider side="left" {...{ label, width, total, initialWidth }} onChange={setOwn} />
      <div className="min-h-0 min-w-0 flex-1 overflow-auto">{right}</div>
    </div>
  );
}
