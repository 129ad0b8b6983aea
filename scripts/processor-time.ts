/**
 * Counts from now on how long this process computes, on all its threads; gives what tells it, in milliseconds. A bound on it
 * holds on a busy machine too, where a bound on the time that passes does not.
 */
export function startProcessorTime(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  };
}
