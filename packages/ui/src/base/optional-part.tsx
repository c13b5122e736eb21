import { Component, type ReactNode, Suspense } from 'react';

type Props = {
  children: ReactNode;
  /** is shown while its code loads */
  fallback?: ReactNode;
};

/**
 * A part of a page that the page can do without. Where its code cannot be loaded or it fails to
 * render, nothing is shown, and the page stays.
 */
export const OptionalPart = ({ children, fallback = null }: Props) => (
  <Guard>
    <Suspense fallback={fallback}>{children}</Suspense>
  </Guard>
);

class Guard extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
