import type { Player } from './behaviour.ts'

/** The reply of a played model to a request. */
export const play = (player: Player, _body: string): string => JSON.stringify({ player })
