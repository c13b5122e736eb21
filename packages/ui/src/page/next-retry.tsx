import { useNow } from '../hooks/use-now';

type Props = {
  /** time of the next try, ms; null if there is none */
  at: number | null;
};

/** Shows "Next try in 4 s." outside live regions, because it changes every second. */
export function NextRetry({ at }: Props) {
  const now = useNow(at === null ? null : 1000);
  if (at === null) return null;
  const seconds = Math.max(0, Math.ceil((at - now) / 1000));
  return (
    <span className="num text-muted">
      {seconds === 0 ? 'Trying again...' : `Next try in ${seconds} s.`}
    </span>
  );
}
