import {
  type FailedExperiment,
  useFailureReason,
} from '~/features/experiments/logs/failures/queries';

type Props = {
  experiment: FailedExperiment;
  /** its trial, where it has one and that is known */
  trialId?: number | undefined;
  /** false: another component requests it */
  isEnabled?: boolean;
};

/** Shows the log line with the reason of the failure; "failed" where the log names no error. */
export function WhyItFailed({ experiment, ...options }: Props) {
  const reason = useFailureReason(experiment, options);
  return (
    // most reasons need two lines on a phone, and they come after the row
    <span
      title={reason}
      className="block truncate narrow:min-h-[2lh] narrow:wrap-anywhere narrow:whitespace-normal"
    >
      {reason || 'failed'}
    </span>
  );
}
