/**
 * Milliseconds after which a call counts as hanging. Far above what a busy machine needs: how fast a call is, is measured
 * in processor time or by the benches.
 */
export const hangMs = 60_000
