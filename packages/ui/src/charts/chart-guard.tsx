import { Component, type ReactNode } from 'react';
import { Button } from '../base/button';

type Props = { children: ReactNode };
type State = { error: unknown };

/** Shows an error in place of a chart that fails to render; the rest of the page keeps working. */
export class ChartGuard extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('unknown') };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <ChartMessage
        title="Unable to Load data for chart"
        hint={error instanceof Error ? error.message : undefined}
        onRetry={() => this.setState({ error: undefined })}
      />
    );
  }
}

type MessageProps = { title: string; hint?: string | undefined; onRetry?: () => void };

/** The message in place of a chart. */
export const ChartMessage = ({ title, hint, onRetry }: MessageProps) => (
  <div
    role={onRetry ? 'alert' : undefined}
    className="grid h-full content-center justify-items-center gap-1 px-4 text-center text-muted"
  >
    <p>{title}</p>
    {hint ? <p className="max-w-96 text-sm text-faint">{hint}</p> : null}
    {onRetry ? (
      <Button className="mt-2" onClick={onRetry}>
        Retry
      </Button>
    ) : null}
  </div>
);
