/** The longest time, in milliseconds, whose changes `GET /events` can send again. */
export const longestReplayMs = 300_000
