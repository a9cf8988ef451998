/** How far back `GET /events` can repeat missed changes, in milliseconds. */
export const longestReplayMs = 300_000
