import { useNow } from '../hooks/use-now';

type Props = {
  /** when it is, ms; null when none is to come */
  at: number | null;
};

/** "Next try in 4 s." It is outside of live regions: it changes every second. */
export function NextRetry({ at }: Props) {
  const now = useNow(at === null ? null : 1000);
  if (at === null) return null;
  const seconds = Math.max(0, Math.ceil((at - now) / 1000));
  return (
    <span className="num text-muted">
      {seconds === 0 ? 'Trying again …' : `Next try in ${seconds} s.`}
    </span>
  );
}
