import type { FastifyInstance } from 'fastify'
import type { Operation } from '../contract/operation.ts'
import { errors } from '../errors.ts'
import { DiskFullError } from '../storage/disk-room.ts'

const askAgainMs = 1_000

/** These calls stay possible: users must be able to log in and delete. */
const stayPossible = ['login', 'logout']
const addsSomething = ({ id, method }: Operation) =>
  method !== 'get' && method !== 'delete' && !stayPossible.includes(id)

/**
 * Answers calls that would write with 507 while the disk is nearly full, before anything is written, because the embedded
 * database does not survive a completely full disk. `needRoom` throws DiskFullError in that case; it is called once a second.
 */
export const guardDisk = (app: FastifyInstance, needRoom: () => Promise<void>): void => {
  let asked = { at: Number.NEGATIVE_INFINITY, full: Promise.resolve(false) }
  const isFull = () => {
    const now = performance.now()
    if (now - asked.at > askAgainMs)
      asked = {
        at: now,
        full: needRoom().then(
          () => false,
          (error: unknown) => {
            // If the free space cannot be read, the disk does not count as full: an operation that fails reports its own error.
            if (!(error instanceof DiskFullError)) app.log.error({ err: error }, 'the disk cannot be asked')
            return error instanceof DiskFullError
          },
        ),
      }
    return asked.full
  }
  app.addHook('onRequest', async (request) => {
    const { operation } = request.routeOptions.config
    if (operation && addsSomething(operation) && (await isFull())) throw errors.diskFull()
  })
}
