import type { FastifyInstance } from 'fastify'
import type { Operation } from '../contract/operation.ts'
import { errors } from '../errors.ts'
import { DiskFullError } from '../storage/disk-room.ts'

const askAgainMs = 1_000

/** Whoever is there must still get in, and delete. */
const stayPossible = ['login', 'logout']
const addsSomething = ({ id, method }: Operation) =>
  method !== 'get' && method !== 'delete' && !stayPossible.includes(id)

/**
 * Answers 507 to calls that would write while the disk is as good as full, before anything is written: the embedded database
 * does not survive a disk that is full to the last byte. `needRoom` throws DiskFullError then, and is asked once a second.
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
            // A disk that cannot be asked is no full one: what fails on it says so itself.
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
