import { colorOf } from '@trainyard/ui/lib/colors';

type Props = {
  experimentId: number;
  /** another colour than the one it has on every page */
  color?: string | undefined;
};

/** The colour an experiment has on every page. */
export const Dot = ({ experimentId, color = colorOf(experimentId) }: Props) => (
  <span aria-hidden className="size-2 shrink-0 rounded-full" style={{ background: color }} />
);
