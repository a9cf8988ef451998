/**
 * Processor time in milliseconds that this process spends until `work` is done. Unlike wall time, it does not grow when
 * other programs use the machine.
 */
export const cpuMsOf = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
