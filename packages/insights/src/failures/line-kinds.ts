/**
 * `platform`: the master says how a container ended. `launcher`: a launcher, wrapper or reaper says
 * that one of its processes failed. `aftermath`: a process was stopped, or lost its connection to one
 * that failed. None of them is the cause of a failure while anything else is.
 */
export type LineKind = 'platform' | 'launcher' | 'aftermath';

const platform: readonly RegExp[] = [
  /^(?:[^:]{1,200}) was terminated(?::|$)/,
  /^resources (?:failed with|were killed|exited)/,
  /^allocation (?:failed|killed|stopped|handler crashed|exited)/,
  /^(?:INFO: |ERROR: )?container failed with non-zero exit code/,
  /^forcibly killing allocation/,
  /^trial failed \(restart /,
  /^(?:Scheduling|Service of|Resources for) .{1,200}(?:id: |is available|have started)/,
];

const launcher: readonly RegExp[] = [
  // torchrun and its agent
  /torch[./]distributed[./]elastic|\belastic_launch\b/,
  /\bChildFailedError\b|\bSignalException\b/,
  /\bfailed \(exitcode: -?\d+\) local_rank: \d+/,
  /Sending process \d+ closing signal/,
  /^Root Cause \(first observed failure\)|^\S.{0,200} FAILED$/,
  /^\s*(?:time|host|rank|exitcode|error_file) +: /,
  /^\s*traceback : (?!Traceback)/,
  /torch\.multiprocessing\.spawn\.Process(?:Raised|Exited)Exception/,
  /^-- Process \d+ terminated with the following error:/,
  // Python's own wrappers
  /\bCalledProcessError\b/,
  /Command '.{1,2000}' (?:returned non-zero exit status|died with)/,
  /^(?:[\w.]+\.)?BrokenProcessPool\b|^(?:[\w.]+\.)?ProcessExitedException\b/,
  /^Caught \w+ in (?:DataLoader worker process|replica|pin memory thread)/,
  /^[\w.]+: Caught \w+ in (?:DataLoader worker process|replica|pin memory thread)/,
  /^SystemExit(?:: \d+)?$/,
  /^(?:\S+ )?(?:Exception|Base)Group\b|^(?:BaseExceptionGroup|ExceptionGroup): /,
  // Horovod and MPI
  /Horovod detected that one or more processes exited/,
  /^Process name: |^Exit code: +-?\d+$/,
  /^(?:mpirun|mpiexec|prterun|orterun)(?:\.\w+)? (?:noticed|detected|has exited|was unable)/,
  /^Primary job +terminated normally|^a non-zero exit code\. Per user-direction/,
  /^MPI_ABORT was invoked|^with errorcode -?\d+\.?$|^NOTE: invoking MPI_ABORT/,
  /^You may or may not see output from other processes/,
  /^= +(?:BAD TERMINATION|PID|EXIT CODE|CLEANING UP|RANK)\b|^YOUR APPLICATION TERMINATED WITH/,
  // Slurm
  /^srun: error: .{1,200}: task/,
  /^srun: (?:Job step aborted|Terminating)|^srun: error: .{0,120}(?:exited|Exited)/,
  /^slurmstepd: error: \*\*\* (?:STEP|JOB) (?!.*DUE TO)/,
  // DeepSpeed, Accelerate, Lightning
  /sigkill_handler\]|Killing subprocess \d+/,
  /^\[.{1,200}\] exits with return code = -?\d+/,
  /^(?:\S+: )?(?:pdsh@\S+: )?\S+: ssh exited with exit code \d+/,
  /Child process with PID \d+ terminated with code/,
  // Ray
  /^(?:ray\.exceptions\.)?(?:RayActorError|ActorDiedError|WorkerCrashedError|ActorUnavailableError)\b/,
  /^ray\.exceptions\.RayTaskError\b/,
  /^(?:ray\.[\w.]+\.)?(?:TrainingFailedError|TuneError|StartTraceback|TrainBackendError)\b/,
  /A worker died or was killed while executing a task|The actor (?:died unexpectedly|is dead)/,
  /\b(?:tune_controller|trial_runner|worker|backend_executor|ray_trial_executor|function_trainable|controller)\.py:\d+\b/,
  // Composer, Colossal-AI, Paddle
  /composer\.cli\.launcher|^Global rank \d+ \(PID \d+\) exited with code/,
  /^Error: failed to run torchrun|Encountered a bad command exit code/,
  /^ABORT!!! Out of all \d+ trainers|^LAUNCH (?:INFO|ERROR)/,
  // make, pip, git and hydra report what ran inside of them
  /^make(?:\[\d+\])?: \*\*\* |^ninja: build stopped|^error: command '.{1,300}' failed with/,
  /^(?:error: )?subprocess-exited-with-error|^ERROR: Failed building wheel for|^× /,
  /^Error executing job with overrides/,
  /^(?:\[?\w*\]? ?)?(?:Sub)?process exited with (?:code|status) -?[1-9]/i,
];

