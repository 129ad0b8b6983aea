/**
 * Starts counting the CPU time of this process, on all threads. Returns a function that gives the milliseconds so far. A limit on
 * CPU time holds on busy machines, where a limit on elapsed time fails.
 */
export function startProcessorTime(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  };
}