/** Places of code that only starts others. */
const launcherFile =
  /(?:torch\/distributed\/(?:run|launch)\.py|torch\/distributed\/(?:launcher|elastic)\/|torch\/multiprocessing\/spawn\.py|accelerate\/commands\/|deepspeed\/launcher\/|horovod\/runner?\/|determined\/(?:launch|exec)\/(?!harness)|lightning\w*\/(?:fabric|pytorch)\/strategies\/launchers\/)/;

const aftermath: readonly RegExp[] = [
  /\b(?:BrokenPipeError|ConnectionResetError|ConnectionAbortedError|KeyboardInterrupt|HorovodInternalError)\b/,
  /^(?:\w+\.)*EOFError$/,
  /^(?:\w+\.)*CancelledError\b/,
  /connection (?:was )?(?:closed|reset|aborted) by (?:remote )?peer|Broken pipe/i,
  /Connection closed by (?:remote )?peer|Socket closed|socketProgress: Connection closed/i,
  /remote process (?:has )?exit(?:ed|ing)|ncclRemoteError|ncclSystemError: System call/i,
  /Net(?:work)? .{0,60}Connection closed by/i,
  /Horovod has been shut down/,
  /\[(?:.{0,80})gloo\/transport\//,
  /recvValue failed|failed to recv, got 0 bytes|TCPStore.{0,80}(?:reset|closed|Broken)/i,
  /Watchdog caught collective operation timeout|collective operation timeout: WorkNCCL/,
  /NCCL watchdog thread terminated|some NCCL operations have failed or timed out/i,
  /To avoid (?:data inconsistency|this inconsistency|data loss), we are taking the entire process down/i,
  /NCCL communicator was aborted|NCCL (?:communicator|operation)s? .{0,40}aborted/i,
  /torch\.distributed\.Dist(?:Network|Store)Error/,
  /\bgot signal: 1[15]\b|\b(?:received|got|caught|by) (?:signal )?SIGTERM\b|\breceived signal 15\b/i,
  /^(?:\S+: line \d+: +)?(?:\d+ )?Terminated\b/,
  /DataLoader worker \(pid\(?s?\)? [\d, ]+\) exited unexpectedly/,
  /^Error in atexit|^Error in sys\.excepthook/,
];

const has = (rules: readonly RegExp[], text: string) => rules.some((rule) => rule.test(text));

/** Returns what a line reports, other than an error of its own; undefined for all other lines. */
export function kindOf(text: string): LineKind | undefined {
  if (has(platform, text)) return 'platform';
  if (has(launcher, text)) return 'launcher';
  return has(aftermath, text) ? 'aftermath' : undefined;
}

/** Returns true if a file belongs to a launcher. */
export const isLauncherFile = (file: string): boolean => launcherFile.test(file);
